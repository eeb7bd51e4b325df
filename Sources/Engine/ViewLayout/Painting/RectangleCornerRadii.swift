public import Foundation

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius where reading begins, above.
  public var topLeading: CGFloat
  /// The radius where reading begins, below.
  public var bottomLeading: CGFloat
  /// The radius where reading ends, below.
  public var bottomTrailing: CGFloat
  /// The radius where reading ends, above.
  public var topTrailing: CGFloat

  /// Makes radii, in points.
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// How a corner is cut round.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// By a quarter of a circle.
  case circular
  /// By a curve that begins earlier.
  case continuous
}

/// Some corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt

  /// Makes corners of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left one.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right one.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left one.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right one.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All of them.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}
