/// A reader of the lines of a `negotiation` block.
enum NegotiationReader {
  /// Reads the lines of a block.
  ///
  /// - Parameters:
  ///   - lines: The lines, without blank ones.
  ///   - diagnostics: The collector of mistakes; a line with one is left out.
  /// - Returns: The top-level lines, each with its children.
  static func read(
    _ lines: [BlockLine],
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> [NegotiationLine] {
    var nesting = LineNesting<NegotiationLine>()
    for source in lines {
      guard let line = line(of: source, reportingTo: &diagnostics) else { continue }
      nesting.append(line, indentedAs: source, reportingTo: &diagnostics)
    }
    return nesting.finished()
  }

  private static func line(
    of source: BlockLine,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> NegotiationLine? {
    guard let words = source.words(reportingTo: &diagnostics) else { return nil }
    if words.count == 1, words.first?.bare == "..." { return .ellipsis(line: source.line) }
    var rest = words[...]
    guard let name = NodeName(from: &rest, reserving: 3), let type = name.name, rest.count == 3,
      let proposed = rest.popFirst(), let arrow = rest.popFirst(), arrow.bare == "->",
      let answered = rest.popFirst()
    else {
      diagnostics.report(.lineInvalid(.negotiation), line: source.line, column: source.column)
      return nil
    }
    let proposal = OptionalLengths(proposed.written)
    if proposal == nil {
      diagnostics.report(
        .proposalInvalid(proposed.written),
        line: source.line,
        column: proposed.column
      )
    }
    guard let answer = OptionalLengths(answered.written), let width = answer.width,
      let height = answer.height
    else {
      diagnostics.report(
        .sizeInvalid(answered.written),
        line: source.line,
        column: answered.column
      )
      return nil
    }
    return proposal.map {
      NegotiationLine(
        line: source.line,
        name: type,
        label: name.label,
        id: name.id,
        proposedWidth: $0.width,
        proposedHeight: $0.height,
        answeredWidth: width,
        answeredHeight: height
      )
    }
  }
}

extension NegotiationLine {
  /// Creates a line `...`.
  static func ellipsis(line: Int) -> NegotiationLine {
    let zero = NumberLiteral(value: 0)
    return NegotiationLine(
      line: line,
      isEllipsis: true,
      name: "",
      proposedWidth: nil,
      proposedHeight: nil,
      answeredWidth: zero,
      answeredHeight: zero
    )
  }
}
