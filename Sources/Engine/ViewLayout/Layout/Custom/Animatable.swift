public import Foundation

/// A value with a part that an animation could change; only end states are laid out here.
public protocol Animatable {
  /// The type of the part.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The part.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// Nothing that an animation could change.
public struct EmptyAnimatableData: Equatable, Sendable {
  /// Makes nothing.
  public init() {}
}

/// A value that can be scaled, as an animation does between two of them.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value.
  mutating func scale(by factor: Double)

  /// The square of the value's length.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value, multiplied.
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// Moves the value a part of the way to another one.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// The value, a part of the way to another one.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by factor: Double) { self *= factor }

  /// The number's square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by factor: Double) { self *= Float(factor) }

  /// The number's square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }

  /// The number's square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension EmptyAnimatableData: VectorArithmetic {
  /// Nothing.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Nothing.
  public static func + (left: Self, right: Self) -> Self { left }

  /// Nothing.
  public static func - (left: Self, right: Self) -> Self { left }

  /// Does nothing.
  public mutating func scale(by factor: Double) {}

  /// 0.
  public var magnitudeSquared: Double { 0 }
}
