import Conformance
import LayoutValues
import SpecFormat
import SuiteRunning
import Testing

/// Tests which blocks of a run can be accepted.
struct AcceptanceSelectionTests {
  private static let text = """
    # Title

    ## Text

    ```swift
    Text("A")
    ```

    ```size
    -> 10x10
    ```
    """

  /// Divides the results of a run in which the block fails.
  private func selection(fonts: [TextFont]) throws -> AcceptanceSelection {
    let parsed = SpecParser.parse(bytes: Array(Self.text.utf8), file: "Specs/a.md", name: "a")
    let scenario = try #require(parsed.document.scenarios.first)
    let results = scenario.outlines.map { outline in
      var result = ExpectationResult(outline: outline, verdict: .failed)
      result.accepted = [.written(depth: 0, name: "->", cells: ["20x20"])]
      result.fonts = fonts
      return result
    }
    let report = ScenarioReport(id: scenario.id, line: scenario.line, results: results)
    let run = ScenarioRun(of: scenario, in: parsed.document, report: report)
    return AcceptanceSelection(of: [run], takesNewOnly: false)
  }

  @Test(arguments: [
    TextFont(name: "Inter", file: "Inter.ttf", measuredBy: "HarfBuzz 6.0.0"),
    TextFont(name: "Avenir", reason: "because the font is installed on Apple's systems only"),
  ])
  func `a block is accepted if its numbers are the same on every machine`(font: TextFont) throws {
    let selection = try selection(fonts: [font])
    #expect(selection.blocks.count == 1)
    #expect(selection.refusals.isEmpty)
  }

  @Test func `a block is refused if a library that measures its font is missing`() throws {
    let font = TextFont(
      name: "Inter",
      reason: "because HarfBuzz is not installed",
      missingLibrary: "HarfBuzz"
    )
    let selection = try selection(fonts: [font])
    #expect(selection.blocks.isEmpty)
    #expect(selection.refusals.map(\.code) == ["library-missing"])
    let reason = "texts in 'Inter' are estimates here, because HarfBuzz is not installed"
    #expect(selection.refusals.map(\.description).allSatisfy { $0.hasSuffix(reason) })
  }
}
