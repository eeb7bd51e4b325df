/// A rule whose nodes a picture draws otherwise than as an outline.
protocol DrawnRule {
  /// What a picture draws of a placed node itself.
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
