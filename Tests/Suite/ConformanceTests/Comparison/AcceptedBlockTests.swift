@testable import SpecAuthoring
import Conformance
import Foundation
import LayoutTree
import SpecFormat
import Testing
import ViewLayout

/// Tests the text of a block after the actual layout is accepted.
@MainActor
struct AcceptedBlockTests {
  private let layout = StubLayout(
    frames: [
      ResolvedNode(
        name: "HStack",
        identifiers: ["row"],
        frame: CGRect(x: 0, y: 0, width: 100, height: 20),
        children: [
          ResolvedNode(
            name: "Text",
            label: "One",
            lines: ["One"],
            identifiers: ["one"],
            frame: CGRect(x: 0, y: 0, width: 30, height: 20)
          ),
          ResolvedNode(name: "Color", frame: CGRect(x: 100.0 / 3, y: 0, width: 62, height: 20)),
        ]
      )
    ],
    entries: [
      NegotiationEntry(
        "HStack",
        proposal: LayoutProposal(width: 100, height: nil),
        width: 100,
        height: 20,
        children: ["One", "Two"].map { label in
          NegotiationEntry(
            "Text",
            label: label,
            proposal: LayoutProposal(width: 50, height: nil),
            width: 30,
            height: 20
          )
        }
      )
    ],
    counts: ["FlowLayout.makeCache": 1, "a count": 12],
    preferences: ["SizeKey": "(82.0, 52.0)", "Title": " padded "]
  )

  /// Returns the lines of the block after acceptance; `nil` if nothing can be accepted.
  private func accepted(_ info: String, _ lines: String, issues: [IssueKind] = []) throws -> String?
  {
    let issues = issues.map { ViewLayout.Issue(kind: $0, place: "frame", message: "so") }
    let expectation = try SpecText.expectation(info, lines)
    let observation = ConnectedScene(layout: layout, issues: issues)
    guard let accepted = expectation.content.accepted(for: observation) else { return nil }
    let written = lines.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { EditedLine(source: 8 + $0, text: String($1)) }
    return AcceptedBlock(written: written, kind: expectation.name).lines(accepted)
      .map(\.text).joined(separator: "\n")
  }

  @Test func `accepting fills an empty frames block with the whole tree`() throws {
    #expect(
      try accepted("frames 100xnil", "") == """
        HStack #row             0  0  100  20
          Text "One" #one       0  0   30  20
          Color            33.333  0   62  20
        """
    )
  }

  @Test func `accepting changes only differing numbers and keeps the author's columns`() throws {
    #expect(
      try accepted(
        "frames 100xnil",
        "HStack          0  0 10 20\n\n  Text One      0  0 30 20\n  Color     33.33  0 62 20"
      )
        == "HStack          0  0 100 20\n\n  Text One      0  0  30 20\n  Color     33.33  0  62 20"
    )
  }

  @Test func `accepting keeps a line of '...' for further siblings`() throws {
    #expect(
      try accepted("frames 100xnil", "HStack  0 0 1 2\n  Text  0 0 3 2\n  ...")
        == "HStack  0 0 100 20\n  Text  0 0  30 20\n  ..."
    )
    #expect(try accepted("frames 100xnil", "HStack  0 0 1 2\n  ...") == "HStack  0 0 100 20\n  ...")
  }

  @Test func `accepting a frames block of #id lines keeps them and corrects the numbers`() throws {
    #expect(
      try accepted("frames 100xnil", "#one   0 0 5 20\n#root  0 0 5 20")
        == "#one   0 0  30 20\n#root  0 0 100 20"
    )
  }

  @Test func `a frames block with an unknown id cannot be accepted`() throws {
    #expect(try accepted("frames 100xnil", "#own  0 0 5 20") == nil)
  }

  @Test func `accepting replaces the child lines if their types differ from the tree`() throws {
    #expect(
      try accepted("frames 1x1", "HStack  0 0 100 20\n  Circle  0 0 30 20\n  Text  0 0 30 20")
        == """
        HStack        0  0  100  20
          Text        0  0   30  20
          Color  33.333  0   62  20
        """
    )
  }

  @Test func `accepting replaces a wrong label and does not add ids`() throws {
    #expect(
      try accepted("frames 1x1", "HStack      0 0 100 20\n  Text Ten  0 0  30 20\n  ...")
        == "HStack        0 0 100 20\n  Text \"One\"  0 0  30 20\n  ..."
    )
  }

  @Test func `accepting keeps numbers that differ by at most tolerance=`() throws {
    let text = "#one  0 0 31 18"
    #expect(try accepted("frames 1x1 tolerance=2", text) == text)
    #expect(try accepted("frames 1x1 tolerance=1", text) == "#one  0 0 31 20")
  }

  @Test func `accepting fills an empty negotiation and corrects single lines`() throws {
    let all = """
      HStack 100xnil -> 100x20
        Text "One" 50xnil -> 30x20
        Text "Two" 50xnil -> 30x20
      """
    #expect(try accepted("negotiation 1x1", "") == all)
    #expect(
      try accepted(
        "negotiation 1x1",
        "HStack 100xnil -> 100x20\n  Text One 5xnil -> 30x20\n  ..."
      ) == "HStack 100xnil -> 100x20\n  Text \"One\" 50xnil -> 30x20\n  ..."
    )
  }

  @Test func `accepting fills an empty calls block and keeps bounds as bounds`() throws {
    #expect(try accepted("calls", "") == "FlowLayout.makeCache 1\n\"a count\" 12")
    #expect(
      try accepted("calls", "\"a count\" <= 3\nFlowLayout.makeCache   1\nnever >= 1")
        == "\"a count\" <= 12\nFlowLayout.makeCache   1\nnever >= 0"
    )
  }

  @Test func `accepting fills an empty preferences block and corrects wrong values`() throws {
    #expect(try accepted("preferences", "") == "SizeKey = (82.0, 52.0)\nTitle = \" padded \"")
    #expect(
      try accepted("preferences", "SizeKey = (82, 52)\nTitle = other")
        == "SizeKey = (82, 52)\nTitle = \" padded \""
    )
    #expect(try accepted("preferences", "Gone = 3") == nil)
  }

  @Test func `accepting an issues block lists the reported kinds`() throws {
    let issues = [IssueKind.positionNotANumber, .positionNotANumber]
    #expect(try accepted("issues", "", issues: issues) == "position-not-a-number")
    #expect(
      try accepted("issues", "tree-too-deep\nposition-not-a-number", issues: issues)
        == "position-not-a-number"
    )
    #expect(try accepted("issues", "tree-too-deep") == "")
  }
}
