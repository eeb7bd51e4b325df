internal import ElementTree
internal import Reporting

/// A bar with the shares of what came of expectations with an engine.
enum ScoreBar {
  /// The order of the parts: what is agreed on first.
  private static let outcomes: [MatrixOutcome] = [
    .agrees, .differs, .unsupported, .doesNotCompile, .crashed,
  ]

  /// How long the bar is, in its own unit, and the least of a part that can be seen.
  private static let length = 1000
  private static let least = 6

  /// The bar, which says nothing that the words beside it do not.
  static func markup(_ counts: OutcomeCounts) -> Markup {
    let told = outcomes.filter { counts[$0] > 0 }
    let total = max(told.reduce(0) { $0 + counts[$1] }, 1)
    let room = length - least * told.count
    var start = 0
    let parts = told.map { outcome in
      let width = least + room * counts[outcome] / total
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
