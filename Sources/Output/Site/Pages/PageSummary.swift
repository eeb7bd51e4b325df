internal import Conformance
internal import ElementTree
internal import SpecFormat

/// The lines under the title of a spec's page: its counts, and its clauses as squares.
struct PageSummary {
  let report: SpecReport
  /// How many scenarios of other pages rest on it.
  let uses: Int
}

extension PageSummary {
  var markup: Markup {
    let summary = ReportSummary(report.scenarios)
    guard summary.scenarios > 0 else { return .empty }
    let verdict = Verdict.gravest(report.scenarios.map(\.verdict)) ?? .error
    let sentence = Markup.element(
      "p",
      ["class": "sum"],
      [
        Badge.verdict(verdict), .text(" \(summary.sentence)"),
        .text(referenceStyle),
        .text(uses == 0 ? "" : "; \(uses) more rest\(uses == 1 ? "s" : "") on this article"),
      ]
    )
    let squares = ClauseSquares(spec: report, page: "")
    let chips = VerdictChips(of: report.scenarios.map(\.verdict)).markup
    guard squares.clauses.count > 1 else { return sentence }
    return .joined([
      sentence, chips,
      .element("nav", ["class": "clauses", "aria-label": "Clauses"], [squares.markup]),
    ])
  }

  /// Which of the clauses say nothing of Apple's controls; empty where none is such.
  private var referenceStyle: String {
    let style = "reference style of this engine, not Apple's"
    if report.usesReferenceStyle { return "; \(style)" }
    let count = report.clauses.count { $0.usesReferenceStyle && !$0.scenarios.isEmpty }
    return count == 0 ? "" : "; \(count) clause\(count == 1 ? "" : "s") in the \(style)"
  }
}

/// The line above a scenario: its verdict, its id and its line.
struct ScenarioHeader {
  let scenario: ScenarioSpec
  /// The outcome of the scenario; `nil` where it was not run.
  let report: ScenarioReport?
  let lines: LineLinks
}

extension ScenarioHeader {
  /// The line, and under it what is wrong, where no expectation is there to say it.
  ///
  /// - Parameter hasAnchor: Whether the scenario's anchor is here, and not on a heading of its
  ///   name.
  /// - Returns: A paragraph, and the text of what is wrong behind it.
  func markup(hasAnchor: Bool) -> Markup {
    let slug = scenario.slug
    let line = Markup.element(
      "p",
      ["class": "sc", "id": hasAnchor ? slug : nil, "data-sc": slug],
      [
        report.map { Badge.verdict($0.verdict) } ?? .element("span", ["class": "b"], "not run"),
        .text(" "), .element("a", ["class": "id", "href": "#\(slug)"], scenario.id),
        .text(rejection), .text(" "), evidence, lines.markup(line: scenario.line),
      ]
    )
    return .joined([line, notes, printed])
  }

  /// The text that the scenario's code printed; at once in sight where the scenario fails.
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

  /// The one result of what has no expectations of its own: of a script, or of code that must not
  /// compile.
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
