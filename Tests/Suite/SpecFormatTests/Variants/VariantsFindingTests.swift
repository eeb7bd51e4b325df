import Testing

@testable import SpecFormat

/// Tests check columns, whose values are the nodes that a check finds, such as `truncated`.
@MainActor
struct VariantsFindingTests {
  private let scene = StubScene.finding([
    CheckFinding(
      .truncation,
      node: "Text \"Mathematician and…\" #bio",
      identifiers: ["bio", "card"]
    ),
    CheckFinding(.truncation, node: "Text \"Log out\"", identifiers: ["card"]),
    CheckFinding(.overlap, node: "Circle", other: CheckFinding.Other(node: "Image \"face\" #face")),
    CheckFinding(.overlap, node: "Circle", other: CheckFinding.Other(node: "Rectangle")),
  ])

  private func differences(_ column: String, _ value: String) throws -> [String] {
    let block = try #require(expectation("variants 1x1", "| \(column)\n| \(value)"))
    return block.content.compare(with: scene, at: 3).mismatches.map(\.sentence)
  }

  @Test(arguments: [
    "#bio Text \"Log out\"", "\"Text Log out\" #bio", "Text",
    "Text \"Mathematician and philosopher\" Text \"Log out\"",
    "Text \"Mathematician and…\" #bio Text \"Log…\"",
  ])
  func `expected nodes match by id or by name and label, in any order`(value: String) throws {
    #expect(try differences("truncated", value) == [])
  }

  @Test func `the overlapping column has both nodes of each overlap`() throws {
    #expect(try differences("overlapping", "#face Circle Rectangle") == [])
  }

  @Test func `a check without findings matches an empty list`() throws {
    #expect(try differences("clipped", "-") == [])
    #expect(try differences("outside", "-") == [])
  }

  @Test func `a mismatch lists the missing and the additional nodes`() throws {
    #expect(
      try differences("truncated", "#bio #card") == [
        "truncated: expected #bio #card, actual #bio Text \"Log out\", "
          + "difference without #card, with Text \"Log out\""
      ]
    )
    #expect(
      try differences("overlapping", "-") == [
        "overlapping: expected -, actual #face Circle Rectangle, "
          + "difference with Circle, with #face, with Rectangle"
      ]
    )
    #expect(
      try differences("clipped", "#bio") == [
        "clipped: expected #bio, actual -, difference without #bio"
      ]
    )
  }
}
