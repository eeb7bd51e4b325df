package import Foundation

/// The horizontal or the vertical direction.
public enum Axis: Int8, CaseIterable, Sendable, Hashable, CustomStringConvertible {
  case horizontal
  case vertical

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// The other axis: a stack's cross axis.
  package var cross: Axis { self == .horizontal ? .vertical : .horizontal }

  /// The set with only this axis.
  var set: Set { self == .horizontal ? .horizontal : .vertical }

  /// A set of axes.
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

extension CGSize {
  /// The length of the size along an axis, in points.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Makes a size from the length along an axis and the length along the other axis.
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

  /// Makes a point from the coordinate along an axis and the coordinate along the other axis.
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

  /// Makes a proposal from the length along an axis and the length along the other axis.
  package init(_ length: CGFloat?, along axis: Axis, across: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: length, height: across)
      : ProposedViewSize(width: across, height: length)
  }
}
