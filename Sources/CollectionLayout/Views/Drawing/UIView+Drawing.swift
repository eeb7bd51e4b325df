import Foundation
import ViewLayout

extension UIView {
  /// The view as pictures show it in what it is in, under the name of its class.
  var drawing: DrawingNode { drawing(name: String(describing: type(of: self))) }

  /// The view as pictures show it in what it is in, as a part of that.
  var namelessDrawing: DrawingNode { drawing(name: "") }

  /// The drawing of the view's inside and of its background, for a place that is drawn by somebody
  /// else.
  var drawnInside: [DrawingNode] {
    var node = namelessDrawing.moved(by: CGPoint(x: -frame.minX, y: -frame.minY))
    (node.look.opacity, node.look.isHidden) = (1, false)
    return node.isBlank ? [] : [node]
  }

  private func drawing(name: String) -> DrawingNode {
    let origin = CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    var node = DrawingNode(
      name: name,
      identifiers: accessibilityIdentifier.map { [$0] } ?? [],
      frame: frame,
      content: backgroundColor?.drawn.map { .fill($0) } ?? .outline,
      children: drawnContent.map { $0.moved(by: origin) }.filter { !$0.isBlank }
    )
    node.look.opacity = Double(min(max(alpha, 0), 1))
    node.look.isHidden = isHidden
    node.look.clips = clipsToBounds || self is UIScrollView
    return node
  }
}

extension DrawingNode {
  /// Whether nothing of the node is to be seen or told.
  fileprivate var isBlank: Bool {
    name.isEmpty && identifiers.isEmpty && content == .outline && children.isEmpty
  }
}
