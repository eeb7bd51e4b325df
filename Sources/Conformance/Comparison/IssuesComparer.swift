internal import SpecFormat
internal import ViewLayout

/// Compares `issues` blocks: what the engine reported in the whole phase.
///
/// A kind that is listed *n* times must be reported *n* times or more, as each new layout of the
/// phase may report it again.
struct IssuesComparer: ExpectationComparer {
  var kind: ExpectationKind { .issues }
  var readsWholePhase: Bool { true }

  func isVacuous(_ content: ExpectationContent) -> Bool {
    guard case .issues(let issues) = content else { return false }
    return issues.lines.isEmpty && issues.allowsOthers
  }

  func compare(_ expectation: Expectation, with observation: Observation) -> Comparison? {
    guard case .issues(let expected) = expectation.content else { return nil }
    let lines = expected.lines.map(\.kind) + (expected.allowsOthers ? ["..."] : [])
    return Comparison(
      mismatches: missing(expected, observation.issues)
        + surplus(expected, observation.issues, line: expectation.line),
      expected: lines.joined(separator: "\n"),
      actual: observation.issues.map(\.kind.rawValue).joined(separator: "\n")
    )
  }

  /// The kinds that were reported stay, those that were not go, and new ones come behind them.
  func accepted(
    _ expectation: Expectation,
    with observation: Observation
  ) -> [AcceptedLine]? {
    guard case .issues(let expected) = expectation.content, !expected.allowsOthers else {
      return nil
    }
    let missing = Set(missing(expected, observation.issues).map(\.line))
    var known = Set(expected.lines.map(\.kind))
    let kept = expected.lines.filter { !missing.contains($0.line) }
      .map { AcceptedLine.kept(line: $0.line) }
    let new = observation.issues.map(\.kind.rawValue).filter { known.insert($0).inserted }
    return kept + new.map { .written(depth: 0, name: $0, cells: []) }
  }

  private func missing(_ expected: IssuesExpectation, _ issues: [Issue]) -> [Mismatch] {
    var left = Dictionary(grouping: issues, by: \.kind.rawValue).mapValues(\.count)
    return expected.lines.compactMap { line in
      left[line.kind, default: 0] -= 1
      guard left[line.kind, default: 0] < 0 else { return nil }
      return Mismatch(
        line: line.line,
        subject: "issues",
        expected: line.kind,
        actual: "not reported"
      )
    }
  }

  private func surplus(
    _ expected: IssuesExpectation,
    _ issues: [Issue],
    line: Int
  ) -> [Mismatch] {
    guard !expected.allowsOthers else { return [] }
    let kinds = Set(expected.lines.map(\.kind))
    return issues.filter { !kinds.contains($0.kind.rawValue) }.map { $0.unexpected(at: line) }
  }
}

extension Issue {
  /// The mismatch of an issue that no spec expects.
  func unexpected(at line: Int) -> Mismatch {
    Mismatch(
      line: line,
      subject: "issues",
      expected: "none of this kind",
      actual: "\(kind.rawValue) at \(place): \(message)"
    )
  }
}
