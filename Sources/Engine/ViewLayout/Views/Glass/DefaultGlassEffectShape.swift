public import Foundation

/// The usual outline of a view of glass: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  /// Makes the shape.
  public init() {}

  /// A capsule.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}
