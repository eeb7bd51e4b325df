import Foundation

/// Measurements as a table in Markdown.
struct MeasurementTable: CustomStringConvertible {
  let measurements: [Measurement]
  /// How long a hop through memory takes on this machine, in nanoseconds.
  let hop = MemoryHop.seconds() * 1e9

  var description: String {
    let head = [
      "tree", "nodes", "build ns a node", "hops", "blocks", "bytes", "layout ns a node", "hops",
      "computed", "resize ms", "change µs",
    ]
    let table = TextTable(rows: [head] + measurements.map(cells)).description
    return table + "\n\nA hop through memory takes \(TextTable.text(hop, decimals: 1)) ns here."
  }

  private func cells(_ measurement: Measurement) -> [String] {
    [
      measurement.name, "\(measurement.nodes)",
      TextTable.text(measurement.buildPerNode, decimals: 0),
      TextTable.text(measurement.buildPerNode / hop, decimals: 1),
      TextTable.text(measurement.allocationsPerNode, decimals: 1),
      TextTable.text(measurement.bytesPerNode, decimals: 0),
      TextTable.text(measurement.layoutPerNode, decimals: 0),
      TextTable.text(measurement.layoutPerNode / hop, decimals: 1),
      TextTable.text(measurement.computationsPerNode), TextTable.text(measurement.resize * 1e3),
      TextTable.text(measurement.change * 1e6, decimals: 1),
    ]
  }
}
