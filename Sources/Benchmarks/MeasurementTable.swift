import Foundation

/// Measurements as a table in Markdown.
struct MeasurementTable: CustomStringConvertible {
  let measurements: [Measurement]

  var description: String {
    let head = [
      "tree", "nodes", "build ms", "layout ms", "ns a node", "computed a node", "resize ms",
      "change µs",
    ]
    return TextTable(rows: [head] + measurements.map(cells)).description
  }

  private func cells(_ measurement: Measurement) -> [String] {
    [
      measurement.name, "\(measurement.nodes)", TextTable.text(measurement.build * 1e3),
      TextTable.text(measurement.layout * 1e3),
      TextTable.text(measurement.layoutPerNode, decimals: 0),
      TextTable.text(measurement.computationsPerNode), TextTable.text(measurement.resize * 1e3),
      TextTable.text(measurement.change * 1e6, decimals: 1),
    ]
  }
}
