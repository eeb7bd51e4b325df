internal import Scenarios
internal import SpecFormat

/// Compares `cells` blocks: what is alive, was made and was used again.
struct CellsComparer: ExpectationComparer {
  var kind: ExpectationKind { .cells }

  func isVacuous(_ content: ExpectationContent) -> Bool { content == .cells([]) }

  func compare(_ expectation: Expectation, with observation: Observation) -> Comparison? {
    guard case .cells(let lines) = expectation.content else { return nil }
    let expected = lines.map { Self.text($0) }.joined(separator: "\n")
    guard let counts = observation.layout.cellCounts else {
      return .impossible(
        "a collection view with cells",
        "none",
        at: expectation.line,
        expected: expected
      )
    }
    if let line = lines.first(where: { counts.count(of: $0.figure) == nil }) {
      return .impossible(
        "cells whose \(line.figure.rawValue) are counted",
        "nobody counts them",
        at: line.line,
        expected: expected
      )
    }
    return Comparison(
      mismatches: lines.compactMap { mismatch($0, counts) },
      expected: expected,
      actual: lines.map { "\($0.figure.rawValue) \(counts.count(of: $0.figure) ?? 0)" }
        .joined(separator: "\n")
    )
  }

  /// A bound that does not hold becomes the count itself; a block without lines lists all counts.
  func accepted(
    _ expectation: Expectation,
    with observation: Observation
  ) -> [AcceptedLine]? {
    guard case .cells(let lines) = expectation.content,
      let counts = observation.layout.cellCounts
    else { return nil }
    guard !lines.isEmpty else {
      return CellFigure.allCases.compactMap { figure in
        counts.count(of: figure).map {
          .written(depth: 0, name: "\(figure.rawValue) \($0)", cells: [])
        }
      }
    }
    return lines.map { line in
      guard mismatch(line, counts) != nil, let count = counts.count(of: line.figure) else {
        return .kept(line: line.line)
      }
      var line = line
      line.count = count
      return .changed(line: line.line, name: Self.text(line), cells: [])
    }
  }
}

extension CellsComparer {
  private func mismatch(_ line: CellsLine, _ counts: CellCounts) -> Mismatch? {
    guard let count = counts.count(of: line.figure), !line.relation.holds(count, line.count) else {
      return nil
    }
    return Mismatch(
      line: line.line,
      subject: line.figure.rawValue,
      expected: line.relation.text(line.count),
      actual: "\(count)",
      difference: NumberText.difference(expected: Double(line.count), actual: Double(count))
    )
  }

  private static func text(_ line: CellsLine) -> String {
    "\(line.figure.rawValue) \(line.relation.text(line.count))"
  }
}

extension CellCounts {
  /// One of the counts; `nil` where nobody counts it.
  fileprivate func count(of figure: CellFigure) -> Int? {
    switch figure {
    case .live: live
    case .made: made
    case .reused: reused
    case .bytes: bytes
    }
  }
}
