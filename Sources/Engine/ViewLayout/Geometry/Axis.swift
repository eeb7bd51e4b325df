package import Foundation

/// The horizontal or the vertical direction.
public enum Axis: Int8, CaseIterable, Sendable, Hashable, CustomStringConvertible {
  /// Along x: widths.
  case horizontal
  /// Along y: heights.
  case vertical

  /// The name of the case.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// The other axis: a stack's cross axis.
  package var cross: Axis { self == .horizontal ? .vertical : .horizontal }

  /// The set of this axis alone.
  var set: Set { self == .horizontal ? .horizontal : .vertical }

  /// Any of the two axes.
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit an axis.
    public let rawValue: Int8
    /// Makes a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Along x.
    public static let horizontal = Set(rawValue: 1)
    /// Along y.
    public static let vertical = Set(rawValue: 2)
  }
}

extension CGSize {
  /// The length along an axis, in points.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Makes a size of the lengths along an axis and across it.
  package init(_ length: CGFloat, along axis: Axis, across: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }
}

extension CGPoint {
  /// The coordinate along an axis, in points.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }

  /// Makes a point of the coordinates along an axis and across it.
  package init(_ position: CGFloat, along axis: Axis, across: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
  }
}

extension ProposedViewSize {
  /// The proposed length along an axis; `nil` where unspecified.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Makes a proposal of the lengths along an axis and across it.
  package init(_ length: CGFloat?, along axis: Axis, across: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: length, height: across)
      : ProposedViewSize(width: across, height: length)
  }
}
