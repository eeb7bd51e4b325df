internal import Foundation
internal import Scenarios
internal import SpecFormat

/// Compares `resting` blocks: where an orthogonal section comes to rest.
struct RestingComparer: ExpectationComparer {
  var kind: ExpectationKind { .resting }

  func isVacuous(_ content: ExpectationContent) -> Bool {
    guard case .resting(let resting) = content else { return false }
    return resting.lines.isEmpty
  }

  func compare(_ expectation: Expectation, with observation: Observation) -> Comparison? {
    guard case .resting(let resting) = expectation.content else { return nil }
    let actual = offsets(resting, in: observation)
    guard !actual.contains(nil), observation.layout.collection != nil else {
      return notOrthogonal(resting, at: expectation.line, in: observation)
    }
    let pairs = zip(resting.lines, actual.compactMap(\.self))
    return Comparison(
      mismatches: pairs.compactMap { mismatch($0, $1) },
      expected: resting.lines.map { Self.text($0) }.joined(separator: "\n"),
      actual: pairs.map { Self.text($0, resting: $1) }.joined(separator: "\n")
    )
  }

  func accepted(
    _ expectation: Expectation,
    with observation: Observation
  ) -> [AcceptedLine]? {
    guard case .resting(let resting) = expectation.content, !resting.lines.isEmpty else {
      return nil
    }
    let actual = offsets(resting, in: observation).compactMap(\.self)
    guard actual.count == resting.lines.count else { return nil }
    return zip(resting.lines, actual).map { line, offset in
      line.resting.accepts(offset)
        ? .kept(line: line.line)
        : .changed(line: line.line, name: Self.text(line, resting: offset), cells: [])
    }
  }
}

extension RestingComparer {
  /// Where the section rests for each line; `nil` where it does not scroll by itself.
  private func offsets(_ resting: RestingExpectation, in observation: Observation) -> [Double?] {
    resting.lines.map { line in
      observation.layout.collection?.restingOffset(
        ofSection: resting.section,
        for: CGFloat(line.proposed.value)
      ).map { Double($0) }
    }
  }

  private func mismatch(_ line: RestingExpectation.Line, _ actual: Double) -> Mismatch? {
    guard !line.resting.accepts(actual) else { return nil }
    return Mismatch(
      line: line.line,
      subject: NumberText.text(line.proposed),
      expected: NumberText.text(line.resting),
      actual: NumberText.text(actual),
      difference: NumberText.difference(expected: line.resting.value, actual: actual)
    )
  }

  /// The result for a section that has nowhere to rest.
  private func notOrthogonal(
    _ resting: RestingExpectation,
    at line: Int,
    in observation: Observation
  ) -> Comparison {
    let isCollection = observation.layout.collection != nil
    let mismatch = Mismatch(
      line: line,
      subject: "section \(resting.section)",
      expected: "a section that scrolls by itself",
      actual: isCollection ? "one that does not, or none" : "a scene of views"
    )
    return Comparison(
      mismatches: [mismatch],
      expected: resting.lines.map { Self.text($0) }.joined(separator: "\n"),
      actual: mismatch.actual,
      isSpecError: true
    )
  }

  private static func text(_ line: RestingExpectation.Line) -> String {
    "\(NumberText.text(line.proposed)) -> \(NumberText.text(line.resting))"
  }

  private static func text(_ line: RestingExpectation.Line, resting: Double) -> String {
    "\(NumberText.text(line.proposed)) -> \(NumberText.text(resting))"
  }
}
