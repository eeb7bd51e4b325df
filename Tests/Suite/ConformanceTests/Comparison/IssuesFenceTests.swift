import Conformance
import SpecFormat
import Testing
import ViewLayout

@MainActor
struct IssuesFenceTests {
  private func mismatches(_ lines: String, _ kinds: [IssueKind]) throws -> [String] {
    let issues = kinds.map {
      ViewLayout.Issue(kind: $0, place: "frame", message: "it is wrong")
    }
    return try ConnectedScene(layout: StubLayout(), issues: issues)
      .compare(SpecText.expectation("issues", lines)).mismatches.map(\.summary)
  }

  @Test(
    arguments: [
      ("tree-too-deep", [.treeTooDeep]), ("tree-too-deep", [.treeTooDeep, .treeTooDeep]),
      ("tree-too-deep\n...", [.duplicateIdentity, .treeTooDeep]),
    ] as [(String, [IssueKind])]
  )
  func `listed kinds of issues pass however often they are reported`(
    lines: String,
    kinds: [IssueKind]
  ) throws {
    #expect(try mismatches(lines, kinds) == [])
  }

  @Test func `missing listed issues and unlisted issues are reported`() throws {
    #expect(
      try mismatches("tree-too-deep\ntree-too-deep", [.duplicateIdentity, .treeTooDeep]) == [
        "line 9: issues: expected tree-too-deep, actual not reported",
        "line 7: issues: expected no issue of this kind, actual duplicate-identity at frame: it is "
          + "wrong",
      ]
    )
  }
}
