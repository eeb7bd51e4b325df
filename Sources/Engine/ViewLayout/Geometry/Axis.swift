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
