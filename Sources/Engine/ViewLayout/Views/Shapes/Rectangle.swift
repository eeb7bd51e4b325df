public import Foundation

/// A rectangle that fills its frame.
nonisolated public struct Rectangle: Shape, ProposalFilling {
  /// Makes the shape.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
