internal import Conformance
internal import SpecFormat

/// The first lines of the repository's report: the number of passing expectations, their evidence,
/// and the failures.
struct ConformanceHeadline {
  private let report: ConformanceReport
  private let links: SpecLinks

  init(_ report: ConformanceReport, links: SpecLinks) {
    self.report = report
    self.links = links
  }
}

extension ConformanceHeadline {
  /// The numbers of passing scenarios, of expectations by evidence, and of failures.
  var sentences: String {
    [sentence, origins, failures].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The known failures with their reasons.
  var knownFailures: String {
    reasons.isEmpty
      ? "There are no known failures." : "Known failures:\n\n" + reasons.joined(separator: "\n")
  }

  private var sentence: String {
    let scenarios = report.scenarios
    let passing = scenarios.filter { $0.verdict == .passed }
    let recorded = passing.count { $0.countingResults.contains { $0.evidence == .recorded } }
    guard !scenarios.isEmpty else {
      return report.mistakes.isEmpty ? "**No scenario ran.**" : "**No scenario ran: \(malformed).**"
    }
    let verb = scenarios.count == 1 ? "scenario passes" : "scenarios pass"
    return
      "**\(passing.count) of \(scenarios.count) \(verb); \(recorded) of them "
      + "\(recorded == 1 ? "is" : "are") based on recordings of Apple's frameworks.**"
  }

  private var malformed: String {
    let count = report.malformedFiles.count
    return count == 1 ? "1 spec is malformed" : "\(count) specs are malformed"
  }

  /// The number of expectations for each kind of evidence, as a sentence.
  private var origins: String {
    let counts = EvidenceCount.counts(report.specs.flatMap(\.clauses))
      .map { ($0.summary.expectations, $0.phrase) }
    let phrases = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let total = counts.reduce(0) { $0 + $1.0 }
    guard total > 0 else { return "There are no expectations." }
    return "Of \(total) \(total == 1 ? "expectation" : "expectations"): "
      + phrases.joined(separator: ", ") + "."
  }

  /// The number of failing scenarios; empty for none.
  private var failures: String {
    let failing = report.scenarios.count { $0.verdict.failsTheRun }
    return failing == 0 ? "" : "\(failing) \(failing == 1 ? "fails" : "fail")."
  }

  /// The reasons of known failures in the order of the specs, with links to the lines of the
  /// scenarios.
  private var reasons: [String] {
    var order: [String] = []
    var places: [String: [String]] = [:]
    for (reason, place) in knownResults {
      if places[reason] == nil { order.append(reason) }
      places[reason, default: []].append(place)
    }
    return order.map { reason in
      "- \(places[reason, default: []].joined(separator: ", ")): \(MarkdownText.escaped(reason))"
    }
  }

  /// The reasons of each scenario's known failures, with a link to the first line that has each
  /// reason.
  private var knownResults: [(reason: String, place: String)] {
    report.specs.flatMap { spec in
      spec.scenarios.flatMap { scenario in
        var seen: Set<String> = []
        return scenario.results
          .filter { $0.verdict == .knownFailure && seen.insert($0.reason ?? "").inserted }
          .map { result in
            (result.reason ?? "", links.line(result.line, of: spec.file, text: scenario.id))
          }
      }
    }
  }
}

/// The section about numbers that differ between versions of Apple's systems.
struct SystemsSection {
  private let differences: [SystemDifference]
  private let links: SpecLinks
  private let maximumRows: Int

  init(_ report: ConformanceReport, links: SpecLinks, maximumRows: Int) {
    differences = report.systemDifferences
    self.links = links
    self.maximumRows = maximumRows
  }
}

extension SystemsSection {
  var text: String {
    let rest = differences.count - maximumRows
    let note = rest > 0 ? "\n\n\(rest) more are in the JSON report." : ""
    let table = ReportTable(
      header: ["clause", "numbers that are not compared", "compared numbers", "difference"],
      rows: differences.prefix(maximumRows).map { difference in
        let (file, result) = (difference.spec.file, difference.result)
        return [
          links.clause(difference.clause, in: difference.spec),
          links.line(result.line, of: file, text: result.systems.text),
          links.line(difference.heldLine, of: file, text: difference.heldSystems.text),
          MarkdownText.escaped(difference.differences.joined(separator: "; ")),
        ]
      }
    )
    return """
      ## Numbers that differ between systems

      \(differences.isEmpty ? "None." : table.text)\(note)
      """
  }
}
