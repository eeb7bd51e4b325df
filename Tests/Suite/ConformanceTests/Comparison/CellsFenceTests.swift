import Conformance
import Scenarios
import SpecFormat
import Testing

@MainActor
struct CellsFenceTests {
  private let counts = EngineCells(live: 12, made: 30, reused: 18)

  private func mismatches(_ lines: String, _ counts: EngineCells?) throws -> [String] {
    try ConnectedScene(layout: StubLayout(cellCounts: counts))
      .compare(SpecText.expectation("cells", lines)).mismatches.map(\.summary)
  }

  @Test func `cell counts that match exactly or within their bounds pass`() throws {
    #expect(try mismatches("live <= 12\nmade 30\nreused >= 18", counts) == [])
  }

  @Test func `cell counts that differ are reported with the difference`() throws {
    #expect(
      try mismatches("live <= 11\nmade 31\nreused >= 19", counts) == [
        "line 8: live: expected <= 11, actual 12, difference +1",
        "line 9: made: expected 31, actual 30, difference -1",
        "line 10: reused: expected >= 19, actual 18, difference -1",
      ]
    )
  }

  @Test func `a scene without cells, or without counted bytes, is reported`() throws {
    #expect(
      try mismatches("live 1", nil) == [
        "line 7: scene: expected a collection view with cells, actual none"
      ]
    )
    #expect(
      try mismatches("live 12\nbytes <= 10", counts) == [
        "line 9: scene: expected cells whose bytes are counted, actual they are not counted"
      ]
    )
  }

  @Test func `accepting keeps lines that pass, and fills an empty cells block`() throws {
    let observation = ConnectedScene(layout: StubLayout(cellCounts: counts))
    let written = try SpecText.expectation("cells", "live <= 11\nmade >= 1")
    #expect(
      written.content.accepted(for: observation) == [
        .changed(line: 8, name: "live <= 12", cells: []), .kept(line: 9),
      ]
    )
    let empty = try SpecText.expectation("cells", "")
    #expect(
      empty.content.accepted(for: observation) == [
        .written(depth: 0, name: "live 12", cells: []),
        .written(depth: 0, name: "made 30", cells: []),
        .written(depth: 0, name: "reused 18", cells: []),
      ]
    )
  }
}
