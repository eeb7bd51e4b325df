internal import ElementTree
internal import Reporting

/// A bar with the shares of an engine's outcomes.
enum ScoreBar {
  /// The order of the bar's segments, starting with agreement.
  private static let outcomes: [MatrixOutcome] = [
    .agrees, .differs, .deviates, .unsupported, .doesNotCompile, .crashed,
  ]

  /// The length of the bar in its own unit, and the minimum length of a segment.
  private static let length = 1000
  private static let minimum = 6

  /// Returns the bar, which adds no information to the text beside it.
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

  /// Returns the numbers of disagreements and of expectations that were not run.
  ///
  /// Each links to the clauses with that outcome. The list is empty if there are none.
  ///
  /// - Parameters:
  ///   - counts: The number of expectations for each outcome.
  ///   - engine: The index of the engine in the matrix.
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

  /// Returns the sign, the number and the words of an outcome, such as `≠ 4 differ`.
  private static func words(of outcome: MatrixOutcome, _ count: Int) -> String {
    let number = GroupedNumber.text(count)
    return "\(OutcomeMark.sign(of: outcome)) \(number) \(outcome.label(for: count))"
  }
}

/// Labels of outcomes with a sign and a word, so that the color is not needed.
enum OutcomeMark {
  /// Returns a label for the outcome of several expectations.
  ///
  /// It has the number of disagreements among the answered expectations, and that of unanswered
  /// ones.
  ///
  /// - Parameter counts: The number of expectations for each outcome.
  /// - Returns: A label for a cell, which can be inside a link.
  static func markup(_ counts: OutcomeCounts) -> Markup {
    let outcome = counts.outcome ?? .notRun
    let share =
      outcome.isDisagreement && counts.total > 1
      ? " \(counts.disagreed) of \(counts.answered)" : ""
    let amount =
      share
      + (outcome.isAnswer && counts.unanswered > 0 ? ", \(counts.unanswered) unanswered" : "")
    return markup(outcome, amount: amount)
  }

  /// Returns the label of one expectation's outcome.
  static func markup(_ outcome: MatrixOutcome) -> Markup { markup(outcome, amount: "") }

  private static func markup(_ outcome: MatrixOutcome, amount: String) -> Markup {
    .element(
      "span",
      ["class": "oc oc-\(outcome.rawValue)"],
      [
        .element("span", ["aria-hidden": "true"], sign(of: outcome)),
        .element("span", ["class": "w"], " \(outcome.label)"),
        .text(amount),
      ]
    )
  }

  static func sign(of outcome: MatrixOutcome) -> String {
    switch outcome {
    case .agrees: "✓"
    case .deviates: "≈"
    case .differs: "≠"
    case .unsupported: "◇"
    case .doesNotCompile: "⊘"
    case .crashed: "✗"
    case .skipped: "–"
    case .notRun: "·"
    }
  }
}
