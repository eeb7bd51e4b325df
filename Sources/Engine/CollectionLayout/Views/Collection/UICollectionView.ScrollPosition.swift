import Foundation
import ViewLayout

extension UICollectionView {
  /// Where in sight something is scrolled to; none scrolls no further than to bring it in sight.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// One bit a place.
    public let rawValue: UInt

    /// Makes a position of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }
}

extension UICollectionView.ScrollPosition {
  /// How far content is scrolled to show something.
  ///
  /// - Parameters:
  ///   - element: Where it begins and how long it is, in points.
  ///   - offset: How far the content is scrolled now.
  ///   - length: How much of the content is in sight.
  ///   - axis: Along which.
  /// - Returns: In points.
  func offset(
    showing element: (start: CGFloat, length: CGFloat),
    from offset: CGFloat,
    in length: CGFloat,
    along axis: Axis
  ) -> CGFloat {
    let atStart = element.start
    let atEnd = element.start + element.length - length
    let isVertical = axis == .vertical
    if contains(isVertical ? .top : .left) { return atStart }
    if contains(isVertical ? .centeredVertically : .centeredHorizontally) {
      return (atStart + atEnd) / 2
    }
    if contains(isVertical ? .bottom : .right) { return atEnd }
    return element.length > length ? min(offset, atStart) : min(max(offset, atEnd), atStart)
  }
}
