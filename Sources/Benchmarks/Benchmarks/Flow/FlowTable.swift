/// Measurements of flow layouts as a table in Markdown.
struct FlowTable: CustomStringConvertible {
  let measurements: [FlowMeasurement]

  var description: String {
    let head = [
      "layout", "items", "prepare ms", "query µs", "elements a query", "scroll µs a screen",
    ]
    return TextTable(rows: [head] + measurements.map(cells)).description
  }

  private func cells(_ measurement: FlowMeasurement) -> [String] {
    [
      measurement.name, "\(measurement.items)", TextTable.text(measurement.prepare * 1e3),
      TextTable.text(measurement.query * 1e6), TextTable.text(measurement.elements, decimals: 0),
      TextTable.text(measurement.scroll * 1e6),
    ]
  }
}
