// The names are those of SwiftUI, whose documentation tells of them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view whose boxes are changed, or have others around them.
struct Modified<Content: View>: PrimitiveView {
  let content: Content
  let change: (Box) -> Box
  var boxes: [Box] { content.boxes.map(change) }
}

extension View {
  public func id(_ identifier: some Hashable) -> some View {
    changed { $0.identifiers.append("\(identifier)") }
  }

  public func onTapGesture(perform action: @escaping () -> Void) -> some View {
    changed { $0.action = action }
  }

  public func layoutPriority(_ value: Double) -> some View { changed { $0.priority = value } }

  private func changed(_ change: @escaping (Box) -> Void) -> some View {
    Modified(content: self) { box in
      change(box)
      return box
    }
  }
}
