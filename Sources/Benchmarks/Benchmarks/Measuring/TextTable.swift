import Foundation

/// Rows of cells as a table in Markdown; the first row is its head.
struct TextTable: CustomStringConvertible {
  let rows: [[String]]

  var description: String {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    var lines = rows.map { line($0, widths: widths) }
    lines.insert("|" + widths.map { String(repeating: "-", count: $0 + 2) + "|" }.joined(), at: 1)
    return lines.joined(separator: "\n")
  }

  private func line(_ cells: [String], widths: [Int]) -> String {
    "|"
      + zip(cells, widths).map { cell, width in
        " " + cell + String(repeating: " ", count: width - cell.count) + " |"
      }.joined()
  }

  /// A number with so many decimals.
  static func text(_ value: Double, decimals: Int = 2) -> String {
    String(format: "%.\(decimals)f", value)
  }
}
