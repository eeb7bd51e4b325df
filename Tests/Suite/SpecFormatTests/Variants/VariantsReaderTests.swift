import Testing

@testable import SpecFormat

struct VariantsReaderTests {
  private func fence(_ lines: String, info: String = "variants 375x812") throws -> VariantsFence {
    try #require(expectation(info, lines)?.content as? VariantsFence)
  }

  /// Returns the texts of the cells in a block's only row.
  private func cells(_ head: String, _ row: String) throws -> [String] {
    let rows = try fence("\(head)\n\(row)").rows
    try #require(rows.count == 1)
    return rows[0].texts
  }

  @Test func `a variants fence sets the proposal, direction and scale of its table`() throws {
    let fence = try fence("| root.width\n| 1", info: "variants 320xnil rtl scale=2")
    #expect(fence.base.proposal == LayoutProposal(width: 320, height: nil))
    #expect(fence.base.environment.isRightToLeft)
    #expect(fence.base.environment.scale == 2)
  }

  @Test func `a head has columns of conditions and of observed values`() throws {
    let text =
      "width type direction scale device height | root.x #a.b.lines #\"a | b\".width outside"
    let head = try #require(try fence(text).head)
    #expect(head.conditions == [.width, .type, .direction, .scale, .device, .height])
    #expect(
      head.columns.map(\.content) == [
        .measure(node: "root", .x), .measure(node: "a.b", .lines),
        .measure(node: "a | b", .width), .findings(.outside),
      ]
    )
  }

  @Test func `two spaces separate cells, and one space does not`() throws {
    let cells = try cells(
      "device  direction | root.width  truncated",
      "iPhone 16 landscape  ltr  |  <= 76  #bio Text \"two  blanks\""
    )
    #expect(
      cells == ["iPhone 16 landscape", "ltr", "|", "<= 76", "#bio Text \"two  blanks\""]
    )
  }

  @Test func `one space separates cells if two spaces give too few of them`() throws {
    let cells = try cells("width type | root.width root.height", "320 large | <= 76 >= 3")
    #expect(cells == ["320", "large", "|", "<= 76", ">= 3"])
  }

  @Test func `a tab separates cells`() throws {
    #expect(try cells("width type | root.x", "320\tlarge\t|\t1") == ["320", "large", "|", "1"])
  }

  @Test func `a condition cell is a value, a list or a range`() throws {
    let row = try fence("width type | root.x\n320...323, 375,nil  large,xLarge | *").rows[0]
    #expect(
      row.conditions[0].choices.map(\.value) == [
        .width(320), .width(321), .width(322), .width(323), .width(375), .width(nil),
      ]
    )
    #expect(row.conditions[1].choices.map(\.value) == [.type("large"), .type("xLarge")])
  }

  @Test func `a device name may be in quotes`() throws {
    let rows = try fence("device | root.x\niPhone 16 | 0\n\"iPhone 16 landscape\" | 0").rows
    let device = try #require(Devices.device(named: "iPhone 16"))
    let values = rows.flatMap { $0.conditions[0].choices.map(\.value) }
    #expect(
      values == [
        .device(OrientedDevice(device)), .device(OrientedDevice(device, isLandscape: true)),
      ]
    )
  }

  @Test func `an observed value is a number, a bound, '*' (unchecked) or '?' (to fill)`() throws {
    let row = try fence(
      "| root.x root.y root.width root.height #a.x #b.x\n| 1.50  <= 2  >=-3  *  ?  inf"
    ).rows[0]
    #expect(
      row.cells.map(\.content) == [
        .number(.exactly, NumberLiteral(value: 1.5, decimals: 2)),
        .number(.atMost, NumberLiteral(value: 2)), .number(.atLeast, NumberLiteral(value: -3)),
        .unchecked, .toBeFilled, .number(.exactly, NumberLiteral(value: .infinity)),
      ]
    )
  }

  @Test func `the value of a check column is a list of nodes`() throws {
    let list = "#bio Rectangle Text \"Log out\" Text \"Reset\" #title \"Text Log out\" #\"an id\""
    let row = try fence("| truncated clipped\n| -  \(list)").rows[0]
    #expect(
      row.cells.map(\.content) == [
        .nodes([]),
        .nodes([
          NodeName(id: "bio"), NodeName(name: "Rectangle"),
          NodeName(name: "Text", label: "Log out"),
          NodeName(name: "Text", label: "Reset", id: "title"),
          NodeName(name: "Text", label: "Log out"), NodeName(id: "an id"),
        ]),
      ]
    )
  }

  @Test(arguments: [
    ("", true), ("width | root.x", true), ("| root.x\n| ?", true), ("| root.x\n| *", false),
    ("| root.x\n| 1", false),
  ])
  func `isToBeFilled is true for a table without rows or with a placeholder`(
    lines: String,
    isToBeFilled: Bool
  ) throws {
    #expect(try fence(lines).isToBeFilled == isToBeFilled)
  }

  @Test func `isVacuous is true if no value and no mirror image is checked`() throws {
    #expect(try fence("width | root.x\n1 | *").isVacuous)
    #expect(try !fence("width | root.x\n1 | *\n2 | 3").isVacuous)
    #expect(try !fence("direction | root.x\nltr,rtl | *").isVacuous)
  }
}
