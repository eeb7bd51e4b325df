import Conformance
import SpecFormat
import Testing

struct NumberPrecisionTests {
  @Test(
    arguments: [
      (33, 0, 33.0009, true), (33, 0, 33.3333, false), (33.33, 2, 33.3333, true),
      (33.3, 1, 33.36, false), (0.13, 2, 0.125, true), (0.12, 2, 0.125, true),
      (.infinity, 0, .infinity, true), (.infinity, 0, 10, false), (10, 0, .infinity, false),
      (10, 0, .nan, false),
    ] as [(Double, Int, Double, Bool)]
  )
  func `compares to the precision that a number is written with`(
    value: Double,
    decimals: Int,
    actual: Double,
    isAccepted: Bool
  ) {
    #expect(NumberLiteral(value: value, decimals: decimals).accepts(actual) == isAccepted)
  }

  @Test(arguments: [(33.5, true), (33.51, false)])
  func `a tolerance replaces the precision`(actual: Double, isAccepted: Bool) {
    #expect(NumberLiteral(value: 33).accepts(actual, tolerance: 0.5) == isAccepted)
  }

  @Test func `a tolerance of 0 is stricter than the precision of a whole number`() {
    #expect(!NumberLiteral(value: 33).accepts(33.0005, tolerance: 0))
  }
}
