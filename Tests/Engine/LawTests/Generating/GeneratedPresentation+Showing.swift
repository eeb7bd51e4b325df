import Foundation
import ViewLayout

extension GeneratedPresentation {
  @MainActor var view: AnyView {
    let anchor = presenting(
      Color.blue.frame(width: CGFloat(anchorWidth), height: CGFloat(anchorHeight)).id("anchor")
    )
    .frame(
      maxWidth: .infinity,
      maxHeight: .infinity,
      alignment: Alignment(
        horizontal: anchorX < 0.3 ? .leading : anchorX < 0.7 ? .center : .trailing,
        vertical: anchorY < 0.3 ? .top : anchorY < 0.7 ? .center : .bottom
      )
    )
    .padding(.leading, anchorX == 0.25 ? 40 : 0)
    .padding(.bottom, anchorY == 0.9 ? 40 : 0)
    return hasBar
      ? AnyView(NavigationStack { anchor.navigationTitle("Title") }) : AnyView(anchor)
  }

  @MainActor
  private func presenting(_ anchor: some View) -> AnyView {
    let isShown = Binding.constant(isPresented)
    switch kind {
    case .sheet: return AnyView(anchor.sheet(isPresented: isShown) { presented })
    case .cover: return AnyView(anchor.fullScreenCover(isPresented: isShown) { presented })
    case .popover: return AnyView(anchor.popover(isPresented: isShown) { presented })
    case .alert(let buttons, let fields):
      return AnyView(
        anchor.alert("Alert", isPresented: isShown) {
          ForEach(0..<fields, id: \.self) { TextField("Field \($0)", text: .constant("")) }
          ForEach(0..<buttons, id: \.self) { Button("Button \($0)") {} }
        } message: {
          message
        }
      )
    case .dialog(let buttons):
      return AnyView(
        anchor.confirmationDialog("Dialog", isPresented: isShown, titleVisibility: .visible) {
          ForEach(0..<buttons, id: \.self) { Button("Button \($0)") {} }
        }
      )
    }
  }

  /// The message of an alert: the text of the content, if it is one.
  private var message: Text {
    if case .text(let words) = content { Self.text(of: words) } else { Text(verbatim: "Message") }
  }

  private static func text(of words: Int) -> Text {
    Text(verbatim: Array(repeating: "word", count: words).joined(separator: " "))
  }

  @MainActor private var presented: some View {
    Group {
      switch content {
      case .text(let words): Self.text(of: words)
      case .color: Color.red
      case .frame(let width, let height):
        Color.red.frame(width: CGFloat(width), height: CGFloat(height))
      case .stack(let title): NavigationStack { Color.red.navigationTitle(title) }
      }
    }
    .presentationDetents(Set(detents.map(\.value)))
  }
}

extension GeneratedPresentation.Detent {
  fileprivate var value: PresentationDetent {
    switch self {
    case .medium: .medium
    case .large: .large
    case .fraction(let fraction): .fraction(CGFloat(fraction))
    case .height(let height): .height(CGFloat(height))
    }
  }

  fileprivate var code: String {
    switch self {
    case .medium: ".medium"
    case .large: ".large"
    case .fraction(let fraction): ".fraction(\(fraction))"
    case .height(let height): ".height(\(height))"
    }
  }
}

// MARK: - Code

extension GeneratedPresentation {
  var markdown: String {
    """
    \(kind) of \(content) with the detents [\(detents.map(\.code).joined(separator: ", "))], \
    \(window.attributes)
    presented by a color of \(anchorWidth) × \(anchorHeight) at (\(anchorX), \(anchorY)) of the \
    window\(hasBar ? " in a navigation stack with a title" : "")
    """
  }
}
