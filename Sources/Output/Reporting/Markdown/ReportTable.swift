/// A table of a report in Markdown.
///
/// Cells are not padded: a row that becomes longer changes no other line.
struct ReportTable {
  var header: [String]
  /// The rows, with as many cells as the header; cells are Markdown.
  var rows: [[String]]
}

extension ReportTable {
  /// The table's lines, without a line feed at the end.
  var text: String {
    let rule = header.map { _ in "---" }
    return ([header, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }
}
