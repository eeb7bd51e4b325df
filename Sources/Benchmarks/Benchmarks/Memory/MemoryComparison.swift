/// The two screens beside each other, and what changes when there is more or less on them.
struct MemoryComparison: CustomStringConvertible {
  private let screens: MemoryTable
  private let reductions: ReductionTable

  /// Measures every screen of every shape.
  init() throws {
    let plain = HomeShape()
    let shapes: [(String, HomeShape)] = [
      ("17 sections, 10 items, the article's cells", plain),
      ("8 sections", HomeShape(sections: 8)),
      ("34 sections", HomeShape(sections: 34)),
      ("5 items", HomeShape(items: 5)),
      ("20 items", HomeShape(items: 20)),
      ("cells of half the area", HomeShape(area: 0.5)),
      ("cells of twice the area", HomeShape(area: 2)),
    ]
    screens = MemoryTable(
      measurements: try HomeKind.allCases.map {
        ($0, try MemoryRun(shape: plain).measurement(of: $0))
      }
    )
    reductions = ReductionTable(
      rows: try shapes.map { name, shape in
        let run = MemoryRun(shape: shape)
        return ReductionTable.Row(
          name: name,
          nested: try run.measurement(of: .nested),
          nestedByKind: try run.measurement(of: .nestedByKind),
          flat: try run.measurement(of: .flat)
        )
      }
    )
  }

  var description: String { "\(screens)\n\n\(reductions)" }
}
