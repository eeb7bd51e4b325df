import CollectionLayout
import Conformance
import SpecFormat
import Testing

@MainActor
struct SnapshotFenceTests {
  private let sections = [
    PrintedSection(name: "A", items: ["a", "b c"]), PrintedSection(name: "B", items: []),
  ]

  private func mismatches(_ lines: String, _ sections: [PrintedSection]?) throws -> [String] {
    try ConnectedScene(layout: StubLayout(sections: sections))
      .compare(SpecText.expectation("snapshot", lines)).mismatches.map(\.summary)
  }

  @Test(arguments: ["A: a \"b c\"\nB:", "A: a \"b c\" | B:"])
  func `sections in the expected order pass`(lines: String) throws {
    #expect(try mismatches(lines, sections) == [])
  }

  @Test func `a line of '-' passes only for a snapshot without sections`() throws {
    #expect(try mismatches("-", []) == [])
    #expect(
      try mismatches("-", [PrintedSection(name: "A", items: [])]) == [
        "line 8: section A: expected no such section, actual A:"
      ]
    )
  }

  @Test func `differing, missing and extra sections are reported`() throws {
    #expect(
      try mismatches("A: a\nBanner: x", sections) == [
        "line 8: section A: expected A: a, actual A: a \"b c\"",
        "line 9: section Banner: expected Banner: x, actual no such section",
        "line 9: section B: expected no such section, actual B:",
      ]
    )
  }

  @Test func `a different order of sections is reported`() throws {
    #expect(
      try mismatches("B:\nA: a \"b c\"", sections) == [
        "line 7: order of sections: expected B A, actual A B"
      ]
    )
  }

  @Test func `a scene without a data source is a spec error`() throws {
    let comparison = try ConnectedScene(layout: StubLayout())
      .compare(SpecText.expectation("snapshot", "A: a"))
    #expect(comparison.isSpecError)
    #expect(
      comparison.mismatches.map(\.summary) == [
        "line 7: scene: expected a data source, actual none"
      ]
    )
  }

  @Test func `accepting keeps the lines of sections that match`() throws {
    let observation = ConnectedScene(layout: StubLayout(sections: sections))
    let expectation = try SpecText.expectation("snapshot", "B:\nC: x")
    #expect(
      expectation.content.accepted(for: observation) == [
        .written(depth: 0, name: "A: a \"b c\"", cells: []), .kept(line: 8),
      ]
    )
  }
}
