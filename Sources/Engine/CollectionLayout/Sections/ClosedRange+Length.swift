import Foundation

extension ClosedRange<CGFloat> {
  /// The range from a position on; 0 alone where the numbers make none.
  ///
  /// - Parameters:
  ///   - start: Where it begins, in points.
  ///   - length: How long it is, in points; a negative one counts as 0.
  init(from start: CGFloat, length: CGFloat) {
    let end = start + Swift.max(length, 0)
    self = start <= end ? start...end : 0...0
  }
}
