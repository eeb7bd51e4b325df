/// How much less the flat screen takes than a nested one, for several shapes.
struct ReductionTable: CustomStringConvertible {
  struct Row {
    let name: String
    let nested: MemoryMeasurement
    let nestedByKind: MemoryMeasurement
    let flat: MemoryMeasurement
  }

  let rows: [Row]

  var description: String {
    let head = [
      "shape", "entered", "at the bottom", "entered, rows by kind", "at the bottom, rows by kind",
    ]
    return TextTable(rows: [head] + rows.map(cells)).description
  }

  private func cells(_ row: Row) -> [String] {
    [row.name]
      + [row.nested, row.nestedByKind].flatMap { nested in
        [
          reduction(from: nested.entered, to: row.flat.entered),
          reduction(from: nested.bottom, to: row.flat.bottom),
        ]
      }
  }

  private func reduction(from nested: MemorySample, to flat: MemorySample) -> String {
    let share = 1 - Double(flat.bytes) / Double(max(nested.bytes, 1))
    return TextTable.text(share * 100, decimals: 2) + " %"
  }
}
