/// Measurements of constraints as a table in Markdown.
struct ConstraintTable: CustomStringConvertible {
  let measurements: [ConstraintMeasurement]

  var description: String {
    let head = [
      "\(ConstraintCase.viewCount) views", "solve ms", "change ms", "views: solve ms",
      "views: change ms",
    ]
    let rows = measurements.map { measurement in
      [measurement.name]
        + [
          measurement.solve, measurement.change, measurement.viewSolve, measurement.viewChange,
        ].map { TextTable.text($0 * 1e3, decimals: 3) }
    }
    return TextTable(rows: [head] + rows).description
  }
}
