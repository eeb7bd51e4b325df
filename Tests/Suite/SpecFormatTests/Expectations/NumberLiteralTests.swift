import Foundation
import Testing

@testable import SpecFormat

struct NumberLiteralTests {
  @Test(arguments: [
    ("20", 20, 0), ("-8", -8, 0), ("33.33", 33.33, 2), ("-0.5", -0.5, 1), ("0", 0, 0),
    ("inf", .infinity, 0), ("1.50", 1.5, 2),
  ])
  func `NumberLiteral keeps the value and the number of decimals of a text`(
    text: String,
    value: Double,
    decimals: Int
  ) {
    #expect(NumberLiteral(text) == NumberLiteral(value: value, decimals: decimals))
  }

  @Test(arguments: [
    "", "-", ".", "1.", ".5", "+1", "1e3", "nan", "0x10", "1,5", "--1", "-inf", "nil", "1.2.3",
    "٣", "1" + String(repeating: "0", count: 400),
  ])
  func `NumberLiteral is nil for invalid numbers such as 1e3 and -inf`(text: String) {
    #expect(NumberLiteral(text) == nil)
  }

  @Test func `a ? in a frame is a number to be filled in, and matches no value`() throws {
    let number = try #require(NumberLiteral(ofFrame: "?"))
    #expect(number.isToBeFilled)
    #expect(!number.accepts(0))
    #expect(NumberText.text(number) == "?")
    let data = try JSONEncoder().encode([number])
    #expect(try JSONDecoder().decode([NumberLiteral].self, from: data) == [number])
    #expect(NumberLiteral("?") == nil)
    #expect(NumberLiteral(ofFrame: "33.3") == NumberLiteral("33.3"))
  }

  @Test func `LayoutProposal parses a number, nil or inf for each axis`() {
    #expect(LayoutProposal("320x480") == LayoutProposal(width: 320, height: 480))
    #expect(LayoutProposal("nilxnil") == LayoutProposal(width: nil, height: nil))
    #expect(LayoutProposal("infx-100.5") == LayoutProposal(width: .infinity, height: -100.5))
  }

  @Test(arguments: ["", "x", "320", "320x", "x480", "320×480", "320X480", "1x2x3", "nullx1"])
  func `LayoutProposal is nil for a text without two valid dimensions`(text: String) {
    #expect(LayoutProposal(text) == nil)
  }
}
