internal import ElementTree
internal import SpecFormat

/// A Markdown table of a spec, which scrolls horizontally if it is too wide.
///
/// On a narrow screen, the cells of a table with long texts are stacked vertically.
struct TableMarkup {
  /// The maximum number of characters of cells in a column that does not wrap.
  private static let shortLength = 12
  /// The minimum number of characters of a cell that counts as a long text.
  private static let sentenceLength = 60

  private let table: MarkdownTable
  private let prose: ProseMarkup
  private let hasSentences: Bool
  /// The style classes of each column: its alignment, and whether all of its cells are short.
  private let styles: [String?]
  /// The text of each column's header.
  private let heads: [String]

  /// - Complexity: O(*n*) for *n* cells, also for the markup.
  init(table: MarkdownTable, prose: ProseMarkup) {
    (self.table, self.prose) = (table, prose)
    let hasSentences =
      table.header.count > 2
      && table.rows.joined().contains { $0.plainText.count >= Self.sentenceLength }
    self.hasSentences = hasSentences
    heads = table.header.map(\.plainText)
    styles = table.header.indices.map { column in
      let alignment = table.alignments[column]
      let isShort =
        hasSentences
        && table.rows.allSatisfy { $0[column].plainText.count <= Self.shortLength }
      let classes = [
        alignment == .leading ? nil : "to-\(alignment.rawValue)", isShort ? "short" : nil,
      ].compactMap(\.self)
      return classes.isEmpty ? nil : classes.joined(separator: " ")
    }
  }

  var markup: Markup {
    .element(
      "div",
      ["class": "p wide", "tabindex": "0", "role": "region", "aria-label": "Table"],
      [
        .element(
          "table",
          ["class": hasSentences ? "prose" : nil],
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
      cells.indices.map { column in
        let cell = cells[column]
        let content = [prose.markup(cell)]
        let language = TextLanguage.code(of: cell.plainText)
        guard !isHead else {
          return .element("th", ["class": styles[column], "lang": language], content)
        }
        return .element(
          "td",
          [
            "class": styles[column],
            "data-head": hasSentences ? heads[column] : nil,
            "lang": language,
          ],
          content
        )
      }
    )
  }
}
