@testable import SpecAuthoring
import Testing

@testable import SpecFormat

struct VariantCheckTests {
  /// Returns the findings of a spec with one table, whose header is at line 7.
  private func findings(_ lines: String, info: String = "variants 375x812") -> [String] {
    let block = "```\(info) evidence=derived\n\(lines)\n```"
    let parsed = parse("# T\n## C\n```swift\nA()\n```\n\(block)\n")
    #expect(parsed.diagnostics == [])
    return LintChecks.findings(in: [LintedSpec(document: parsed.document)])
      .map { "\($0.line) \($0.check)" }
  }

  @Test func `variant-unchecked reports a row whose values are all asterisks`() {
    #expect(findings("width | root.x\n1 | *\n2 | 3") == ["8 variant-unchecked"])
    #expect(findings("direction | root.x  root.y\nrtl | *  *\nltr | *  2") == [])
  }

  @Test func `variant-repeated reports a row with the same conditions as another row`() {
    #expect(findings("width | root.x\n1,2,3 | 1\n1...3 | 2") == ["9 variant-repeated"])
    #expect(findings("width | root.x\n1,2 | 1\n1...3 | 2") == [])
  }

  @Test(arguments: [
    ("width", "375", true), ("width", "375...376", false), ("height", "812", true),
    ("type", "large", true), ("type", "small", false), ("direction", "ltr", true),
    ("direction", "ltr,rtl", false), ("scale", "1", true), ("scale", "2", false),
    ("device", "iPhone 16", false),
  ])
  func `condition-constant reports a column that repeats the value of the fence`(
    condition: String,
    value: String,
    isFound: Bool
  ) {
    let other = condition == "width" ? "height  " : "width  "
    let found = findings("\(other)\(condition) | root.x\n1  \(value) | 1")
    #expect(found == (isFound ? ["7 condition-constant"] : []))
  }

  @Test func `condition-constant ignores the only condition of a table`() {
    #expect(findings("width | root.x\n375 | 1") == [])
  }

  @Test func `condition-constant ignores a column that differs from the fence in one row`() {
    #expect(findings("width | root.x\n375 | 1\n320 | 2") == [])
  }

  @Test func `condition-constant ignores width and scale if the row has a device, but not type`() {
    #expect(findings("device  width  scale | root.x\niPhone 16  375  1 | 1") == [])
    #expect(
      findings("device  type | root.x\niPhone 16  large | 1") == ["7 condition-constant"]
    )
  }
}
