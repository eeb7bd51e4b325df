import Foundation
internal import LayoutTree

/// A layout rule whose nodes are not drawn as a plain outline.
protocol DrawnRule {
  /// Returns the picture of a placed node, without its descendants.
  func drawing(of node: LayoutNode) -> DrawingContent
  /// Whether the last child is drawn first, behind its siblings.
  var isDrawnBackwards: Bool { get }
  /// Whether a picture clips the descendants to the node's frame.
  var clipsDrawing: Bool { get }
}

extension DrawnRule {
  func drawing(of node: LayoutNode) -> DrawingContent { .outline }
  var isDrawnBackwards: Bool { false }
  var clipsDrawing: Bool { false }
}

extension LayoutNode {
  private var drawn: (any DrawnRule)? { ruleValue as? any DrawnRule }

  /// The picture of the node, without its descendants.
  final var drawing: DrawingContent { drawn?.drawing(of: self) ?? .outline }

  /// Whether the last child is drawn first, behind its siblings.
  final var isDrawnBackwards: Bool { drawn?.isDrawnBackwards ?? false }

  /// Whether a picture clips the descendants to the node's frame.
  final var clipsDrawing: Bool { drawn?.clipsDrawing ?? false }
}

extension DrawingLayer {
  /// Returns the drawing of a tree of nodes, in the tree's coordinates.
  ///
  /// - Parameters:
  ///   - siblings: The outermost nodes.
  ///   - isBackwards: Whether the last one is drawn first.
  /// - Returns: Layers from back to front; nodes that draw nothing have none.
  static func layers(of siblings: [ResolvedNode], isBackwards: Bool = false) -> [DrawingLayer] {
    (isBackwards ? siblings.reversed() : siblings).flatMap { node -> [DrawingLayer] in
      guard !node.appearance.isHidden, node.frame.origin.x.isFinite, node.frame.size.width.isFinite
      else {
        return []
      }
      let own = node.content == .outline ? [] : [DrawingLayer(node.content, frame: node.frame)]
      let layers = own + Self.layers(of: node.children, isBackwards: node.isDrawnBackwards)
      guard node.appearance.opacity < 1 || !node.appearance.matrix.isEmpty else { return layers }
      return [
        DrawingLayer(
          .layers(layers),
          matrix: node.appearance.matrix,
          opacity: node.appearance.opacity
        )
      ]
    }
  }
}

/// The pictures of the nodes of each layout rule.
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

extension ImageRule: DrawnRule {
  func drawing(of node: LayoutNode) -> DrawingContent {
    guard case .color(let color) = look.paint else { return .room }
    let isSymbol = symbolFont != nil
    return .image(DrawingImage(name: text, isSymbol: isSymbol, color: DrawingColor(color)))
  }
}

extension ControlPartRule: DrawnRule {}

extension TextRule: DrawnRule {
  func drawing(of node: LayoutNode) -> DrawingContent {
    guard case .text(let color) = look.paint else { return .room }
    let layout = typesetter.layout(for: node.placedProposal)
    return .text(DrawingText(layout, of: typesetter, color: color, leftPart: leftPart))
  }
}

extension ScrollRule: DrawnRule {
  var clipsDrawing: Bool { true }
}

extension ListRow: DrawnRule {
  // mutants: how a row looks is visible only in pictures
  /// A row of a grouped list is drawn on a card; a line separates it from the next one.
  func drawing(of node: LayoutNode) -> DrawingContent {
    guard let child = node.children.first, child.sectionPart == .content else {
      return .outline
    }
    let size = node.size
    let bounds = CGRect(origin: .zero, size: size)
    let leading = insets(of: child).leading
    let line = CGRect(
      x: leading,
      y: size.height - 0.5,
      width: max(size.width - leading - sideInset, 0),
      height: 0.5
    )
    let card = bounds.insetBy(dx: min(sideInset, size.width / 2), dy: 0)
    return .layers(
      (sideInset > 0 ? [DrawingLayer.rectangle(card, .row)] : []) + [.rectangle(line, .quaternary)]
    )
  }
}

extension DrawingLayer {
  fileprivate static func rectangle(_ rect: CGRect, _ color: Color) -> DrawingLayer {
    DrawingLayer(
      .shape(DrawingShape(kind: .rectangle, bounds: rect, color: DrawingColor(color)))
    )
  }
}

extension Color {
  /// The background of a row in a grouped list.
  fileprivate static var row: Color {
    Color(red: 0.95, green: 0.95, blue: 0.97, alpha: 1, name: "row")
  }
}

extension SecondaryRule: DrawnRule {
  /// R-SEC-3: a background is drawn before the view that it modifies, an overlay after it.
  var isDrawnBackwards: Bool { side == .background }
}

extension NavigationBarRule: DrawnRule {
  func drawing(of node: LayoutNode) -> DrawingContent { .bar }
}

extension ToolbarRule: DrawnRule {
  func drawing(of node: LayoutNode) -> DrawingContent { .bar }
}

extension TabBarRule: DrawnRule {
  func drawing(of node: LayoutNode) -> DrawingContent { .bar }
}

extension PresentedRule: DrawnRule {
  func drawing(of node: LayoutNode) -> DrawingContent { .fill(DrawingColor(.background)) }
}

extension DrawingContent {
  /// The background of a bar, through which content is visible.
  fileprivate static var bar: DrawingContent {
    .fill(DrawingColor(Color(red: 0.96, green: 0.96, blue: 0.96, alpha: 0.9, name: "bar")))
  }
}

extension PlaceholderRule: DrawnRule {
  func drawing(of node: LayoutNode) -> DrawingContent { .placeholder(text) }
}
