import Testing

@testable import SpecFormat

/// Tests the content of a table after the actual layouts are accepted.
@MainActor
struct VariantsAcceptanceTests {
  private func accepted(
    _ lines: String,
    info: String = "variants 375x812",
    with scene: StubScene = .text
  ) throws -> String? {
    let block = try #require(expectation(info, lines))
    return block.content.accepted(for: scene)
      .flatMap { VariantsFence.aligned($0.map(\.cells)) }?.joined(separator: "\n")
  }

  @Test func `accept fills placeholders, corrects numbers and keeps matching values`() throws {
    #expect(
      try accepted(
        "width type | root.height #bio.width #bio.lines\n300 large | ? * >= 1\n115 large | 41 <= 115 1"
      ) == """
        width  type   | root.height  #bio.width  #bio.lines
        300    large  |          20           *        >= 1
        115    large  |          40      <= 115           2
        """
    )
  }

  @Test func `accept keeps the decimals of a matching number`() throws {
    #expect(
      try accepted("| #bio.width  #bio.height\n| 230.0  ?") == """
        | #bio.width  #bio.height
        |      230.0           20
        """
    )
  }

  @Test func `accept splits a range into one row for each part with equal results`() throws {
    #expect(
      try accepted("width  type | root.height\n100...300  large | ?") == """
        width      type   | root.height
        100...114  large  |          60
        115...229  large  |          40
        230...300  large  |          20
        """
    )
  }

  @Test func `accept splits a list and merges only adjacent values with equal results`() throws {
    #expect(
      try accepted("width | root.height\n230,300, 200,400 | ?") == """
        width    | root.height
        230,300  |          20
        200      |          40
        400      |          20
        """
    )
  }

  @Test func `accept splits a list where results change and keeps its ranges`() throws {
    #expect(
      try accepted("width | root.height\n200,228...231,250,300...301 | ?") == """
        width                    | root.height
        200,228...229            |          40
        230...231,250,300...301  |          20
        """
    )
  }

  @Test func `accept splits a row with two conditions into a row for each result`() throws {
    #expect(
      try accepted("width type | #bio.lines\n230,460  large,accessibility3 | 1") == """
        width    type            | #bio.lines
        230,460  large           |          1
        230      accessibility3  |          3
        460      accessibility3  |          2
        """
    )
  }

  @Test func `accept keeps a bound where it holds and writes a number elsewhere`() throws {
    #expect(
      try accepted("width | root.height\n200...300 | <= 20") == """
        width      | root.height
        200...229  |          40
        230...300  |       <= 20
        """
    )
  }

  @Test func `accept adds a row with the conditions of the fence to a table without rows`() throws {
    let info = "variants 300xnil rtl scale=2 dynamic-type=xLarge"
    #expect(
      try accepted("width height type direction scale | #bio.width", info: info) == """
        width  height  type    direction  scale  | #bio.width
        300    nil     xLarge  rtl        2      |        253
        """
    )
    #expect(try accepted("| #bio.lines") == "| #bio.lines\n|          1")
  }

  @Test func `accept is nil for an empty table, or if a device, node or scene is missing`() throws {
    #expect(try accepted("") == nil)
    #expect(try accepted("device | root.x") == nil)
    #expect(try accepted("| #nobody.x\n| ?") == nil)
    #expect(try accepted("| #twice.x\n| 1") == nil)
    #expect(try accepted("| root.lines\n| 1") == nil)
    #expect(try accepted("| root.x\n| 1", with: StubScene(nil)) == nil)
    #expect(
      try accepted("| #nobody.x  root.x\n| *  ?") == "| #nobody.x  root.x\n|         *       0"
    )
  }

  @Test func `accept writes nodes by their ids, or else by name and label`() throws {
    let scene = StubScene.finding([
      CheckFinding(.truncation, node: "Text \"Reset\" #title"),
      CheckFinding(.truncation, node: "Text \"A label of more than 24 characters\""),
      CheckFinding(.truncation, node: "Rectangle"), CheckFinding(.truncation, node: "Rectangle"),
      CheckFinding(.truncation, node: "Circle #\"an id\""),
    ])
    let text = try accepted("| truncated  clipped\n| ?  ?", with: scene)
    #expect(
      text == """
        | truncated                                               clipped
        | #title #"an id" Text "A label of more than…" Rectangle  -
        """
    )
    let block = try #require(expectation("variants 375x812", text ?? ""))
    #expect(block.content.compare(with: scene, at: 3).mismatches == [])
  }

  @Test(arguments: [
    "width type | root.height #bio.width\n100...300 large,xLarge | ? 230\n375 large | 20 *",
    "width  height | #bio.lines\n200,250,300  1,2 | ?", "width | root.height\n\n229,230 | <= 20",
  ])
  func `an accepted table passes, and accepting it again does not change it`(lines: String) throws {
    let once = try #require(try accepted(lines))
    #expect(try accepted(once) == once)
    let block = try #require(expectation("variants 375x812", once))
    #expect(block.content.compare(with: StubScene.text, at: 3).mismatches == [])
  }

  @Test func `the first part of a split row replaces its line; other parts are new lines`() throws {
    let block = try #require(expectation("variants 1x1", "width | #bio.lines\n229,230 | ?"))
    #expect(
      block.content.accepted(for: StubScene.text) == [
        .changed(line: 4, name: "", cells: ["width", "|", "#bio.lines"]),
        .changed(line: 5, name: "", cells: ["229", "|", "2"]),
        .written(depth: 0, name: "", cells: ["230", "|", "1"]),
      ]
    )
  }
}

extension AcceptedLine {
  fileprivate var cells: [String] {
    switch self {
    case .kept: []
    case .changed(_, _, let cells), .written(_, _, let cells): cells
    }
  }
}
