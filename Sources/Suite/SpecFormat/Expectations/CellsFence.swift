/// A `cells` block, which states how many cells exist, were created and were reused.
package struct CellsFence: Equatable {
  package var lines: [CellsLine]

  package init(_ lines: [CellsLine]) { self.lines = lines }
}

extension CellsFence: ExpectationFence {
  package static let name = "cells"

  /// Reads lines of the same form as those of a `calls` block.
  package init(_ input: inout FenceInput) {
    let names = CellFigure.allCases.map(\.rawValue)
    let form: LineForm = "live count, live <= count or live >= count"
    lines = input.lines { source, diagnostics in
      guard let line = CallLine.line(of: source, form: form, reportingTo: &diagnostics) else {
        return nil
      }
      guard let figure = CellFigure(rawValue: line.name) else {
        diagnostics.report(
          .figureUnknown(line.name, nearest: NearestName.of(line.name, among: names)),
          line: line.line,
          column: source.column
        )
        return nil
      }
      return CellsLine(
        line: line.line,
        figure: figure,
        relation: line.relation,
        count: line.count
      )
    }
  }

  package var isToBeFilled: Bool { lines.isEmpty }

  package func compare(with scene: any ObservedScene, at line: Int) -> Comparison {
    let expected = lines.map { line in
      ReportedLine(line.figure.rawValue, line.relation.values(line.count))
    }
    guard let counts = scene.cells else {
      return .impossible(
        "a collection view with cells",
        "none",
        at: line,
        expected: expected
      )
    }
    if let line = lines.first(where: { counts[$0.figure] == nil }) {
      return .impossible(
        "cells whose \(line.figure.rawValue) are counted",
        "they are not counted",
        at: line.line,
        expected: expected
      )
    }
    return Comparison(
      mismatches: lines.compactMap { mismatch($0, counts) },
      expected: expected,
      actual: lines.map { line in
        ReportedLine(line.figure.rawValue, [.number(Double(counts[line.figure] ?? 0))])
      }
    )
  }

  /// Replaces a bound that does not hold by the actual count; a block without lines lists all
  /// counts.
  ///
  /// The result is `nil` for a scene without cells.
  package func accepted(for scene: any ObservedScene) -> [AcceptedLine]? {
    guard let counts = scene.cells else { return nil }
    guard !lines.isEmpty else {
      return CellFigure.allCases.compactMap { figure in
        counts[figure].map { .written(depth: 0, name: "\(figure.rawValue) \($0)", cells: []) }
      }
    }
    return lines.map { line in
      guard mismatch(line, counts) != nil, let count = counts[line.figure] else {
        return .kept(line: line.line)
      }
      var line = line
      line.count = count
      return .changed(line: line.line, name: Self.text(line), cells: [])
    }
  }
}

extension CellsFence {
  private func mismatch(_ line: CellsLine, _ counts: [CellFigure: Int]) -> Mismatch? {
    guard let count = counts[line.figure], !line.relation.holds(count, line.count) else {
      return nil
    }
    return Mismatch(
      line: line.line,
      name: line.figure.rawValue,
      expected: .words(line.relation.text(line.count)),
      actual: .number(Double(count)),
      difference: MismatchDifference([(Double(line.count), Double(count))])
    )
  }

  private static func text(_ line: CellsLine) -> String {
    "\(line.figure.rawValue) \(line.relation.text(line.count))"
  }
}

/// One line of a `cells` block: `live <= 12`.
package struct CellsLine: Sendable, Equatable {
  /// The line in the file, from 1.
  package var line: Int
  package var figure: CellFigure
  package var relation: CallLine.Relation
  package var count: Int
}
