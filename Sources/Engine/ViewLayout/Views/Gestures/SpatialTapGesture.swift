public import Foundation

/// One tap or several, at a place.
nonisolated public struct SpatialTapGesture: PrimitiveGesture, TappedGesture, Sendable {
  /// What is known of a tap.
  public struct Value: Equatable, Sendable {
    /// Where the tap was, in points; a stage taps no place of a view, so it is its origin.
    public var location: CGPoint
  }

  /// How many taps it takes; the stage taps as often.
  public var count: Int

  /// Makes a gesture of taps, whose place is told in a coordinate space.
  public init(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace.local
  ) { self.count = count }

  func tapped() -> Value { Value(location: .zero) }
}
