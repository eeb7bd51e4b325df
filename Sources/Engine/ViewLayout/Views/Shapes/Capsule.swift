public import Foundation

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: Shape, ProposalFilling {
  /// Makes the shape.
  public init(style: RoundedCornerStyle = .continuous) {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}
