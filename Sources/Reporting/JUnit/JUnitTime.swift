internal import Foundation

/// How JUnit XML writes a duration.
enum JUnitTime {
  /// A sum of seconds to the microsecond, never with an exponent: `0.001250`.
  ///
  /// Readers want a number of every case: what nobody measured counts as nothing.
  static func text(_ durations: [Double?]) -> String {
    String(format: "%.6f", durations.compactMap(\.self).reduce(0, +))
  }
}
