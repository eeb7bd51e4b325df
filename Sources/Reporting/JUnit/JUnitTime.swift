internal import Foundation

/// How JUnit XML writes a duration.
enum JUnitTime {
  /// Seconds to the microsecond, never with an exponent: `0.001250`.
  static func text(_ seconds: Double) -> String { String(format: "%.6f", seconds) }
}
