internal import Conformance

/// The outcome of a scenario, as formats with one entry a scenario tell it.
struct ScenarioOutcome {
  private let scenario: ScenarioReport
  private let spec: SpecReport

  init(_ scenario: ScenarioReport, in spec: SpecReport) {
    self.scenario = scenario
    self.spec = spec
  }
}

extension ScenarioOutcome {
  /// The line of the first expectation that decided the verdict, or the scene's.
  var line: Int {
    let isPassed = scenario.verdict == .passed
    return isPassed ? scenario.line : deciding.first?.line ?? scenario.line
  }

  /// Why the scenario is skipped or known to fail, or else the first line of what is wrong.
  var headline: String {
    switch scenario.verdict {
    case .skipped: reasons
    case .knownFailure: "known failure: \(reasons)"
    default: firstLine
    }
  }

  /// Everything there is to say of every expectation that did not pass.
  var text: String {
    scenario.results.filter { $0.verdict != .passed }.map { result in
      let details = scenario.details(of: result, in: spec.file)
      return "\(spec.file):\(result.line): \(result.headline)\n\(details)"
    }.joined(separator: "\n\n")
  }

  private var deciding: [ExpectationResult] {
    scenario.results.filter { $0.verdict == scenario.verdict }
  }

  private var reasons: String { deciding.compactMap(\.reason).joined(separator: "; ") }

  private var firstLine: String {
    let lines = deciding.first?.message.split(whereSeparator: \.isNewline)
    return lines?.first.map { String($0) } ?? scenario.verdict.rawValue
  }
}
