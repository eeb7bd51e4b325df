public import Foundation

/// A value with data that can be animated; the engine lays out only the final values.
public protocol Animatable {
  /// The type of the animatable data.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

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
  public init() {}
}

/// A value that can be scaled, and so interpolated in an animation.
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by factor: Double)

  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

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
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  public static func + (left: Self, right: Self) -> Self { left }

  public static func - (left: Self, right: Self) -> Self { left }

  public mutating func scale(by factor: Double) {}

  public var magnitudeSquared: Double { 0 }
}
