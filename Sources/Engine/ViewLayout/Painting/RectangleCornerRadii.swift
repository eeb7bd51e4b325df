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
