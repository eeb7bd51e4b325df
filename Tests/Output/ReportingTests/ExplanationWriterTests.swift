import Conformance
import Foundation
import LayoutTree
import LayoutValues
import Reporting
import Testing
import ViewLayout

/// Tests the output of `plumb explain`.
struct ExplanationWriterTests {
  @Test func `plumb explain prints each rule that a reason names once, after the reasons`() throws {
    let explanation = NodeExplanation(
      proposal: LayoutProposal(width: 1, height: 2),
      sizeReason: LayoutReason("R-TXT-2", "nothing", steps: ["across (R-STK-6): a line"]),
      placeReason: LayoutReason("R-TXT-2", "there"),
      gap: ExplainedGap(length: 6, neighbor: "Color", rule: "R-SP-4", sentence: "above a text")
    )
    let node = ResolvedNode(
      id: 0,
      name: "Text",
      label: "a",
      identifiers: [],
      frame: CGRect(x: 0, y: 0, width: 1, height: 2),
      explanation: explanation
    )
    let layout = ScenarioLayout(line: 3, tree: ResolvedTree(nodes: [node]))
    let lines = ExplanationWriter(file: "a.md", id: "a#b").text(for: [layout])
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.contains("  gap (R-SP-4): 6 after Color, above a text"))
    let start = try #require(
      lines.firstIndex { $0.hasPrefix("R-SP-4 · The distance of a text") }
    )
    #expect(
      lines[start + 2].hasPrefix(
        "  Docs/Rules/LayoutRules.md#r-sp-4: recorded (macOS 26 and 27, iOS"
      )
    )
    let names = lines.filter { $0.hasPrefix("R-") }.map { $0.prefix { $0 != " " } }
    #expect(names == ["R-SP-4", "R-STK-6", "R-TXT-2"])
    #expect(lines.last == "")
  }
}
