import Conformance
import Scenarios
import SpecFormat
import Testing
import ViewLayout

/// Tests a scene of 320 × 480 with blocks for several systems.
@MainActor
struct SystemSelectionTests {
  private static let blocks = """
    ```frames 320x480 evidence=recorded on="iOS 13" known-failure="it is old"
    Color 0 0 320 481
    ```
    ```frames evidence=derived on="iOS 17.0"
    Color 0 0 320 480
    ```

    """

  @Test func `a block for iOS 13 is skipped if there is one for iOS 17.0`() throws {
    let results = try CompiledSpec(Self.blocks) { $0.scene { Color.red } }.results()
    #expect(results.map(\.verdict) == [.skipped, .passed])
    #expect(results[0].reason == "numbers of iOS 13; this run compares with iOS 17.0")
    #expect(results.map(\.systems.text) == ["iOS 13", "iOS 17.0"])
    #expect(results[0].setAside?.heldLine == 9)
    #expect(results[0].accepted == nil)
  }

  @Test func `a block without a proposal has that of the skipped block before it`() throws {
    let spec = try CompiledSpec(Self.blocks.replacing("evidence=derived on", with: "on")) {
      $0.scene { Color.red }
    }
    #expect(spec.results().map(\.verdict) == [.skipped, .passed])
  }

  @Test func `restricted(to: iOS 13) checks the blocks of iOS 13 and skips newer ones`() throws {
    let spec = try CompiledSpec(Self.blocks) { $0.scene { Color.red } }
    let document = spec.document.restricted(to: SystemVersion("iOS 13"))
    let scenario = try #require(document.scenarios.first)
    let results = spec.runner.run(scenario, in: document)
    #expect(results.map(\.verdict) == [.knownFailure, .skipped])
    #expect(results[1].reason == "numbers of iOS 17.0; this run compares with iOS 13")
  }

  @Test func `the verdict of a scenario ignores skipped blocks of other systems`() throws {
    let results = try CompiledSpec(Self.blocks) { $0.scene { Color.red } }.results()
    let scenario = ScenarioReport(id: "a#b", line: 3, results: results)
    #expect(scenario.verdict == .passed)
    #expect(scenario.countingResults.map(\.evidence) == [.derived])
    var alone = results[0]
    alone.setAside?.heldLine = nil
    #expect(ScenarioReport(id: "a#b", line: 3, results: [alone]).verdict == .skipped)
  }

  @Test func `systemDifferences lists differing numbers with the lines of both blocks`() throws {
    let spec = try CompiledSpec(Self.blocks) { $0.scene { Color.red } }
    let scenario = ScenarioReport(id: spec.scenario.id, line: 3, results: spec.results())
    let report = ConformanceReport(documents: [spec.document], scenarios: [scenario])
    let found = report.systemDifferences
    #expect(found.map(\.clause.title) == ["Clause"])
    #expect(found.map(\.result.line) == [6])
    #expect(found.map(\.heldLine) == [9])
    #expect(found.map(\.heldSystems.text) == ["iOS 17.0"])
    #expect(found.map(\.differences) == [["Color: height 481 → 480"]])
  }
}
