import Foundation
package import ViewLayout

extension UIView {
  /// The view as pictures show it in what it is in, under the name of its class.
  package var drawing: ResolvedNode { drawing(name: String(describing: type(of: self))) }

  /// The view as pictures show it in what it is in, as a part of that.
  package var namelessDrawing: ResolvedNode { drawing(name: "") }

  /// The drawing of the view's inside and of its background, for a place that is drawn by somebody
  /// else.
  package var drawnInside: [ResolvedNode] {
    var node = namelessDrawing.moved(by: CGPoint(x: -frame.minX, y: -frame.minY))
    node.picture?.look.opacity = 1
    node.picture?.look.isHidden = false
    return node.isBlank ? [] : [node]
  }

  private func drawing(name: String) -> ResolvedNode {
    let origin = CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    var look = DrawingLook()
    look.opacity = Double(min(max(alpha, 0), 1))
    look.isHidden = isHidden
    look.clips = clipsToBounds || self is UIScrollView
    return ResolvedNode(
      name: name,
      identifiers: accessibilityIdentifier.map { [$0] } ?? [],
      frame: frame,
      picture: NodePicture(backgroundColor?.drawn.map { .fill($0) } ?? .outline, look: look),
      children: drawnParts.map { $0.moved(by: origin) }.filter { !$0.isBlank }
    )
  }
}

extension ResolvedNode {
  /// Whether nothing of the node is to be seen or told.
  fileprivate var isBlank: Bool {
    name.isEmpty && identifiers.isEmpty && content == .outline && children.isEmpty
  }
}

extension UIColor {
  /// The color of a picture; `nil` for a clear one.
  package var drawn: DrawingColor? {
    let parts = components.map { Double($0) }
    guard parts[3] > 0 else { return nil }
    return DrawingColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
