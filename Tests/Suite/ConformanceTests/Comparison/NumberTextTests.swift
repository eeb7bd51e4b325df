import Conformance
import SpecFormat
import Testing

struct NumberTextTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (50, "50"), (33.33333, "33.333"), (0.5, "0.5"), (-1.25, "-1.25"),
      (0.0001, "0"), (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (1e6, "1000000"),
    ] as [(Double, String)]
  )
  func `prints at most three decimals and no trailing zeros`(number: Double, text: String) {
    #expect(NumberText.text(number) == text)
  }

  @Test func `prints a literal with the zeros that it was written with`() {
    #expect(NumberText.text(NumberLiteral(value: 33.5, decimals: 2)) == "33.50")
    #expect(NumberText.text(NumberLiteral(value: 33)) == "33")
  }

  @Test(
    arguments: [
      (20, 25, "+5"), (20, 17.75, "-2.25"), (20, 20, "0"), (20, 20.0001, "+0.000100"),
      (20, .infinity, "+inf"),
    ] as [(Double, Double, String)]
  )
  func `prints a difference with its sign`(expected: Double, actual: Double, text: String) {
    let difference = NumberText.difference(expected: expected, actual: actual)
    #expect(difference == text)
  }
}
