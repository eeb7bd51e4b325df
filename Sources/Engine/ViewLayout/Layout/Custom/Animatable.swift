public import Foundation

/// A value with data that can be animated; the engine lays out only the final values.
public protocol Animatable {
  /// The type of the animatable data.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The data to animate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// Empty data of types without animatable data.
public struct EmptyAnimatableData: Equatable, Sendable {
  /// Creates the only value of the type.
  public init() {}
}

/// A value that can be scaled, and so interpolated in an animation.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by a factor.
  mutating func scale(by factor: Double)

  /// The squared magnitude of the value.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// Interpolates between the value and another one; an amount of 1 gives the other value.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// Returns an interpolation between the value and another one; an amount of 1 gives the other
  /// value.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}

extension Double: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= factor }

  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= Float(factor) }

  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }

  public var magnitudeSquared: Double { Double(self * self) }
}

extension EmptyAnimatableData: VectorArithmetic {
  /// The only value of the type.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Returns the only value of the type.
  public static func + (left: Self, right: Self) -> Self { left }

  /// Returns the only value of the type.
  public static func - (left: Self, right: Self) -> Self { left }

  /// Does nothing, since the value has no components.
  public mutating func scale(by factor: Double) {}

  /// The squared magnitude, which is 0.
  public var magnitudeSquared: Double { 0 }
}
