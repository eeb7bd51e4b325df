import Foundation

/// The placement of a popover beside its source (R-UIB-9).
///
/// A popover may be above, below, to the right or to the left of its source, centered on it and
/// moved into the space. It is on the side where it is moved least or, of equal sides, on the first
/// one in this order.
struct PopoverPlacement {
  /// The frame of the source, in points.
  let source: CGRect
  /// The size of the popover without its arrow, in points.
  let size: CGSize
  /// The space for the popover, in points.
  let space: CGRect
  /// The distance of the popover from its source, in points.
  let gap: CGFloat
  /// The minimum distance of the arrow from the corners of the popover, in points.
  let arrowMargin: CGFloat

  /// The frame of the popover, in points; `nil` if it fits on no side.
  var frame: CGRect? {
    guard size.width <= space.width, size.height <= space.height else { return nil }
    let candidates = [
      candidate(at: CGPoint(x: centered.x, y: source.minY - gap - size.height), along: .horizontal),
      candidate(at: CGPoint(x: centered.x, y: source.maxY + gap), along: .horizontal),
      candidate(at: CGPoint(x: source.maxX + gap, y: centered.y), along: .vertical),
      candidate(at: CGPoint(x: source.minX - gap - size.width, y: centered.y), along: .vertical),
    ].compactMap(\.self)
    return candidates.min { $0.move < $1.move }?.frame
  }

  private var centered: CGPoint {
    CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
  }

  /// Returns the frame at a position, moved into the space along an axis; `nil` if it does not fit,
  /// or if the arrow comes too close to a corner.
  private func candidate(
    at origin: CGPoint,
    along axis: NSLayoutConstraint.Axis
  ) -> (frame: CGRect, move: CGFloat)? {
    var frame = CGRect(origin: origin, size: size)
    frame.origin.x = min(max(frame.minX, space.minX), space.maxX - size.width)
    frame.origin.y = min(max(frame.minY, space.minY), space.maxY - size.height)
    let move = CGPoint(x: abs(frame.minX - origin.x), y: abs(frame.minY - origin.y))
    let isHorizontal = axis == .horizontal
    guard (isHorizontal ? move.y : move.x) == 0 else { return nil }
    let arrow = isHorizontal ? source.midX - frame.minX : source.midY - frame.minY
    let length = isHorizontal ? size.width : size.height
    guard arrow >= arrowMargin, arrow <= length - arrowMargin else { return nil }
    return (frame, isHorizontal ? move.x : move.y)
  }
}
