internal import ElementTree
internal import Reporting

/// Marks of what an engine makes of something: a sign and a word, so that no one needs to see the
/// colour.
enum OutcomeMark {
  /// The outcome of several expectations, with how many are not agreed on where some are.
  ///
  /// - Parameter counts: How many expectations came to each outcome.
  /// - Returns: A mark for a cell; a link can be around it.
  static func markup(_ counts: OutcomeCounts) -> Markup {
    let outcome = counts.outcome ?? .notRun
    let amount =
      outcome.isDisagreement && counts.total > 1
      ? " \(counts.disagreed) of \(counts.asked)" : ""
    return markup(outcome, amount: amount)
  }

  /// The outcome of one expectation.
  static func markup(_ outcome: MatrixOutcome) -> Markup { markup(outcome, amount: "") }

  private static func markup(_ outcome: MatrixOutcome, amount: String) -> Markup {
    .element(
      "span",
      ["class": "oc oc-\(outcome.rawValue)"],
      [
        .element("span", ["aria-hidden": "true"], sign(of: outcome)),
        .element("span", ["class": "w"], " \(outcome.words)"),
        .text(amount),
      ]
    )
  }

  static func sign(of outcome: MatrixOutcome) -> String {
    switch outcome {
    case .agrees: "✓"
    case .differs: "≠"
    case .unsupported: "◇"
    case .doesNotCompile: "⊘"
    case .crashed: "✗"
    case .skipped: "–"
    case .notRun: "·"
    }
  }
}
