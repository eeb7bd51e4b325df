internal import Conformance
internal import ElementTree
internal import Pictures
internal import SpecFormat

/// The scene under all conditions of its block: a table of verdicts, with links to small pictures.
struct ConditionsPart: PagePart {
  var place: PartPlace { .belowBoth }

  func markup(of example: ExpectationContext) -> Markup {
    guard let chart = example.chart, !chart.rows.isEmpty else { return .empty }
    let strip = self.strip(chart, example)
    let pictures =
      strip.isEmpty
      ? .empty
      : FoldedPart(
        kind: .conditions,
        className: "strips",
        summary: "Pictures by condition",
        content: [strip]
      ).markup(in: example.parts, at: example.expectation.line)
    return .element("div", ["class": "conditions"], [table(chart, example), pictures])
  }

  /// Returns a table with a row for each size and a column for each combination of the other
  /// conditions.
  private func table(_ chart: ConditionChart, _ example: ExpectationContext) -> Markup {
    let header = Markup.element(
      "tr",
      [:],
      [.element("th", ["scope": "col"], "size")]
        + chart.columns.map { .element("th", ["scope": "col"], $0) }
    )
    let rows = chart.rows.enumerated().map { number, row in
      Markup.element(
        "tr",
        [:],
        [.element("th", ["scope": "row"], row.title)]
          + row.cells.enumerated().map { column, cell in
            self.cell(
              cell,
              id: Self.id(of: example, row: number, column: column),
              isFolded: example.parts != nil
            )
          }
      )
    }
    return .element(
      "div",
      ["class": "wide", "tabindex": "0", "role": "group", "aria-label": "Verdicts by condition"],
      [.element("table", ["class": "mx"], [header] + rows)]
    )
  }

  /// Returns a sign that does not depend on color, with a link to the picture if there is one.
  private func cell(_ cell: ConditionChart.Cell?, id: String, isFolded: Bool) -> Markup {
    guard let cell else { return .element("td", [:], "") }
    let holds = cell.breaches.isEmpty
    let words = holds ? "holds" : cell.breaches.joined(separator: "; ")
    let attributes: Markup.Attributes = ["title": words, "aria-label": words]
    let mark = Self.mark(holds)
    return .element(
      "td",
      ["class": holds ? "ok" : "no"],
      [
        cell.layout == nil || isFolded
          ? .element("span", attributes, mark)
          : .element("a", ["href": "#\(id)", "title": words, "aria-label": words], mark)
      ]
    )
  }

  /// Returns the pictures; those of failing combinations include the failed checks.
  private func strip(_ chart: ConditionChart, _ example: ExpectationContext) -> Markup {
    let items = chart.rows.enumerated().flatMap { number, row in
      row.cells.enumerated().compactMap { column, cell -> Markup? in
        guard let cell, let layout = cell.layout else { return nil }
        let title = "\(row.title), \(chart.columns[column])"
        let id = Self.id(of: example, row: number, column: column)
        return figure(layout, cell, title: title, id: id)
      }
    }
    guard !items.isEmpty else { return .empty }
    return .element("ul", ["class": "strip", "aria-label": "Pictures by condition"], items)
  }

  private func figure(
    _ layout: ScenarioLayout,
    _ cell: ConditionChart.Cell,
    title: String,
    id: String
  ) -> Markup {
    let holds = cell.breaches.isEmpty
    let picture = Picture(layout, marking: cell.nodeIDs, title: title)
    return .element(
      "li",
      ["id": id, "class": holds ? "ok" : "no"],
      [
        .element(
          "figure",
          [:],
          [
            picture.markup(id: id),
            .element(
              "figcaption",
              [:],
              [.element("b", [:], "\(Self.mark(holds)) \(title)")]
                + cell.breaches.map { .element("span", [:], $0) }
            ),
          ]
        )
      ]
    )
  }

  private static func mark(_ holds: Bool) -> String { holds ? "✓" : "✗" }

  private static func id(of example: ExpectationContext, row: Int, column: Int) -> String {
    "\(example.id)-\(row + 1)-\(column + 1)"
  }
}
