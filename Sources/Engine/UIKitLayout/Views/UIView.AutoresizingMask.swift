import Foundation
import ViewLayout

extension UIView {
  /// Lengths and distances of a view that follow the size of what it is in.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit a length or distance.
    public let rawValue: UInt

    /// Makes a mask of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

extension UIView {
  /// Follows a change of size of what the view is in, as its autoresizing mask says.
  func autoresize(_ size: CGSize, from old: CGSize) {
    guard !autoresizingMask.isEmpty, translatesAutoresizingMaskIntoConstraints else { return }
    var frame = placedFrame
    for axis in Axis.allCases {
      let parts = autoresizingMask.parts(along: axis)
      let change = size[axis] - old[axis]
      let lengths = [
        frame.origin[axis], frame.size[axis],
        old[axis] - frame.origin[axis] - frame.size[axis],
      ]
      let shares = AutoresizingMask.shares(of: change, among: lengths, following: parts)
      frame.origin[axis] += shares[0]
      frame.size[axis] = max(frame.size[axis] + shares[1], 0)
    }
    self.frame = frame
  }
}

extension UIView {
  /// The shares that the view's place and length take of a change in length around it.
  func autoresizingShares(_ axis: Axis) -> AutoresizingShares {
    guard !autoresizingMask.isEmpty, let superview else { return .none }
    let frame = placedFrame
    let shares = AutoresizingMask.shares(
      of: 1,
      among: [
        frame.origin[axis], frame.size[axis],
        superview.bounds.size[axis] - frame.origin[axis] - frame.size[axis],
      ],
      following: autoresizingMask.parts(along: axis)
    )
    return AutoresizingShares(origin: shares[0], length: shares[1])
  }
}

extension UIView.AutoresizingMask {
  /// Whether the distance before, the length and the distance behind follow.
  fileprivate func parts(along axis: Axis) -> [Bool] {
    switch axis {
    case .horizontal:
      [contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)]
    case .vertical:
      [contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)]
    }
  }

  /// The shares of a change that the parts take: those that follow share it by their lengths, or
  /// equally where these have none.
  fileprivate static func shares(
    of change: CGFloat,
    among lengths: [CGFloat],
    following: [Bool]
  ) -> [CGFloat] {
    let weights = zip(lengths, following).map { $1 ? max($0, 0) : 0 }
    let total = weights.reduce(0, +)
    let count = CGFloat(following.count { $0 })
    guard count > 0 else { return [0, 0, 0] }
    return zip(weights, following).map { weight, follows in
      guard follows else { return 0 }
      return total > 0 ? change * weight / total : change / count
    }
  }
}
