// The names are those of SwiftUI, whose documentation tells of them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A view whose boxes are changed, or have others around them.
struct Modified<Content: View>: PrimitiveView {
  var content: Content
  var surroundings: (inout Surroundings) -> Void = { _ in }
  var change: (Box, Surroundings) -> Box = { box, _ in box }

  func boxes(in surroundings: Surroundings) -> [Box] {
    var inside = surroundings
    self.surroundings(&inside)
    return content.makeBoxes(in: inside).map { change($0, surroundings) }
  }
}

extension View {
  /// Puts a box around each of this view's.
  func around(_ make: @escaping (Box) -> Box) -> some View {
    Modified(content: self, change: { box, _ in make(box) })
  }

  /// Changes each of this view's boxes.
  private func noted(_ change: @escaping (Box) -> Void) -> some View {
    around { box in
      change(box.node)
      return box
    }
  }

  public func id(_ identifier: some Hashable) -> some View {
    noted { $0.identifiers.append("\(identifier)") }
  }

  public func accessibilityIdentifier(_ identifier: String) -> some View { id(identifier) }

  public func onTapGesture(perform action: @escaping () -> Void) -> some View {
    noted { $0.action = action }
  }

  // These change what is drawn, and no layout.
  public func foregroundStyle(_ color: Color) -> Self { self }
  public func foregroundColor(_ color: Color?) -> Self { self }
  public func opacity(_ opacity: Double) -> Self { self }
  public func hidden() -> Self { self }
  public func clipped() -> Self { self }
  public func cornerRadius(_ radius: CGFloat) -> Self { self }
  public func border(_ color: Color, width: CGFloat = 1) -> Self { self }
  public func zIndex(_ value: Double) -> Self { self }
}
