/// Two fingers that turn, which no stage makes; of them their angle is known.
nonisolated public struct RotationGesture: PrimitiveGesture, Sendable {
  /// How far they have turned.
  public typealias Value = Angle

  /// How far the fingers turn before it counts.
  public var minimumAngleDelta: Angle

  /// Makes a gesture of two fingers that turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}
