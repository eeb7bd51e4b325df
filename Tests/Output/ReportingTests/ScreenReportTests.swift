import Conformance
import SpecFormat
import Testing

@testable import Reporting

/// Tests reports of several screens.
struct ScreenReportTests {
  private func screen(
    _ name: String,
    failing: Int = 0,
    shown: ShownContent = ShownContent()
  ) -> ScreenReport {
    let finding = CheckFinding(.truncation, node: "Text \"Ada\"")
    let types = LayoutEnvironment.dynamicTypes.prefix(failing)
    var sweep = ConditionSweep(
      breaches: types.map {
        ConditionSweep.Breach(
          device: "iPhone SE",
          type: $0,
          isRightToLeft: false,
          findings: [finding]
        )
      },
      count: 816,
      limits: [],
      height: nil
    )
    sweep.shown = shown
    return ScreenReport(name: name, place: "\(name).swift:1", sweep: sweep)
  }

  private var screens: [ScreenReport] {
    [
      screen("Good"),
      screen(
        "Gap",
        shown: ShownContent(placeholders: [.init(name: "Map", count: 2)])
      ),
      screen("Empty", shown: ShownContent(blankReason: .emptyList)),
      screen("Cut", failing: 1),
      screen("Worse", failing: 2, shown: ShownContent(blankReason: .unfinishedTask)),
    ]
  }

  @Test func `worstFirst orders screens by findings, blank content and placeholders`() {
    #expect(screens.worstFirst.map(\.name) == ["Worse", "Cut", "Empty", "Gap", "Good"])
  }

  @Test func `the summary counts previews, gaps and blank screens in one sentence`() {
    #expect(
      screens.summary(ofTotal: 8) == "5 of 8 previews laid out, 1 with gaps, 2 show nothing"
    )
    #expect([screen("Good")].summary(ofTotal: 1) == "1 of 1 preview laid out")
    #expect(screens.blankSentence == "2 screens show nothing")
  }

  @Test func `a blank screen does not count as passing`() {
    let text = ScreenTextWriter(screens).text
    #expect(text.contains("✓ every check passes in 2 screens: Gap.swift:1: Gap, Good.swift:1"))
    #expect(
      text.contains(
        """
        ○ 2 screens show nothing:
            a task that was not awaited: Worse.swift:1: Worse
            an empty list: Empty.swift:1: Empty
        ◌ 1 screen has placeholders instead of views:
            Gap.swift:1: Gap: 2 × Map
        """
      )
    )
    let worst = "it shows nothing: a task that was not awaited; 1 finding in 2 of 816 layouts"
    #expect(text.contains("✗ Worse.swift:1: Worse: \(worst)"))
  }

  @Test func `the Markdown report lists blank screens separately`() {
    let text = ScreenMarkdownWriter(screens).text
    #expect(text.contains("✓ Every check passes: `Gap`, `Good`\n"))
    #expect(
      text.contains(
        "○ 2 screens show nothing: `Worse` (a task that was not awaited), `Empty` (an empty list)\n"
      )
    )
    #expect(text.contains("◌ Placeholders instead of views: `Gap` (2 × Map)\n"))
  }
}
