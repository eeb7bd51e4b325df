import Foundation

/// `LazyHStack` and `LazyVStack`: one line an element (R-LAZY-4).
class LazyStackNode: LazyNode {
  final override func tracks(for length: CGFloat?) -> [LazyTrack] {
    [LazyTrack(start: 0, length: length)]
  }

  /// All that is proposed; else as long as the longest element that is made, or was.
  final override func crossLength(for length: CGFloat?) -> CGFloat {
    if let length { return length }
    return children.reduce(greatestCrossLength) { longest, child in
      max(longest, child.measure(proposal(in: nil, of: nil))[axis.cross])
    }
  }
}

/// A lazy stack along y.
final class LazyVStackNode: LazyStackNode {
  override var axis: Axis { .vertical }
  override var name: String? { "LazyVStack" }
}

/// A lazy stack along x.
final class LazyHStackNode: LazyStackNode {
  override var axis: Axis { .horizontal }
  override var name: String? { "LazyHStack" }
}
