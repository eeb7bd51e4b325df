internal import Foundation
package import ViewLayout

/// Generates proposals of every sort: unspecified, 0, infinite, whole, broken, negative, huge.
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
