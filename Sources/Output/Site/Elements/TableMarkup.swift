internal import ElementTree
internal import SpecFormat

/// A table of an author's on a page; one that is too wide is scrolled by itself.
///
/// On a narrow screen the rows of a table with sentences in it are shown cell below cell.
struct TableMarkup {
  /// How many characters a column of short words may have to be kept on one line.
  private static let shortLength = 12
  /// How many characters a cell must have to count as a sentence.
  private static let sentenceLength = 60

  private let table: MarkdownTable
  private let prose: ProseMarkup
  private let hasSentences: Bool
  /// The classes of each column's cells: where their text stands, and whether it is all short.
  private let styles: [String?]
  /// What each column's head says.
  private let heads: [String]

  /// - Complexity: O(*n*) for *n* cells, and so is the markup.
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
