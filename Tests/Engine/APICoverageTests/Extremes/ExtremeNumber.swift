import Foundation

/// The minimum and maximum numbers, and numbers close to them.
enum ExtremeNumber {
  /// Values for lengths, angles and fractions.
  static let lengths: [CGFloat] = [
    0, -0.0, -1, 0.5, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e18, 1e19, -1e19, 1e308,
    -1e308, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]
  /// Values for counts, limits and indices.
  static let integers: [Int] = [
    .min, .min + 1, -1, 0, 1, 2, 1 << 31, 1 << 32, .max - 1, .max,
  ]
}
