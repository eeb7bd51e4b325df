import Foundation
import ViewLayout

extension UIView {
  /// The parts of a view's frame that change with the size of its superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

extension UIView {
  /// Resizes the view by its autoresizing mask after its superview's size has changed.
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
  /// Returns the fractions of a change in the superview's length that the view's origin and length
  /// absorb.
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
  /// Whether the margin before the view, its length and the margin after it are flexible.
  fileprivate func parts(along axis: Axis) -> [Bool] {
    switch axis {
    case .horizontal:
      [contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)]
    case .vertical:
      [contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)]
    }
  }

  /// Returns the share of a change for each part: flexible parts share it in proportion to their
  /// lengths.
  ///
  /// If their lengths are 0, they share it equally.
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
