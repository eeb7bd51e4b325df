internal import Conformance
internal import ElementTree
internal import SpecFormat

/// The summary under the title of a spec's page: its counts and, unless all of its clauses pass,
/// the clauses as squares.
struct PageSummary {
  let report: SpecReport
  /// The number of scenarios on other pages that link to it.
  let uses: Int
}

extension PageSummary {
  var markup: Markup {
    let summary = ReportSummary(report.scenarios)
    guard summary.scenarios > 0 else { return .empty }
    let verdicts = Set(report.scenarios.map(\.verdict))
    // A page with different verdicts has no verdict of its own.
    let shared = verdicts.count == 1 ? verdicts.first : nil
    let sentence = Markup.element(
      "p",
      ["class": "sum"],
      [
        shared.map { .joined([Badge.verdict($0), .text(" ")]) } ?? .empty,
        .text(summary.sentence),
        .text(referenceStyle),
        .text(uses == 0 ? "" : "; \(uses) more rest\(uses == 1 ? "s" : "") on this article"),
      ]
    )
    let squares = ClauseSquares(spec: report, page: "")
    let chips = VerdictChips(of: report.scenarios.map(\.verdict)).markup
    guard squares.clauses.count > 1, !squares.allPass else { return sentence }
    return .joined([
      sentence, chips,
      .element("nav", ["class": "clauses", "aria-label": "Clauses"], [squares.markup]),
    ])
  }

  /// A note on the clauses that use the engine's own control style instead of Apple's; empty if
  /// there are none.
  private var referenceStyle: String {
    let style = "reference style of this engine, not Apple's"
    if report.usesReferenceStyle { return "; \(style)" }
    let count = report.clauses.count { $0.usesReferenceStyle && !$0.scenarios.isEmpty }
    return count == 0 ? "" : "; \(count) clause\(count == 1 ? "" : "s") in the \(style)"
  }
}

/// The line above a scenario with its verdict, its id and its line number.
struct ScenarioHeader {
  let scenario: ScenarioSpec
  /// The result of the scenario; `nil` if it was not run.
  let report: ScenarioReport?
  let lines: LineLinks
}

extension ScenarioHeader {
  /// Returns the line, followed by the failure if no expectation shows it.
  ///
  /// - Parameter hasAnchor: Whether the scenario's anchor is on this line instead of on a heading
  ///   of its name.
  /// - Returns: A paragraph, and the text of the failure. There is no paragraph if it would be
  ///   empty.
  func markup(hasAnchor: Bool) -> Markup {
    let slug = scenario.slug
    let words = [verdict, .text(hasAnchor ? slug : ""), .text(rejection)]
    guard hasAnchor || result != nil || !Markup.joined(words).source.isEmpty else {
      return .joined([notes, printed])
    }
    let line = Markup.element(
      "p",
      ["class": "sc", "id": hasAnchor ? slug : nil],
      words + [.text(" "), evidence, source]
    )
    return .joined([line, notes, printed])
  }

  /// The verdict, unless the blocks of a scenario that passes show it.
  private var verdict: Markup {
    if result == nil, report?.verdict == .passed { return .empty }
    let badge =
      report.map { Badge.verdict($0.verdict) } ?? .element("span", ["class": "b"], "not run")
    return .joined([badge, .text(" ")])
  }

  /// The link to the line of a scenario that does not pass; empty for one that passes.
  private var source: Markup {
    report?.verdict == .passed ? .empty : lines.markup(line: scenario.line)
  }

  /// The text that the scenario's code printed, which is expanded if the scenario fails.
  private var printed: Markup {
    guard let report, !report.printed.isEmpty else { return .empty }
    return .element(
      "details",
      ["open": report.verdict.failsTheRun ? "" : nil],
      [
        .element("summary", [:], "Printed text"),
        .element("pre", ["tabindex": "0"], report.printed),
      ]
    )
  }

  private var rejection: String {
    guard case .rejected(let spec) = scenario.body else { return "" }
    return " must not compile" + (spec.message.map { ": “\($0)”" } ?? "")
  }

  /// The single result of a scenario without expectation blocks: a script, or code that must not
  /// compile.
  ///
  /// The value is `nil` for a scene, and for a scenario that did not run.
  private var result: ExpectationResult? {
    if case .scene = scenario.body { return nil }
    return report?.results.first
  }

  private var evidence: Markup {
    guard let result else { return .empty }
    return .joined([Badge.evidence(result.evidence, on: result.systems), .text(" ")])
  }

  private var notes: Markup {
    guard let result, result.verdict != .passed, !result.message.isEmpty else { return .empty }
    return .element("pre", ["class": "bad", "tabindex": "0"], result.message)
  }
}
