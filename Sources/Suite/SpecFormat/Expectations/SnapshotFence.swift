/// A `snapshot` block, which states the sections and items of the scene's data source.
package struct SnapshotFence: Equatable {
  package var lines: [SnapshotLine]

  package init(_ lines: [SnapshotLine]) { self.lines = lines }
}

extension SnapshotFence: ExpectationFence {
  package static let name = "snapshot"

  package init(_ input: inout FenceInput) {
    var known = UniqueNames()
    let isAlone = input.lines.count < 2
    lines = input.lines { source, diagnostics in
      guard let words = source.words(endingAt: SnapshotName.marks, reportingTo: &diagnostics),
        let sections = StateReader.sections(
          words[...],
          known: &known,
          line: source.line,
          reportingTo: &diagnostics
        )
      else { return nil }
      if sections.isEmpty, !isAlone {
        diagnostics.report(.emptyStateNotAlone, line: source.line, column: source.column)
        return nil
      }
      return SnapshotLine(line: source.line, sections: sections)
    }
  }

  package var isToBeFilled: Bool { lines.isEmpty }

  package func compare(with scene: any ObservedScene, at line: Int) -> Comparison {
    let expected = lines.map { ReportedLine($0.text) }
    guard let sections = scene.sections else {
      return .impossible("a data source", "none", at: line, expected: expected)
    }
    return Comparison(
      mismatches: mismatches(sections, at: line),
      expected: expected,
      actual: Self.texts(sections).map { ReportedLine($0) }
    )
  }

  /// Keeps the lines that match a section, and writes a line for each of the other sections.
  ///
  /// The result is `nil` for a scene without a data source.
  package func accepted(for scene: any ObservedScene) -> [AcceptedLine]? {
    guard let sections = scene.sections else { return nil }
    let known = Dictionary(
      lines.filter { $0.sections.count == 1 }.map { ($0.text, $0.line) },
      uniquingKeysWith: { first, _ in first }
    )
    return Self.texts(sections).map { text in
      known[text].map { .kept(line: $0) } ?? .written(depth: 0, name: text, cells: [])
    }
  }
}

extension SnapshotFence {
  /// Returns the lines of a block with the given sections.
  private static func texts(_ sections: [SnapshotSection]) -> [String] {
    sections.isEmpty ? [SnapshotContent.sections([]).description] : sections.map(\.description)
  }

  private func mismatches(_ sections: [SnapshotSection], at fence: Int) -> [Mismatch] {
    let expected = lines.flatMap { line in line.sections.map { (line: line.line, section: $0) } }
    guard expected.map(\.section) != sections else { return [] }
    let names = sections.map(\.name)
    let hints = NearestNames(inOrder: names)
    let byName = Dictionary(sections.map { ($0.name, $0) }) { first, _ in first }
    var mismatches = expected.compactMap { line, section in
      mismatch(section, byName[section.name], hints, at: line)
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
    _ hints: NearestNames,
    at line: Int
  ) -> Mismatch? {
    guard expected != actual else { return nil }
    let nearest = actual == nil ? hints.nearest(to: expected.name) : nil
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
  /// The line as in a block.
  fileprivate var text: String { SnapshotContent.sections(sections).description }
}

/// One line of a `snapshot` block: `A: a b`, or several sections with `|` between them.
package struct SnapshotLine: Sendable, Equatable {
  /// The line in the file, from 1.
  package var line: Int
  /// The sections of the line, in order; none for `-`, the empty snapshot.
  package var sections: [SnapshotSection]
}
