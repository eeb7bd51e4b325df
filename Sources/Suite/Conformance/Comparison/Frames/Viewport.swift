internal import Foundation
internal import ViewLayout

/// The part of a scene that is in sight.
struct Viewport {
  private let rectangle: CGRect

  /// The rectangle of a proposal at the scene's top left corner.
  ///
  /// - Parameters:
  ///   - proposal: What the root was proposed; a dimension that is `nil` or infinite is the
  ///     root's.
  ///   - root: The root's frame, in points; `nil` for a scene without nodes.
  init(_ proposal: ProposedViewSize, root: CGRect?) {
    let root = root ?? .zero
    rectangle = CGRect(
      x: 0,
      y: 0,
      width: proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? root.maxX,
      height: proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? root.maxY
    )
  }

  /// Whether a frame and the viewport have a point in common that is not on an edge of a frame
  /// with an area.
  func shows(_ frame: CGRect) -> Bool {
    Self.overlap(frame.minX, frame.maxX, rectangle.minX, rectangle.maxX)
      && Self.overlap(frame.minY, frame.maxY, rectangle.minY, rectangle.maxY)
  }

  private static func overlap(
    _ start: CGFloat,
    _ end: CGFloat,
    _ viewStart: CGFloat,
    _ viewEnd: CGFloat
  ) -> Bool {
    start == end
      ? start >= viewStart && end <= viewEnd
      : start < viewEnd && end > viewStart
  }
}
