import Conformance
import Foundation
import LayoutTree
import SpecFormat
import Testing
import ViewLayout

/// Tests the negotiation of a text with a padding of 16, which reduces the proposal on each side.
@MainActor
struct NegotiationFenceTests {
  private let entries = [
    NegotiationEntry(
      "padding",
      node: 0,
      proposal: LayoutProposal(width: 320, height: nil),
      width: 82,
      height: 52,
      children: [
        NegotiationEntry(
          "Text",
          node: 1,
          label: "Reset",
          identifiers: ["word"],
          proposal: LayoutProposal(width: 288, height: nil),
          width: 50,
          height: 20
        ),
        NegotiationEntry(
          "Text",
          label: "Reset",
          identifiers: ["word"],
          proposal: LayoutProposal(width: .infinity, height: 0),
          width: 50,
          height: 20
        ),
      ]
    )
  ]

  private func compare(_ lines: String) throws -> Comparison {
    try ConnectedScene(layout: StubLayout(entries: entries))
      .compare(SpecText.expectation("negotiation 320xnil", lines))
  }

  @Test func `matching proposals and sizes pass`() throws {
    let comparison = try compare(
      """
      padding 320xnil -> 82x52
        Text "Reset" 288xnil -> 50x20
        Text "Reset" infx0 -> 50x20
      """
    )
    #expect(comparison.mismatches == [])
    #expect(
      NegotiationFence.text(comparison.actual) == """
        padding 320xnil -> 82x52
          Text "Reset" #word 288xnil -> 50x20
          Text "Reset" #word infx0 -> 50x20
        """
    )
  }

  @Test func `proposals and sizes that differ are reported`() throws {
    let comparison = try compare(
      """
      padding 320x10 -> 82x50
        Text 280xnil -> 50x20
        ...
      """
    )
    #expect(
      comparison.mismatches.map(\.summary) == [
        "line 8: padding proposal: expected 320x10, actual 320xnil",
        "line 8: padding answer: expected 82x50, actual 82x52, difference 0 +2",
        "line 9: Text proposal: expected 280xnil, actual 288xnil, difference +8 0",
      ]
    )
    #expect(comparison.mismatches.map(\.part) == [.node(0), .node(0), .node(1)])
    #expect(comparison.actual.map(\.part) == [.node(0), .node(1), nil])
  }

  @Test func `missing and extra lines of a negotiation are reported`() throws {
    let missing = try compare("padding 320xnil -> 82x52\n  ...\n  Circle 1x1 -> 1x1")
    #expect(missing.mismatches.map(\.actual) == ["missing"])
    let extra = try compare("padding 320xnil -> 82x52\n  Text 288xnil -> 50x20")
    #expect(extra.mismatches.map(\.actual) == ["Text \"Reset\" #word infx0 -> 50x20"])
  }
}
