internal import Conformance
internal import ElementTree

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
