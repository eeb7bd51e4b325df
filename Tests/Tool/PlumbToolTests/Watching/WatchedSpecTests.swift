@testable import SuiteRunning
import Conformance
import LayoutTree
import SpecFormat
import Testing
import ViewLayout

@testable import PlumbTool

struct WatchedSpecTests {
  private var spec = WatchedSpec(file: "Specs/a.md")

  /// Updates the text, and runs all pending scenarios.
  @discardableResult
  private mutating func update(_ text: String, verdict: Verdict = .passed) -> [String] {
    read(text)
    let waiting = spec.waiting(forPictures: true)
    let runs = waiting.map { selected in
      var run = ScenarioRun(
        of: selected.scenario,
        in: selected.document,
        report: ScenarioReport(
          id: selected.scenario.id,
          line: selected.scenario.line,
          results: selected.scenario.outlines.map {
            ExpectationResult(outline: $0, verdict: verdict)
          }
        )
      )
      if !verdict.isError {
        run.layouts = run.report.results.map {
          ScenarioLayout(line: $0.line, tree: ResolvedTree(nodes: []))
        }
      }
      return run
    }
    spec.record(runs, areDrawn: true)
    return waiting.map(\.scenario.id)
  }

  private mutating func read(_ text: String) {
    let parsed = SpecParser.parse(bytes: Array(text.utf8), file: "Specs/a.md", name: "a")
    _ = spec.update(to: parsed.document, mistakes: parsed.diagnostics)
  }

  @Test mutating func `a changed expectation reruns only its scenario`() {
    #expect(update(WatchedFolder.spec(20, 30)) == ["a#width-20", "a#width-30"])
    #expect(update(WatchedFolder.spec(20, 30).replacing("-> 30", with: "-> 31")) == ["a#width-30"])
  }

  @Test(arguments: ["\r\n", "\r"])
  mutating func `a spec with CRLF or CR line endings reruns only the changed scenario`(
    _ ending: String
  ) {
    let text = WatchedFolder.spec(20, 30).replacing("\n", with: ending)
    #expect(update(text) == ["a#width-20", "a#width-30"])
    #expect(update(text.replacing("-> 30", with: "-> 31")) == ["a#width-30"])
  }

  @Test mutating func `scenarios that move within their file are not run again`() {
    update(WatchedFolder.spec(20, 30))
    let text = WatchedFolder.spec(20, 30).replacing("# Title\n", with: "# Title\n\nMoved.\n")
    #expect(update(text) == [])
    let run = spec.runs[1]
    #expect(run.report.line == spec.document?.scenarios[1].line)
    #expect(run.report.results[0].line == run.report.line + 4)
    #expect(run.layouts[0].line == run.report.results[0].line)
    #expect(run.scenario == spec.document?.scenarios[1])
  }

  @Test mutating func `new shared code in the spec reruns all of its scenes`() {
    update(WatchedFolder.spec(20, 30))
    let text = WatchedFolder.spec(20, 30) + "\n## Shared\n\n```swift shared\nstruct S {}\n```\n"
    #expect(update(text) == ["a#width-20", "a#width-30"])
  }

  @Test mutating func `a scene that does not compile keeps its last layout, as stale`() {
    update(WatchedFolder.spec(20))
    let broken = WatchedFolder.spec(20).replacing("Color", with: "Colour")
      .replacing("# Title\n", with: "# Title\n\nMoved.\n")
    update(broken, verdict: .doesNotCompile)
    let run = spec.runs[0]
    #expect(run.isStale)
    #expect(run.layouts.map(\.line) == run.report.results.map(\.line))
    update(WatchedFolder.spec(20))
    #expect(!spec.runs[0].isStale)
  }

  @Test mutating func `an edited scenario is not shown before it has run`() {
    update(WatchedFolder.spec(20, 30))
    read(WatchedFolder.spec(20, 30).replacing("-> 30", with: "-> 31"))
    #expect(spec.runs.map(\.report.id) == ["a#width-20"])
    #expect(spec.waitingCount == 1)
  }
}
