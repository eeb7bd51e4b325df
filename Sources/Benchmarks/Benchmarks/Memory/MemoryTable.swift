/// The memory that the screens of one shape take, as a table in Markdown.
struct MemoryTable: CustomStringConvertible {
  let measurements: [(screen: HomeKind, measurement: MemoryMeasurement)]

  var description: String {
    let head = [
      "screen", "cells entered", "MB entered", "cells at the bottom", "MB at the bottom",
      "peak MB", "view depth",
    ]
    return TextTable(rows: [head] + measurements.map { cells($0.screen, $0.measurement) })
      .description
  }

  private func cells(_ screen: HomeKind, _ measurement: MemoryMeasurement) -> [String] {
    [
      screen.rawValue, "\(measurement.entered.cells)", Self.megabytes(measurement.entered.bytes),
      "\(measurement.bottom.cells)", Self.megabytes(measurement.bottom.bytes),
      Self.megabytes(measurement.peak), "\(measurement.depth)",
    ]
  }

  private static func megabytes(_ bytes: Int) -> String {
    TextTable.text(Double(bytes) / 1e6, decimals: 1)
  }
}
