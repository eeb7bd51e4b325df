import Conformance
import Scenarios
import SpecFormat
import Testing
import ViewLayout

/// Tests scenarios without calls or reports, so that an expected count of 0 passes, and any other
/// fails.
@MainActor
struct ConformanceRunnerTests {
  private func run(
    _ expectations: String,
    digest: String? = nil,
    isCompiled: Bool = true,
    onEvent: @escaping @MainActor (RunEvent) -> Void = { _ in },
    body: @escaping @MainActor @Sendable (Stage) -> Void = { stage in
      stage.scene { EmptyView() }
      stage.step {}
    }
  ) throws -> [ExpectationResult] {
    try CompiledSpec(
      "```swift step\nchange()\n```\n" + expectations,
      digest: digest,
      isCompiled: isCompiled,
      body: body
    ).results(onEvent: onEvent)
  }

  @Test(
    arguments: [
      ("", "never 0", .passed), ("", "never 1", .failed),
      (" known-failure=\"not yet\"", "never 1", .knownFailure),
      (" known-failure=\"not yet\"", "never 0", .unexpectedPass),
      (" skip=\"too slow\"", "never 1", .skipped),
    ] as [(String, String, Verdict)]
  )
  func `known-failure= gives knownFailure or unexpectedPass, and skip= gives skipped`(
    attributes: String,
    line: String,
    verdict: Verdict
  ) throws {
    let results = try run("```calls\(attributes)\n\(line)\n```\n")
    #expect(results.map(\.verdict) == [verdict])
    #expect(results[0].verdict.failsTheRun == [.failed, .unexpectedPass].contains(verdict))
  }

  @Test func `a run sends one event per expectation between started and finished`() throws {
    let block = "```calls\nnever 0\n```\n"
    var events: [String] = []
    _ = try run(block + block) { event in
      switch event {
      case .started(let id): events.append("started \(id)")
      case .decided(let index, let result): events.append("\(index) \(result.verdict)")
      case .finished: events.append("finished")
      }
    }
    #expect(events == ["started a#clause", "0 passed", "1 passed", "finished"])
  }

  @Test func `a scenario that is not compiled is an error`() throws {
    let results = try run("```calls known-failure=\"x\"\nnever 1\n```\n", isCompiled: false)
    #expect(results.map(\.verdict) == [.error])
    #expect(results[0].note == "the scenario is not compiled")
  }

  @Test func `a scenario whose spec changed after compilation is an error`() throws {
    let results = try run("```calls\nnever 0\n```\n", digest: "older")
    #expect(results.map(\.verdict) == [.error])
    #expect(results[0].note == "the spec changed since it was compiled")
  }

  @Test func `a scenario whose code creates no scene is an error`() throws {
    let results = try run("```calls\nnever 0\n```\n", body: { _ in })
    #expect(results.map(\.verdict) == [.error])
  }

  @Test func `an issues block of '...' passes if another block of the scene can fail`() throws {
    let results = try run("```calls\nnever 0\n```\n```issues\n...\n```\n")
    #expect(results.map(\.verdict) == [.passed, .passed])
  }
}
