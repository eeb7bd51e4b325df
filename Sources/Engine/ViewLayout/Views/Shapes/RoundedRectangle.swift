public import Foundation

/// A rectangle with its corners cut round.
nonisolated public struct RoundedRectangle: Shape, ProposalFilling {
  /// The radii of a corner, in points.
  public var cornerSize: CGSize
  /// How the corners are cut.
  public var style: RoundedCornerStyle

  /// Makes the shape with corners of two radii, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes the shape with corners of one radius, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(in: rect, cornerSize: cornerSize)
    return path
  }
}
