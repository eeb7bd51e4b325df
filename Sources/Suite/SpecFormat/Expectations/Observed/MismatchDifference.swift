/// How far what the engine has is from what a line says.
package enum MismatchDifference: Sendable, Equatable {
  /// Actual minus expected, number by number; 0 where a number is accepted.
  case numbers([Double])
  case words(String)
}

extension MismatchDifference {
  /// Subtracts numbers; those that are the same differ by nothing, infinite ones too.
  package init(_ pairs: [(expected: Double, actual: Double)]) {
    self = .numbers(pairs.map { $0.expected == $0.actual ? 0 : $0.actual - $0.expected })
  }

  /// Subtracts numbers from those that a line has; `nil` where every number is accepted.
  ///
  /// - Parameters:
  ///   - expected: The numbers as they are written.
  ///   - actual: As many that were measured.
  ///   - tolerance: The greatest difference that passes; `nil` for each number's own precision.
  package init?(_ expected: [NumberLiteral], _ actual: [Double], tolerance: Double?) {
    let pairs = zip(expected, actual)
    guard !pairs.allSatisfy({ $0.accepts($1, tolerance: tolerance) }) else { return nil }
    self = .numbers(
      pairs.map { $0.accepts($1, tolerance: tolerance) || $0.value == $1 ? 0 : $1 - $0.value }
    )
  }
}

/// Numbers are a list, `[5, 0, 0, -0.25]`, infinite ones strings in it; words are a string.
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
