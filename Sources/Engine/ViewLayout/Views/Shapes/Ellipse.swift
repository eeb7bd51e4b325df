public import Foundation

/// An ellipse that touches all sides of its frame.
nonisolated public struct Ellipse: Shape, ProposalFilling {
  /// Makes the shape.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
