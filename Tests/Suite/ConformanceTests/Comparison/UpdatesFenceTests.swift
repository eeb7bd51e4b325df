import Conformance
import SpecFormat
import Testing

@MainActor
struct UpdatesFenceTests {
  private let updates = ["delete section 2", "insert item 0.3", "move item 0.1 -> 0.4"]

  private func mismatches(_ lines: String, _ updates: [String]?) throws -> [String] {
    try ConnectedScene(layout: StubLayout(lastUpdates: updates))
      .compare(SpecText.expectation("updates", lines)).mismatches.map(\.summary)
  }

  @Test func `updates in the expected order pass`() throws {
    let lines = "delete section 2\n\ninsert  item 0.3\nmove item 0.1 -> 0.4"
    #expect(try mismatches(lines, updates) == [])
    #expect(try mismatches("-", []) == [])
  }

  @Test func `differing, missing and extra updates are reported`() throws {
    #expect(
      try mismatches("delete section 2\ninsert item 0.2\nmove item 0.1 -> 0.4", updates) == [
        "line 9: updates: expected insert item 0.2, actual insert item 0.3"
      ]
    )
    #expect(
      try mismatches("insert item 0.3\nmove item 0.1 -> 0.4\nreload item 1.0", updates) == [
        "line 7: updates: expected no further update, actual delete section 2",
        "line 10: updates: expected reload item 1.0, actual no such update",
      ]
    )
    #expect(
      try mismatches("-", ["delete section 2"]) == [
        "line 7: updates: expected no further update, actual delete section 2"
      ]
    )
  }

  @Test func `a different order of updates is reported`() throws {
    let lines = "insert item 0.3\ndelete section 2\nmove item 0.1 -> 0.4"
    #expect(try mismatches(lines, updates).count == 2)
  }

  @Test func `a scene without a data source is reported`() throws {
    #expect(
      try mismatches("-", nil) == ["line 7: scene: expected a data source, actual none"]
    )
  }

  @Test func `accepting keeps the lines of updates that match`() throws {
    let observation = ConnectedScene(layout: StubLayout(lastUpdates: updates))
    let expectation = try SpecText.expectation("updates", "insert item 0.3\nreload item 0.0")
    #expect(
      expectation.content.accepted(for: observation) == [
        .written(depth: 0, name: "delete section 2", cells: []), .kept(line: 8),
        .written(depth: 0, name: "move item 0.1 -> 0.4", cells: []),
      ]
    )
    let unchanged = ConnectedScene(layout: StubLayout(lastUpdates: []))
    #expect(
      expectation.content.accepted(for: unchanged) == [.written(depth: 0, name: "-", cells: [])]
    )
  }
}
