internal import ElementTree
internal import Reporting

/// A bar with the shares of what came of expectations with an engine.
enum ScoreBar {
  /// The order of the parts: what is agreed on first.
  private static let outcomes: [MatrixOutcome] = [
    .agrees, .differs, .unsupported, .doesNotCompile, .crashed,
  ]

  /// The length of the bar in its own unit, and the minimum length of a part.
  private static let length = 1000
  private static let minimum = 6

  /// The bar, which says nothing that the words beside it do not.
  static func markup(_ counts: OutcomeCounts) -> Markup {
    let shown = outcomes.filter { counts[$0] > 0 }
    let total = max(shown.reduce(0) { $0 + counts[$1] }, 1)
    let space = length - minimum * shown.count
    var start = 0
    let parts = shown.map { outcome in
      let width = minimum + space * counts[outcome] / total
      defer { start += width }
      return Markup.element(
        "rect",
        ["class": "oc-\(outcome.rawValue)", "x": "\(start)", "width": "\(width)", "height": "1"]
      )
    }
    return .element(
      "svg",
      [
        "class": "em-bar", "aria-hidden": "true", "viewBox": "0 0 \(length) 1",
        "preserveAspectRatio": "none",
      ],
      parts
    )
  }

  /// What is not agreed on, and what was not asked, in words, each leading to the clauses that came
  /// to it; empty where there is none.
  ///
  /// - Parameters:
  ///   - counts: How many expectations came to each outcome.
  ///   - engine: The place of the engine among those of the matrix, from 0.
  /// - Returns: A list of links.
  static func legend(_ counts: OutcomeCounts, engine: Int) -> Markup {
    let shown = outcomes.dropFirst() + [.skipped, .notRun]
    let items = shown.filter { counts[$0] > 0 }.map { outcome in
      Markup.element(
        "li",
        [:],
        [
          .element(
            "a",
            [
              "class": "oc oc-\(outcome.rawValue)",
              "href": "#engine=\(engine + 1)&outcome=\(outcome.rawValue)",
            ],
            words(of: outcome, counts[outcome])
          )
        ]
      )
    }
    return items.isEmpty ? .empty : .element("ul", ["class": "em-legend"], items)
  }

  /// The sign, the number and the words: `≠ 4 differ`.
  private static func words(of outcome: MatrixOutcome, _ count: Int) -> String {
    let number = GroupedNumber.text(count)
    return "\(OutcomeMark.sign(of: outcome)) \(number) \(outcome.words(for: count))"
  }
}

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
      ? " \(counts.disagreed) of \(counts.requested)" : ""
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
