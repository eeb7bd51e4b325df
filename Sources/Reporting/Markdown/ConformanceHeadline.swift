internal import Conformance
internal import SpecFormat

/// The first lines of the repository's report: what holds, how that is known, and what does not.
struct ConformanceHeadline {
  private let report: ConformanceReport

  init(_ report: ConformanceReport) {
    self.report = report
  }
}

extension ConformanceHeadline {
  var text: String { ([sentence, standing] + reasons).joined(separator: "\n") }

  private var sentence: String {
    let scenarios = report.scenarios
    let holding = scenarios.filter { $0.verdict == .passed }
    let recorded = holding.count { $0.results.contains { $0.evidence == .recorded } }
    let verb = scenarios.count == 1 ? "scenario holds" : "scenarios hold"
    return
      "**\(holding.count) of \(scenarios.count) \(verb); \(recorded) of them "
      + "\(recorded == 1 ? "rests" : "rest") on recordings of Apple's frameworks.**"
  }

  private var standing: String {
    let failing = report.scenarios.count { $0.verdict.failsTheRun }
    let failures =
      failing == 0
      ? "" : "\(failing) \(failing == 1 ? "fails" : "fail") against what is expected. "
    guard !reasons.isEmpty else { return failures + "Nothing is known not to hold." }
    return failures + "Known not to hold ([where](#known-failures)):\n"
  }

  /// Each reason once, with how many expectations it keeps from holding.
  private var reasons: [String] {
    let known = report.scenarios.flatMap(\.results).filter { $0.verdict == .knownFailure }
    let counts = Dictionary(grouping: known) { $0.reason ?? "" }.mapValues(\.count)
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { reason, count in
      "- \(MarkdownText.escaped(reason))" + (count > 1 ? " (\(count) expectations)" : "")
    }
  }
}
