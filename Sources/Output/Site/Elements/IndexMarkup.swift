internal import Conformance
internal import ElementTree
internal import SpecFormat

/// Tables, links and items that several pages use.
enum IndexMarkup {
  /// Returns a table that scrolls horizontally if it is wider than the page.
  ///
  /// - Parameters:
  ///   - header: The names of the columns.
  ///   - rows: The cells of each row.
  ///   - numbers: The indices of columns with numbers, which are aligned at their ends.
  ///   - label: The accessibility label of the table.
  /// - Returns: The table in a box that the keyboard can scroll.
  static func table(
    _ header: [String],
    _ rows: [[Markup]],
    numbers: Set<Int> = [],
    label: String
  ) -> Markup {
    func row<Cell>(_ cells: [Cell], _ cell: (Cell, String?) -> Markup) -> Markup {
      .element("tr", [:], cells.enumerated().map { cell($1, numbers.contains($0) ? "num" : nil) })
    }
    let head = row(header) { .element("th", ["scope": "col", "class": $1], $0) }
    let body = rows.map { row($0) { .element("td", ["class": $1], [$0]) } }
    return .element(
      "div",
      ["class": "wide", "tabindex": "0", "role": "group", "aria-label": label],
      [.element("table", [:], [head] + body)]
    )
  }

  /// Returns a table in a box that scrolls horizontally, also with the keyboard.
  static func scrolling(_ table: Markup) -> Markup {
    .element(
      "div",
      ["class": "wide", "tabindex": "0", "role": "group", "aria-label": "Table"],
      [table]
    )
  }

  static func link(_ text: String, to address: String) -> Markup {
    .element("a", ["href": address, "lang": TextLanguage.code(of: text)], text)
  }

  /// Returns a scenario with its verdict and an optional note.
  static func item(_ entry: SiteTopics.Entry, note: String = "") -> Markup {
    .element(
      "li",
      [:],
      [
        Badge.verdict(entry.verdict), .text(" "), link(entry.id, to: entry.address),
        note.isEmpty
          ? .empty
          : .element(
            "span",
            ["class": "note"],
            [RuleLinks(book: .standard, pathToRoot: "").markup(of: " \(note)")]
          ),
      ]
    )
  }
}
