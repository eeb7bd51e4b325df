internal import ElementTree
internal import Reporting

/// The scores of the engines, by the names of types and modifiers.
struct MatrixScoreTable {
  private let matrix: EngineMatrix

  init(_ matrix: EngineMatrix) {
    self.matrix = matrix
  }
}

extension MatrixScoreTable {
  /// The table of disputed names; names on which all engines agree are collapsed.
  var markup: Markup {
    let disputed = matrix.apis.filter { $0.counts.contains(where: \.disagrees) }
    let agreed = matrix.apis.filter { !$0.counts.contains(where: \.disagrees) }
    return .joined([
      disputed.isEmpty ? .empty : table(disputed, label: "Scores by disputed names"),
      agreed.isEmpty
        ? .empty
        : .element(
          "details",
          [:],
          [
            .element(
              "summary",
              [:],
              "\(agreed.count) \(agreed.count == 1 ? "name" : "names") without a disagreement"
            ),
            table(agreed, label: "Scores by names without a disagreement"),
          ]
        ),
    ])
  }

  private func table(_ apis: [MatrixAPI], label: String) -> Markup {
    let header = ["name"] + matrix.engines.map(\.title)
    let head = Markup.element(
      "tr",
      [:],
      header.map { .element("th", ["scope": "col"], $0) }
    )
    let rows = apis.map { api in
      Markup.element(
        "tr",
        [:],
        [.element("th", ["scope": "row"], [link(api.name)])]
          + api.counts.map { .element("td", [:], cell($0)) }
      )
    }
    return .element(
      "div",
      ["class": "wide em-scores", "tabindex": "0", "role": "group", "aria-label": label],
      [.element("table", [:], [head] + rows)]
    )
  }

  /// Returns a link to the clauses whose scenes use the name.
  private func link(_ name: String) -> Markup {
    .element("a", ["href": "#api=\(PagePath.encoded(name))"], [.element("code", [:], name)])
  }

  private func cell(_ counts: OutcomeCounts) -> [Markup] {
    guard counts.requested > 0 else { return [.text("–")] }
    let others: [MatrixOutcome] = [.crashed, .deviates, .unsupported, .doesNotCompile]
    let words = others.filter { counts[$0] > 0 }
      .map { "\(GroupedNumber.text(counts[$0])) \($0.label(for: counts[$0]))" }.joined(
        separator: ", "
      )
    return [
      .element("b", [:], counts.percent),
      .text(" \(GroupedNumber.text(counts.agreed)) of \(GroupedNumber.text(counts.answered))"),
      ScoreBar.markup(counts),
      words.isEmpty ? .empty : .element("span", ["class": "src"], words),
    ]
  }
}
