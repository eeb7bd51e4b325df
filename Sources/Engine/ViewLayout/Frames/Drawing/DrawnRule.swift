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
