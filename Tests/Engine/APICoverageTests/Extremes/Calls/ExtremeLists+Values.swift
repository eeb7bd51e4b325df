import Foundation
import ViewLayout

extension ExtremeLists {
  /// Adds values that create no view.
  static func addValues(to calls: inout ExtremeCalls) {
    calls.usesLengths("Angle(degrees:)") { x, y in
      var angle = Angle(degrees: x) + Angle(radians: y) - .degrees(x) * y / x
      angle *= x
      angle /= y
      _ = (angle < .zero, angle.degrees, angle.animatableData)
    }
    calls.usesInteger("Animation.repeatCount(_:autoreverses:), SymbolEffectOptions.repeat(_:)") {
      number in
      _ = Animation.linear(duration: 1).repeatCount(number)
      _ = SymbolEffectOptions.repeat(number)
    }
    calls.usesLengths("Animation.delay(_:), speed(_:)") { x, y in
      _ = Animation.linear(duration: x).delay(y).speed(x).logicallyComplete(after: y)
      _ = Animation.timingCurve(x, y, x, y, duration: x)
      _ = Spring(duration: x, bounce: y)
    }
    calls.usesInteger("OptionSet(rawValue:)") { number in
      _ = EditActions<[Int]>(rawValue: number)
      _ = EventModifiers(rawValue: number)
      _ = RedactionReasons(rawValue: number).contains(.placeholder)
      _ = AccessibilityTraits(rawValue: number)
    }
    calls.usesLengths("VectorArithmetic.scaled(by:), interpolate(towards:amount:)") { x, y in
      var pair = AnimatablePair(x, y)
      pair.scale(by: x)
      _ = (pair.magnitudeSquared, pair.interpolated(towards: .zero, amount: y))
    }
    calls.usesLengths("ViewSpacing.distance(to:along:)") { x, y in
      _ = ViewSpacing().distance(to: .zero, along: .horizontal)
      _ = PresentationDetent.height(x)
      _ = PresentationDetent.fraction(y)
    }
  }
}
