/// A table of a Markdown document.
///
/// Cells are not padded: a row that becomes longer changes no other line.
struct MarkdownTable {
  var header: [String]
  /// The rows, with as many cells as the header; cells are Markdown.
  var rows: [[String]]
}

extension MarkdownTable {
  /// The table's lines, without a line feed at the end.
  var text: String {
    let rule = header.map { _ in "---" }
    return ([header, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }
}
