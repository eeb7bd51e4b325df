public import Foundation

/// Two fingers that part, which no stage makes.
nonisolated public struct MagnifyGesture: PrimitiveGesture, Sendable {
  /// What is known while fingers part.
  public struct Value: Equatable, Sendable {
    /// When they were last seen.
    public var time: Date
    /// How far they are apart, as a part of the distance at first.
    public var magnification: CGFloat
    /// How fast they part, in parts a second.
    public var velocity: CGFloat
    /// The point of the view between them at first.
    public var startAnchor: UnitPoint
    /// The same point, in points.
    public var startLocation: CGPoint
  }

  /// How far the fingers part before it counts, as a part of the distance at first.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture of two fingers that part.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}
