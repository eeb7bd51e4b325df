import Foundation
import Conformance
import PlumbEngine

/// Generates numbers that are typical of scenes, or extreme ones.
struct NumberSource: Sendable {
  private static let wildNumbers: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    1e18, 1e9, -5, 0, -0.0, 10,
  ]

  /// Whether numbers can have any value, including NaN and infinity.
  let isWild: Bool
  var generator: SeededGenerator

  init(seed: UInt64, isWild: Bool) {
    generator = SeededGenerator(seed: seed)
    self.isWild = isWild
  }
}

extension NumberSource {
  /// Returns a length of a view in points, at least 0.
  mutating func length() -> Double {
    if let number = wildNumber() { return number }
    return switch Int.random(in: 0..<10, using: &generator) {
    case 0: 0
    case 1..<7: Double(Int.random(in: 1...120, using: &generator))
    default: Double(Int.random(in: 1...960, using: &generator)) / 8
    }
  }

  /// Returns a distance in points, positive or negative.
  mutating func distance() -> Double {
    generator.happens(0.3) ? -length() / 4 : length() / 4
  }

  /// Returns the spacing of a stack in points; `nil` for the default.
  mutating func spacing() -> Double? {
    if generator.happens(0.4) { return nil }
    return generator.happens(0.4) ? 0 : distance() / 2
  }

  /// Returns an optional length of a view, in points.
  mutating func optionalLength() -> Double? { generator.happens(0.5) ? length() : nil }

  /// Returns a fraction of a length.
  mutating func part() -> Double { wildNumber() ?? generator.pick(0, 0, 0.25, 0.5, 1) }

  /// Returns a number for a layout priority.
  mutating func priority() -> Double { wildNumber() ?? generator.pick(1, 1, 2, -1, 0, 0.5) }

  /// Returns a ratio of width to height; `nil` for that of the view.
  mutating func ratio() -> Double? {
    if generator.happens(0.3) { return nil }
    return wildNumber() ?? generator.pick(1, 0.5, 2, 1.5, 4.0 / 3)
  }

  private mutating func wildNumber() -> Double? {
    isWild && generator.happens(0.6) ? Self.wildNumbers.randomElement(using: &generator) : nil
  }
}
