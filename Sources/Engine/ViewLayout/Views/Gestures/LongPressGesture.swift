public import Foundation

/// A finger that stays on a view, which no stage makes.
nonisolated public struct LongPressGesture: PrimitiveGesture, Sendable {
  /// Whether it is pressed.
  public typealias Value = Bool

  /// How long the finger stays, in seconds.
  public var minimumDuration: Double
  /// How far it may move, in points.
  public var maximumDistance: CGFloat

  /// Makes a gesture of a finger that stays.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}
