internal import Scenarios
internal import SpecFormat

/// Compares `snapshot` blocks: the sections and items of the scene's data source.
struct SnapshotComparer: ExpectationComparer {
  var kind: ExpectationKind { .snapshot }

  func isVacuous(_ content: ExpectationContent) -> Bool { content == .snapshot([]) }

  func compare(_ expectation: Expectation, with observation: Observation) -> Comparison? {
    guard case .snapshot(let lines) = expectation.content else { return nil }
    let expected = lines.map(\.text).joined(separator: "\n")
    guard let sections = sections(observation) else {
      return .impossible("a data source", "none", at: expectation.line, expected: expected)
    }
    return Comparison(
      mismatches: mismatches(lines, sections, at: expectation.line),
      expected: expected,
      actual: Self.texts(sections).joined(separator: "\n")
    )
  }

  /// A line stays where it says what is there; all others are written anew, a section a line.
  func accepted(
    _ expectation: Expectation,
    with observation: Observation
  ) -> [AcceptedLine]? {
    guard case .snapshot(let lines) = expectation.content,
      let sections = sections(observation)
    else { return nil }
    let known = Dictionary(
      lines.filter { $0.sections.count == 1 }.map { ($0.text, $0.line) },
      uniquingKeysWith: { first, _ in first }
    )
    return Self.texts(sections).map { text in
      known[text].map { .kept(line: $0) } ?? .written(depth: 0, name: text, cells: [])
    }
  }
}

extension SnapshotComparer {
  private func sections(_ observation: Observation) -> [SnapshotSection]? {
    observation.layout.sections?.map { SnapshotSection(name: $0.name, items: $0.items) }
  }

  /// The lines of a block that has these sections.
  private static func texts(_ sections: [SnapshotSection]) -> [String] {
    sections.isEmpty ? [ScriptState.sections([]).description] : sections.map(\.description)
  }

  private func mismatches(
    _ lines: [SnapshotLine],
    _ sections: [SnapshotSection],
    at fence: Int
  ) -> [Mismatch] {
    let expected = lines.flatMap { line in line.sections.map { (line: line.line, section: $0) } }
    guard expected.map(\.section) != sections else { return [] }
    let names = sections.map(\.name)
    var mismatches = expected.compactMap { line, section in
      mismatch(section, sections.first { $0.name == section.name }, names, at: line)
    }
    let known = Set(expected.map(\.section.name))
    mismatches += sections.filter { !known.contains($0.name) }.map {
      Mismatch(
        line: lines.last?.line ?? fence,
        subject: "section \(SnapshotName.text($0.name))",
        expected: "no such section",
        actual: $0.description
      )
    }
    guard mismatches.isEmpty else { return mismatches }
    let orders = [expected.map(\.section.name), names].map { list in
      list.map { SnapshotName.text($0) }.joined(separator: " ")
    }
    return [
      Mismatch(line: fence, subject: "order of sections", expected: orders[0], actual: orders[1])
    ]
  }

  private func mismatch(
    _ expected: SnapshotSection,
    _ actual: SnapshotSection?,
    _ names: [String],
    at line: Int
  ) -> Mismatch? {
    guard expected != actual else { return nil }
    let nearest = NearestName.of(expected.name, among: names)
    return Mismatch(
      line: line,
      subject: "section \(SnapshotName.text(expected.name))",
      expected: expected.description,
      actual: actual?.description
        ?? "no such section" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    )
  }
}

extension SnapshotLine {
  /// The line as a block has it.
  fileprivate var text: String { ScriptState.sections(sections).description }
}
