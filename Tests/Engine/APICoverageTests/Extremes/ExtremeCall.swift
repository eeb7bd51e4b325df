import Foundation
import ViewLayout

/// A use of a public declaration with a number, which is tested with extreme values.
@MainActor
struct ExtremeCall {
  /// The name with its argument labels, as on the page of signatures.
  let signature: String
  /// The tested arguments as text.
  let arguments: [String]
  /// Runs the use with the argument at an index.
  let run: @MainActor (Int) -> Void
}

/// Collects a list of uses.
@MainActor
struct ExtremeCalls {
  private(set) var all: [ExtremeCall] = []

  /// Adds a use with values of any type.
  mutating func tries<Value>(
    _ signature: String,
    _ values: [Value],
    _ run: @escaping @MainActor (Value) -> Void
  ) {
    all.append(
      ExtremeCall(signature: signature, arguments: values.map { "\($0)" }) { run(values[$0]) }
    )
  }
}

extension ExtremeCalls {
  /// Adds a use with an integer that creates no view.
  mutating func usesInteger(_ signature: String, run: @escaping @MainActor (Int) -> Void) {
    tries(signature, ExtremeNumber.integers, run)
  }

  /// Adds a use with a length that creates no view.
  mutating func usesLength(_ signature: String, run: @escaping @MainActor (CGFloat) -> Void) {
    tries(signature, ExtremeNumber.lengths, run)
  }

  /// Adds a view that is created with an integer.
  mutating func integer<Made: View>(
    _ signature: String,
    @ViewBuilder view: @escaping @MainActor (Int) -> Made
  ) {
    tries(signature, ExtremeNumber.integers) { number in ExtremeScene.layOut { view(number) } }
  }

  /// Adds a view that is created with a length.
  mutating func length<Made: View>(
    _ signature: String,
    @ViewBuilder view: @escaping @MainActor (CGFloat) -> Made
  ) {
    tries(signature, ExtremeNumber.lengths) { number in ExtremeScene.layOut { view(number) } }
  }

  /// Adds a view that is created with two lengths, at least one of them extreme.
  mutating func lengths<Made: View>(
    _ signature: String,
    @ViewBuilder view: @escaping @MainActor (CGFloat, CGFloat) -> Made
  ) {
    tries(signature, Self.pairs) { pair in ExtremeScene.layOut { view(pair.width, pair.height) } }
  }

  /// Adds a use with two lengths, at least one of them extreme, that creates no view.
  mutating func usesLengths(
    _ signature: String,
    run: @escaping @MainActor (CGFloat, CGFloat) -> Void
  ) {
    tries(signature, Self.pairs) { pair in run(pair.width, pair.height) }
  }

  private static let pairs = ExtremeNumber.lengths.flatMap { length in
    [
      CGSize(width: length, height: length), CGSize(width: length, height: 10),
      CGSize(width: 10, height: length),
    ]
  }
}
