import Conformance
import SpecFormat
import Testing

@MainActor
struct CallsFenceTests {
  private func mismatches(_ lines: String) throws -> [String] {
    try ConnectedScene(layout: StubLayout(counts: ["FlowLayout.sizeThatFits": 3, "computed": 1]))
      .compare(SpecText.expectation("calls", lines)).mismatches.map(\.summary)
  }

  @Test(
    arguments: [
      "computed 1", "FlowLayout.sizeThatFits <= 3", "FlowLayout.sizeThatFits >= 3", "never 0",
    ])
  func `call counts that match exactly or within their bounds pass`(line: String) throws {
    #expect(try mismatches(line) == [])
  }

  @Test(
    arguments: [
      ("computed 2", "line 8: computed: expected 2, actual 1, difference -1"),
      (
        "FlowLayout.sizeThatFits <= 2",
        "line 8: FlowLayout.sizeThatFits: expected <= 2, actual 3, difference +1"
      ),
      (
        "FlowLayout.sizeThatFits >= 4",
        "line 8: FlowLayout.sizeThatFits: expected >= 4, actual 3, difference -1"
      ),
      (
        "compted 1",
        "line 8: compted: expected 1, actual 0; did you mean 'computed'?, difference -1"
      ),
    ])
  func `a count that differs is reported, and an unknown name gets a suggestion`(
    line: String,
    mismatch: String
  ) throws {
    #expect(try mismatches(line) == [mismatch])
  }
}
