public import Foundation

/// Two fingers that turn, which no stage makes.
nonisolated public struct RotateGesture: PrimitiveGesture, Sendable {
  /// What is known while fingers turn.
  public struct Value: Equatable, Sendable {
    /// When they were last seen.
    public var time: Date
    /// How far they have turned.
    public var rotation: Angle
    /// How fast they turn, in angles a second.
    public var velocity: Angle
    /// The point of the view between them at first.
    public var startAnchor: UnitPoint
    /// The same point, in points.
    public var startLocation: CGPoint
  }

  /// How far the fingers turn before it counts.
  public var minimumAngleDelta: Angle

  /// Makes a gesture of two fingers that turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}
