import Foundation

/// The pictures of each rule's nodes.
extension DrawnRule where Self: LeafRule {
  func drawing(of node: LayoutNode) -> DrawingContent {
    switch look.paint {
    case .none, .text: .room
    case .color(let color): .fill(DrawingColor(color))
    case .drawing(let draw): draw(node.size)
    }
  }
}

extension Filling: DrawnRule {}
extension ShapeRule: DrawnRule {}
extension SpacerRule: DrawnRule {}
extension DividerRule: DrawnRule {}
extension ImageRule: DrawnRule {}
extension ControlPartRule: DrawnRule {}

extension TextRule: DrawnRule {
  func drawing(of node: LayoutNode) -> DrawingContent {
    guard case .text(let color) = look.paint else { return .room }
    let layout = typesetter.layout(for: node.placedProposal)
    return .text(DrawingText(layout, color: color, leftPart: leftPart))
  }
}

extension ScrollRule: DrawnRule {
  var clipsDrawing: Bool { true }
}

extension SecondaryRule: DrawnRule {
  /// R-SEC-3: a background is drawn before its primary, an overlay after it.
  var isDrawnBackwards: Bool { side == .background }
}
