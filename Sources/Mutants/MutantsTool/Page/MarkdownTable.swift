internal import Reporting

/// A table in Markdown.
enum MarkdownTable {
  private static let longestCode = 50

  /// - Parameters:
  ///   - header: The names of the columns.
  ///   - rows: The cells, row by row.
  /// - Returns: Lines, each with its end.
  static func text(_ header: [String], _ rows: [[String]]) -> String {
    ([header, header.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  /// A piece of code in a cell: its beginning, where it is long.
  static func code(_ text: String) -> String {
    guard !text.isEmpty else { return "nothing" }
    let short = text.count > longestCode ? text.prefix(longestCode - 1) + "…" : text
    return MarkdownText.code(short, isInTable: true)
  }
}
