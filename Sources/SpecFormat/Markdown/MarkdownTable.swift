/// A table, as GitHub reads one: a head, and rows with as many cells as it has.
package struct MarkdownTable: Sendable, Equatable {
  package struct Cell: Sendable, Equatable {
    /// Its content in HTML that holds no author's own.
    package var html: String
    /// Its words, without Markdown.
    package var text: String
    /// The addresses of its links and images, in order.
    package var addresses: [String]

    package init(html: String, text: String, addresses: [String] = []) {
      self.html = html
      self.text = text
      self.addresses = addresses
    }
  }

  package enum Alignment: String, Sendable {
    case leading, center, trailing
  }

  package var header: [Cell]
  /// Each as long as the header.
  package var rows: [[Cell]]
  /// Each as long as the header.
  package var alignments: [Alignment]

  package init(header: [Cell], rows: [[Cell]], alignments: [Alignment]) {
    self.header = header
    self.rows = rows
    self.alignments = alignments
  }

  /// The HTML of its cells, row by row.
  package var html: String { ([header] + rows).joined().map(\.html).joined(separator: "\n") }
}
