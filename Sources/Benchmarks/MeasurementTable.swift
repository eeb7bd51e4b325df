import Foundation

/// Measurements as a table in Markdown.
struct MeasurementTable: CustomStringConvertible {
  let measurements: [Measurement]

  var description: String {
    let head = [
      "tree", "nodes", "build ms", "layout ms", "ns a node", "computed a node", "resize ms",
      "change µs",
    ]
    let rows = [head] + measurements.map(cells)
    let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { line($0, widths: widths) }
    lines.insert("|" + widths.map { String(repeating: "-", count: $0 + 2) + "|" }.joined(), at: 1)
    return lines.joined(separator: "\n")
  }

  private func cells(_ measurement: Measurement) -> [String] {
    [
      measurement.name, "\(measurement.nodes)", text(measurement.build * 1e3),
      text(measurement.layout * 1e3), text(measurement.layoutPerNode, decimals: 0),
      text(measurement.computationsPerNode), text(measurement.resize * 1e3),
      text(measurement.change * 1e6, decimals: 1),
    ]
  }

  private func line(_ cells: [String], widths: [Int]) -> String {
    "|"
      + zip(cells, widths).map { cell, width in
        " " + cell + String(repeating: " ", count: width - cell.count) + " |"
      }.joined()
  }

  private func text(_ value: Double, decimals: Int = 2) -> String {
    String(format: "%.\(decimals)f", value)
  }
}
