internal import Foundation
package import ViewLayout

/// A generator of proposals that are unspecified, zero, infinite, whole, fractional, negative or
/// huge.
package struct ProposalGenerator {
  private var generator: SeededGenerator

  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  package mutating func next() -> ProposedViewSize {
    ProposedViewSize(width: length(), height: length())
  }

  package mutating func next(_ count: Int) -> [ProposedViewSize] {
    (0..<count).map { _ in next() }
  }

  private mutating func length() -> CGFloat? {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<3: nil
    case 3..<5: 0
    case 5..<7: .infinity
    case 7..<13: CGFloat(Int.random(in: 1...400, using: &generator))
    case 13..<18: CGFloat(Int.random(in: 1...9600, using: &generator)) / 24
    case 18: CGFloat(Int.random(in: -100...(-1), using: &generator))
    default: generator.pick(1e5, 1e6, 1e9)
    }
  }
}

/// A random number generator that is determined by its seed (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SeededGenerator {
  /// Returns one of several values with equal probability.
  package mutating func pick<Value>(_ first: Value, _ others: Value...) -> Value {
    pick(first, others)
  }

  package mutating func pick<Value>(_ first: Value, _ others: [Value]) -> Value {
    let index = Int.random(in: 0...others.count, using: &self)
    return index == 0 ? first : others[index - 1]
  }

  /// Returns `true` with a probability from 0 to 1.
  package mutating func happens(_ chance: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < chance
  }
}
