public import Foundation

/// A size that a parent proposes (R-PROP-2): each dimension a number of points, 0 for the child's
/// minimum length, infinity for its maximum, or `nil` for its ideal one.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width in points; `nil` where unspecified, infinity for the maximum.
  public var width: CGFloat?
  /// The height in points; `nil` where unspecified, infinity for the maximum.
  public var height: CGFloat?

  /// The proposal for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes a proposal of two dimensions.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes a proposal of a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Whether it is a size that something can have: of two finite lengths.
  package var isSize: Bool {
    [width, height].allSatisfy { $0.map { $0.isFinite && $0 >= 0 } ?? false }
  }

  /// The size with `size`'s dimensions in place of unspecified ones; all others stay (R-PROP-2).
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
