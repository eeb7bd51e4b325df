/// An `issues` block, which states the issues that the engine must report in the whole phase.
///
/// A kind that is listed *n* times must be reported at least *n* times, because each layout of the
/// phase may report it again.
package struct IssuesFence: Equatable {
  package struct Line: Sendable, Equatable {
    /// The line in the file, from 1.
    package var line: Int
    /// The issue's kind, in kebab-case.
    package var kind: String

    package init(line: Int, kind: String) {
      self.line = line
      self.kind = kind
    }
  }

  package var lines: [Line]
  /// Whether a line `...` allows other issues.
  package var allowsOthers: Bool

  package init(lines: [Line], allowsOthers: Bool = false) {
    self.lines = lines
    self.allowsOthers = allowsOthers
  }
}

extension IssuesFence: ExpectationFence {
  package static let name = "issues"
  package static let readsWholePhase = true

  package init(_ input: inout FenceInput) {
    self.init(lines: [])
    for source in input.lines {
      let kind = source.text.trimmed
      if kind == "..." {
        allowsOthers = true
      } else if IssueKindNames.all.contains(kind) {
        lines.append(Line(line: source.line, kind: kind))
      } else if kind.contains(where: \.isWhitespace) {
        input.reportInvalid(source, form: "one kind of issue, or ...")
      } else {
        let nearest = NearestName.of(kind, among: IssueKindNames.all)
        input.diagnostics.report(
          .issueKindUnknown(kind, nearest: nearest),
          line: source.line,
          column: source.column
        )
      }
    }
  }

  /// Always `false`: a block without lines states that there are no issues.
  package var isToBeFilled: Bool { false }

  package var allowsEverything: Bool { allowsOthers && lines.isEmpty }

  package func compare(with scene: any ObservedScene, at line: Int) -> Comparison {
    let issues = scene.issues
    return Comparison(
      mismatches: missing(in: issues) + surplus(in: issues, at: line),
      expected: (lines.map(\.kind) + (allowsOthers ? ["..."] : [])).map { ReportedLine($0) },
      actual: issues.map { ReportedLine($0.kind) }
    )
  }

  /// Keeps the reported kinds, removes the others, and adds new kinds at the end; `nil` for a block
  /// with `...`.
  package func accepted(for scene: any ObservedScene) -> [AcceptedLine]? {
    guard !allowsOthers else { return nil }
    let missing = Set(missing(in: scene.issues).map(\.line))
    var known = Set(lines.map(\.kind))
    let unchanged = lines.filter { !missing.contains($0.line) }
      .map { AcceptedLine.kept(line: $0.line) }
    let new = scene.issues.map(\.kind).filter { known.insert($0).inserted }
    return unchanged + new.map { .written(depth: 0, name: $0, cells: []) }
  }

  private func missing(in issues: [LayoutIssue]) -> [Mismatch] {
    var left = Dictionary(grouping: issues, by: \.kind).mapValues(\.count)
    return lines.compactMap { line in
      left[line.kind, default: 0] -= 1
      guard left[line.kind, default: 0] < 0 else { return nil }
      return Mismatch(
        line: line.line,
        subject: "issues",
        expected: line.kind,
        actual: "not reported",
        issueKind: line.kind
      )
    }
  }

  private func surplus(in issues: [LayoutIssue], at line: Int) -> [Mismatch] {
    guard !allowsOthers else { return [] }
    let kinds = Set(lines.map(\.kind))
    return issues.filter { !kinds.contains($0.kind) }.map { $0.unexpected(at: line) }
  }
}
