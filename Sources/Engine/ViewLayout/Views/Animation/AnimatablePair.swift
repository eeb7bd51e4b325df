public import Foundation

/// A pair of animatable values.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value of the pair.
  public var first: First
  /// The second value of the pair.
  public var second: Second

  /// Makes a pair from two values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of two zeros.
  public static var zero: Self { Self(.zero, .zero) }

  /// Returns the sums of the first and of the second values.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }

  /// Returns the differences of the first and of the second values.
  public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }

  /// Multiplies both values by a factor.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }

  /// The sum of the squared magnitudes of both values.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension EdgeInsets: Animatable {
  /// The four insets as nested pairs.
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      (top, leading) = (newValue.first, newValue.second.first)
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

extension UnitPoint: Animatable {
  /// The coordinates as a pair.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension Angle: Animatable {
  /// The angle in degrees.
  public var animatableData: Double {
    get { degrees }
    set { degrees = newValue }
  }
}

/// A view modifier with animatable data; a scene is laid out with the final value only.
public typealias AnimatableModifier = Animatable & ViewModifier
