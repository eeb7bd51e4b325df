/// A `resting` block, which states where a section with orthogonal scrolling comes to rest.
package struct RestingFence: Equatable {
  package struct Line: Sendable, Equatable {
    /// The line in the file, from 1.
    package var line: Int
    /// The content offset at which scrolling would stop without adjustment, in points.
    package var proposed: NumberLiteral
    /// The content offset at which the section comes to rest, in points.
    package var resting: NumberLiteral

    package init(line: Int, proposed: NumberLiteral, resting: NumberLiteral) {
      self.line = line
      self.proposed = proposed
      self.resting = resting
    }
  }

  /// The index of the section.
  package var section: Int
  package var lines: [Line]

  package init(section: Int, lines: [Line]) {
    self.section = section
    self.lines = lines
  }
}

extension RestingFence: ExpectationFence {
  package static let name = "resting"

  /// Reads a block; if the section is missing, the first one is used after reporting the mistake.
  package init(_ input: inout FenceInput) {
    let info = input.info
    if !input.hasProposal {
      input.diagnostics.report(.sizeMissing(info.fence), line: info.line)
    }
    let section = input.info.removeSection()
    if section == nil {
      input.diagnostics.report(.sectionMissing(info.fence), line: info.line)
    }
    self.init(
      section: section ?? 0,
      lines: input.lines { Self.line(of: $0, reportingTo: &$1) }
    )
  }

  private static func line(
    of source: BlockLine,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> Line? {
    guard let words = source.words(reportingTo: &diagnostics) else { return nil }
    guard words.count == 3, words[1].written == "->" else {
      diagnostics.report(
        .lineInvalid("proposed -> resting"),
        line: source.line,
        column: source.column
      )
      return nil
    }
    let proposed = words[0].number(line: source.line, reportingTo: &diagnostics)
    let resting = words[2].number(line: source.line, reportingTo: &diagnostics)
    guard let proposed, let resting else { return nil }
    return Line(line: source.line, proposed: proposed, resting: resting)
  }

  package var subject: String { "\(section)" }

  /// Always `false`: an empty block does not determine the offsets to test.
  package var isToBeFilled: Bool { false }

  package var isVacuous: Bool { lines.isEmpty }

  package func compare(with scene: any ObservedScene, at line: Int) -> Comparison {
    let actual = offsets(in: scene)
    guard !actual.contains(nil), scene.isCollection else {
      return notOrthogonal(at: line, in: scene)
    }
    let pairs = zip(lines, actual.compactMap(\.self))
    return Comparison(
      mismatches: pairs.compactMap { mismatch($0, $1) },
      expected: expected,
      actual: pairs.map { ReportedLine("", [.number($0.proposed), .number($1)]) }
    )
  }

  package static func text(of line: ReportedLine) -> String { line.text(joining: " -> ") }

  package func accepted(for scene: any ObservedScene) -> [AcceptedLine]? {
    let actual = offsets(in: scene).compactMap(\.self)
    guard !lines.isEmpty, actual.count == lines.count else { return nil }
    return zip(lines, actual).map { line, offset in
      line.resting.accepts(offset)
        ? .kept(line: line.line)
        : .changed(line: line.line, name: Self.text(line, resting: offset), cells: [])
    }
  }
}

extension RestingFence {
  /// Returns the resting offset for each line; `nil` if the section has no orthogonal scrolling.
  private func offsets(in scene: any ObservedScene) -> [Double?] {
    lines.map { scene.restingOffset(ofSection: section, for: $0.proposed.value) }
  }

  private func mismatch(_ line: Line, _ actual: Double) -> Mismatch? {
    guard !line.resting.accepts(actual) else { return nil }
    return Mismatch(
      line: line.line,
      name: NumberText.text(line.proposed),
      expected: .number(line.resting),
      actual: .number(actual),
      difference: MismatchDifference([(line.resting.value, actual)])
    )
  }

  /// Returns the result for a section without orthogonal scrolling.
  private func notOrthogonal(
    at line: Int,
    in scene: any ObservedScene
  ) -> Comparison {
    let mismatch = Mismatch(
      line: line,
      subject: "section \(section)",
      expected: "a section that scrolls by itself",
      actual: scene.isCollection ? "a section that does not, or no section" : "a scene of views"
    )
    return Comparison(
      mismatches: [mismatch],
      expected: expected,
      actual: [ReportedLine(mismatch.actual)],
      isSpecError: true
    )
  }

  private var expected: [ReportedLine] {
    lines.map { ReportedLine("", [.number($0.proposed), .number($0.resting)]) }
  }

  private static func text(_ line: Line, resting: Double) -> String {
    "\(NumberText.text(line.proposed)) -> \(NumberText.text(resting))"
  }
}
