internal import Pictures
internal import SpecFormat

/// A table of an author's on a page; one that is too wide is scrolled by itself.
struct TableMarkup {
  let table: MarkdownTable

  var markup: Markup {
    .element(
      "div",
      ["class": "p wide", "tabindex": "0", "role": "region", "aria-label": "Table"],
      [
        .element(
          "table",
          [:],
          [
            .element("thead", [:], [row(table.header, isHead: true)]),
            .element("tbody", [:], table.rows.map { row($0, isHead: false) }),
          ]
        )
      ]
    )
  }

  private func row(_ cells: [MarkdownTable.Cell], isHead: Bool) -> Markup {
    .element(
      "tr",
      [:],
      zip(cells, table.alignments).map { cell, alignment in
        let attributes: Markup.Attributes = [
          "class": alignment == .leading ? nil : "to-\(alignment.rawValue)",
          "lang": Language.code(of: cell.text),
        ]
        let content: [Markup] = [.trusted(cell.html)]
        return isHead
          ? .element("th", attributes, content) : .element("td", attributes, content)
      }
    )
  }
}
