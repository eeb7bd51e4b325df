public import Foundation

/// A rectangle with its corners cut round, each by a radius of its own; drawn with the largest.
nonisolated public struct UnevenRoundedRectangle: Shape, ProposalFilling {
  private let radius: CGFloat

  /// Makes the shape with corners of four radii, in points.
  public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    radius = max(topLeadingRadius, bottomLeadingRadius, bottomTrailingRadius, topTrailingRadius)
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: radius) }
}
