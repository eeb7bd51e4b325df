/// A table of a Markdown document, its columns padded to the same width.
struct MarkdownTable {
  var header: [String]
  /// The rows, with as many cells as the header; cells are Markdown.
  var rows: [[String]]
}

extension MarkdownTable {
  /// The table's lines, without a line feed at the end.
  var text: String {
    let all = [header] + rows
    let widths = header.indices.map { column in
      max(3, all.map { $0[column].count }.max() ?? 0)
    }
    let rule = widths.map { String(repeating: "-", count: $0) }
    let lines = [padded(header, widths), rule] + rows.map { padded($0, widths) }
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private func padded(_ cells: [String], _ widths: [Int]) -> [String] {
    zip(cells, widths).map { cell, width in
      cell + String(repeating: " ", count: width - cell.count)
    }
  }
}
