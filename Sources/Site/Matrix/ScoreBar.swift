internal import ElementTree
internal import Reporting

/// A bar with the shares of what came of expectations with an engine.
enum ScoreBar {
  /// The order of the parts: what is agreed on first.
  private static let outcomes: [MatrixOutcome] = [
    .agrees, .differs, .unsupported, .doesNotCompile, .crashed,
  ]

  /// The bar, which says nothing that the words beside it do not.
  static func markup(_ counts: OutcomeCounts) -> Markup {
    .element(
      "span",
      ["class": "em-bar", "aria-hidden": "true"],
      outcomes.filter { counts[$0] > 0 }.map { outcome in
        .element(
          "span",
          ["class": "oc-\(outcome.rawValue)", "style": "flex-grow:\(counts[outcome])"]
        )
      }
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
    let told = outcomes.dropFirst() + [.skipped, .notRun]
    let items = told.filter { counts[$0] > 0 }.map { outcome in
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
    return "\(OutcomeMark.sign(of: outcome)) \(number) \(outcome.words(behind: count))"
  }
}
