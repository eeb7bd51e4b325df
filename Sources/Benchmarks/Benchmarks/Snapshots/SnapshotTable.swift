/// Measurements of snapshots as a table in Markdown.
struct SnapshotTable: CustomStringConvertible {
  let measurements: [SnapshotMeasurement]

  var description: String {
    let head = [
      "snapshots", "updates", "build ms", "difference ms", "of a changed copy ms",
      "standard library ms",
    ]
    return TextTable(rows: [head] + measurements.map(cells)).description
  }

  private func cells(_ measurement: SnapshotMeasurement) -> [String] {
    [measurement.name, "\(measurement.updates)"]
      + [
        measurement.build, measurement.difference, measurement.differenceOfCopy,
        measurement.standardDifference,
      ].map { seconds in seconds.map { TextTable.text($0 * 1e3, decimals: 3) } ?? "-" }
  }
}
