import Conformance
import SpecFormat
import Testing

struct CrashedScenarioTests {
  private let plain = ExpectationOutline(line: 1, block: "frames")
  private let known = ExpectationOutline(
    line: 2,
    block: "frames",
    conditions: Conditions(knownFailure: "it traps")
  )
  private let skipped = ExpectationOutline(
    line: 3,
    block: "frames",
    conditions: Conditions(skip: "slow")
  )

  private func verdicts(
    _ results: [ExpectationResult?],
    _ outlines: [ExpectationOutline]
  ) -> [Verdict] {
    results.ended(outlines, verdict: .crashed, note: "ended by SIGILL").map(\.verdict)
  }

  @Test func `the first undecided expectation is crashed, later ones are notRun or skipped`() {
    let passed = ExpectationResult(outline: plain, verdict: .passed)
    let results = [passed, nil, nil, nil]
    #expect(
      verdicts(results, [plain, plain, skipped, plain]) == [.passed, .crashed, .skipped, .notRun]
    )
  }

  @Test func `a crash of an expectation with known-failure is a known failure`() {
    #expect(verdicts([nil], [known]) == [.knownFailure])
    #expect(verdicts([nil, nil], [plain, known]) == [.crashed, .knownFailure])
  }

  @Test func `after a crash with known-failure=, an expectation that did not run fails the run`() {
    #expect(verdicts([nil, nil], [known, plain]).contains { $0.failsTheRun })
  }
}
