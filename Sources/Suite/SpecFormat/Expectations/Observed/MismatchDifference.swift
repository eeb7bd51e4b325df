/// The difference between an actual and an expected value.
package enum MismatchDifference: Sendable, Equatable {
  /// The actual numbers minus the expected ones; 0 if a number is within the tolerance.
  case numbers([Double])
  case words(String)
}

extension MismatchDifference {
  /// Subtracts the expected from the actual numbers; equal numbers have the difference 0, even if
  /// infinite.
  package init(_ pairs: [(expected: Double, actual: Double)]) {
    self = .numbers(pairs.map { $0.expected == $0.actual ? 0 : $0.actual - $0.expected })
  }

  /// Subtracts the expected from the actual numbers; `nil` if all of them are within the tolerance.
  ///
  /// - Parameters:
  ///   - expected: The numbers as written.
  ///   - actual: The measured numbers, in the same order.
  ///   - tolerance: The maximum accepted difference; `nil` to use each number's own precision.
  package init?(_ expected: [NumberLiteral], _ actual: [Double], tolerance: Double?) {
    let pairs = zip(expected, actual)
    guard !pairs.allSatisfy({ $0.accepts($1, tolerance: tolerance) }) else { return nil }
    self = .numbers(
      pairs.map { $0.accepts($1, tolerance: tolerance) || $0.value == $1 ? 0 : $1 - $0.value }
    )
  }
}

/// The encoding of differences: numbers are a list such as `[5, 0, 0, -0.25]`, with infinity as a
/// string; text is a string.
extension MismatchDifference: Codable {
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let words = try? value.decode(String.self) {
      self = .words(words)
    } else {
      self = .numbers(try value.decode([NumberLiteral].self).map(\.value))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .numbers(let numbers): try value.encode(numbers.map { NumberLiteral(value: $0) })
    case .words(let words): try value.encode(words)
    }
  }
}
