/// A `size` block, which states the sizes that the root returns for proposals.
package struct SizeFence: Equatable {
  package struct Line: Sendable, Equatable {
    /// The line in the file, from 1.
    package var line: Int
    package var proposal: LayoutProposal
    package var width: NumberLiteral
    package var height: NumberLiteral
  }

  package var lines: [Line]
  /// The maximum accepted difference in points; `nil` to use each number's own precision.
  package var tolerance: Double?
}

extension SizeFence: ExpectationFence {
  package static let name = "size"
  package static let attributes = AttributeName.environment
  package static let takesProposal = true

  package init(_ input: inout FenceInput) {
    lines = input.lines { Self.line(of: $0, reportingTo: &$1) }
  }

  private static func line(
    of source: BlockLine,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> Line? {
    guard let words = source.words(reportingTo: &diagnostics) else { return nil }
    guard words.count == 3, words[1].written == "->" else {
      let mistake = SpecMistake.lineInvalid("320x480 -> 50x20")
      diagnostics.report(mistake, line: source.line, column: source.column)
      return nil
    }
    let proposal = LayoutProposal(words[0].written)
    if proposal == nil {
      let mistake = SpecMistake.proposalInvalid(words[0].written)
      diagnostics.report(mistake, line: source.line, column: words[0].column)
    }
    guard let answer = OptionalLengths(words[2].written), let width = answer.width,
      let height = answer.height
    else {
      let mistake = SpecMistake.sizeInvalid(words[2].written)
      diagnostics.report(mistake, line: source.line, column: words[2].column)
      return nil
    }
    return proposal.map {
      Line(line: source.line, proposal: $0, width: width, height: height)
    }
  }

  package func tolerating(_ points: Double) -> SizeFence {
    var fence = self
    fence.tolerance = points
    return fence
  }

  package var isToBeFilled: Bool { lines.isEmpty }

  package func compare(with scene: any ObservedScene, at line: Int) -> Comparison {
    let expected = lines.map { line in
      ReportedLine("", [line.proposal.value, .size(width: line.width, height: line.height)])
    }
    let answers = lines.map { scene.answer(to: $0.proposal) }
    guard !scene.isCollection, !answers.contains(where: { $0 == nil }) else {
      return .impossible("a scene of views", "a collection view", at: line, expected: expected)
    }
    let pairs = zip(lines, answers.compactMap(\.self))
    return Comparison(
      mismatches: pairs.compactMap { $0.mismatch(with: $1, tolerance: tolerance) },
      expected: expected,
      actual: pairs.map { ReportedLine("", [$0.proposal.value, .size($1.width, $1.height)]) }
    )
  }

  package static func text(of line: ReportedLine) -> String { line.text(joining: " -> ") }

  /// Replaces sizes that differ; a block without lines states the size for the current proposal.
  ///
  /// The result is `nil` for a collection view, and for a block without lines before the first
  /// layout.
  package func accepted(for scene: any ObservedScene) -> [AcceptedLine]? {
    guard !lines.isEmpty else {
      return scene.proposal.flatMap { proposal in
        scene.answer(to: proposal).map {
          [.written(depth: 0, name: "\(proposal.text) -> \(Self.text($0))", cells: [])]
        }
      }
    }
    let accepted = lines.compactMap { line -> AcceptedLine? in
      guard let answer = scene.answer(to: line.proposal) else { return nil }
      guard line.mismatch(with: answer, tolerance: tolerance) != nil else {
        return .kept(line: line.line)
      }
      let name = "\(line.proposal.text) -> \(Self.text(answer))"
      return .changed(line: line.line, name: name, cells: [])
    }
    return accepted.count == lines.count ? accepted : nil
  }

  fileprivate static func text(_ size: (width: Double, height: Double)) -> String {
    "\(NumberText.text(size.width))x\(NumberText.text(size.height))"
  }
}

extension SizeFence.Line {
  fileprivate func mismatch(
    with actual: (width: Double, height: Double),
    tolerance: Double?
  ) -> Mismatch? {
    let isAccepted =
      width.accepts(actual.width, tolerance: tolerance)
      && height.accepts(actual.height, tolerance: tolerance)
    guard !isAccepted else { return nil }
    return Mismatch(
      line: line,
      name: "root at \(proposal.text)",
      expected: .size(width: width, height: height),
      actual: .size(actual.width, actual.height),
      difference: MismatchDifference([
        (width.value, actual.width), (height.value, actual.height),
      ])
    )
  }
}
