import Foundation

/// A rule whose nodes a picture draws otherwise than as an outline.
protocol DrawnRule {
  /// The picture of a placed node itself, without what is in it.
  func drawing(of node: LayoutNode) -> DrawingContent
  /// Whether a picture draws the last child first, behind the others.
  var isDrawnBackwards: Bool { get }
  /// Whether a picture shows what is inside only where it lies in the frame.
  var clipsDrawing: Bool { get }
}

extension DrawnRule {
  func drawing(of node: LayoutNode) -> DrawingContent { .outline }
  var isDrawnBackwards: Bool { false }
  var clipsDrawing: Bool { false }
}

extension LayoutNode {
  private var drawn: (any DrawnRule)? { ruleValue as? any DrawnRule }

  /// The picture of the node itself, without what is in it.
  final var drawing: DrawingContent { drawn?.drawing(of: self) ?? .outline }

  /// Whether a picture draws the last child first, behind the others.
  final var isDrawnBackwards: Bool { drawn?.isDrawnBackwards ?? false }

  /// Whether a picture shows what is inside only where it lies in the frame.
  final var clipsDrawing: Bool { drawn?.clipsDrawing ?? false }
}

/// The picture of a node: what is drawn of it, and how.
package struct NodePicture: Sendable, Equatable, Codable {
  package var content: DrawingContent
  package var look: DrawingAppearance
  /// Whether the last child is drawn first, behind its siblings.
  package var isDrawnBackwards: Bool

  package init(
    _ content: DrawingContent = .outline,
    look: DrawingAppearance = DrawingAppearance(),
    isDrawnBackwards: Bool = false
  ) {
    self.content = content
    self.look = look
    self.isDrawnBackwards = isDrawnBackwards
  }
}

extension DrawingLayer {
  /// What a tree of nodes draws, in its own coordinates.
  ///
  /// - Parameters:
  ///   - siblings: Nodes beside each other, whose frames count from the tree's corner.
  ///   - isBackwards: Whether the last one is drawn first.
  /// - Returns: Layers from back to front, one for each node that draws something.
  static func layers(of siblings: [ResolvedNode], isBackwards: Bool = false) -> [DrawingLayer] {
    (isBackwards ? siblings.reversed() : siblings).flatMap { node -> [DrawingLayer] in
      guard !node.look.isHidden, node.frame.origin.x.isFinite, node.frame.size.width.isFinite else {
        return []
      }
      let own = node.content == .outline ? [] : [DrawingLayer(node.content, frame: node.frame)]
      let layers = own + Self.layers(of: node.children, isBackwards: node.isDrawnBackwards)
      guard node.look.opacity < 1 || !node.look.matrix.isEmpty else { return layers }
      return [
        DrawingLayer(.layers(layers), matrix: node.look.matrix, opacity: node.look.opacity)
      ]
    }
  }
}

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
