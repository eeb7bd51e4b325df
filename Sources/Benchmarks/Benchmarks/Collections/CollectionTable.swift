import Foundation

/// Measurements of collection layouts as a table in Markdown.
struct CollectionTable: CustomStringConvertible {
  let measurements: [CollectionMeasurement]

  var description: String {
    let head = [
      "layout", "sections", "items", "prepare ms", "query µs", "elements a query", "resize ms",
      "scroll µs a screen", "bytes a section",
    ]
    return TextTable(rows: [head] + measurements.map(cells)).description
  }

  private func cells(_ measurement: CollectionMeasurement) -> [String] {
    [
      measurement.name, "\(measurement.sections)", "\(measurement.items)",
      TextTable.text(measurement.prepare * 1e3), TextTable.text(measurement.query * 1e6),
      TextTable.text(measurement.elements, decimals: 0), TextTable.text(measurement.resize * 1e3),
      TextTable.text(measurement.scroll * 1e6), "\(measurement.bytesPerSection)",
    ]
  }
}
