public import Foundation

/// Two fingers that part, which no stage makes; of them their distance is known.
nonisolated public struct MagnificationGesture: PrimitiveGesture, Sendable {
  /// How far they are apart, as a part of the distance at first.
  public typealias Value = CGFloat

  /// How far the fingers part before it counts, as a part of the distance at first.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture of two fingers that part.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}
