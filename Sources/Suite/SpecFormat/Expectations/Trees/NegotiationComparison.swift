internal import LayoutTree

/// Compares the lines of a `negotiation` block with the observed proposals.
struct NegotiationComparison: TreeComparison {
  func isEllipsis(_ line: NegotiationLine) -> Bool { line.isEllipsis }

  func lineNumber(_ line: NegotiationLine) -> Int { line.line }

  func children(of line: NegotiationLine) -> [NegotiationLine] { line.children }

  func children(of node: NegotiationEntry) -> [NegotiationEntry] { node.children }

  func isSameName(_ line: NegotiationLine, _ node: NegotiationEntry) -> Bool {
    line.name == node.name
      && line.label.map { ShortLabel.matches($0, label: node.label) } ?? true
      && line.id.map { node.identifiers.contains($0) } ?? true
  }

  func ownMismatches(_ line: NegotiationLine, _ node: NegotiationEntry) -> [Mismatch] {
    let proposal = difference(
      line,
      node,
      .proposal,
      [line.proposedWidth, line.proposedHeight],
      [node.proposal.width, node.proposal.height]
    )
    let answer = difference(
      line,
      node,
      .answer,
      [line.answeredWidth, line.answeredHeight],
      [node.width, node.height]
    )
    return [proposal, answer].compactMap(\.self)
  }

  func differenceCount(_ line: NegotiationLine, _ node: NegotiationEntry) -> Int {
    let isProposalRight =
      Self.accepts(line.proposedWidth, node.proposal.width)
      && Self.accepts(line.proposedHeight, node.proposal.height)
    let isAnswerRight =
      line.answeredWidth.accepts(node.width) && line.answeredHeight.accepts(node.height)
    return (isProposalRight ? 0 : 1) + (isAnswerRight ? 0 : 1)
  }

  func id(of node: NegotiationEntry) -> Int? { node.node }

  func name(of line: NegotiationLine) -> String { NegotiationText.name(of: line) }

  func name(of node: NegotiationEntry) -> String { NegotiationText.name(of: node) }

  func value(of line: NegotiationLine) -> LineValue { value(of: NegotiationText.line(line)) }

  func value(of node: NegotiationEntry) -> LineValue { value(of: NegotiationText.line(node)) }

  private func value(of line: ReportedLine) -> LineValue {
    .words(NegotiationFence.text(of: line))
  }

  private func difference(
    _ line: NegotiationLine,
    _ node: NegotiationEntry,
    _ quantity: Mismatch.Quantity,
    _ expected: [NumberLiteral?],
    _ actual: [Double?]
  ) -> Mismatch? {
    guard !zip(expected, actual).allSatisfy({ Self.accepts($0, $1) }) else { return nil }
    return Mismatch(
      line: line.line,
      name: NegotiationText.name(of: line),
      part: node.node.map { .node($0) },
      quantity: quantity,
      expected: .size(width: expected[0], height: expected[1]),
      actual: .size(actual[0], actual[1]),
      difference: Self.difference(expected, actual)
    )
  }

  private static func accepts(_ expected: NumberLiteral?, _ actual: Double?) -> Bool {
    guard let expected, let actual else { return expected == nil && actual == nil }
    return expected.accepts(actual)
  }

  /// Returns the difference between two sizes; `nil` if a dimension is unspecified on one side
  /// only.
  private static func difference(
    _ expected: [NumberLiteral?],
    _ actual: [Double?]
  ) -> MismatchDifference? {
    guard zip(expected, actual).allSatisfy({ ($0 == nil) == ($1 == nil) }) else { return nil }
    return MismatchDifference(
      zip(expected, actual).map { expected, actual in
        guard let expected, let actual, !expected.accepts(actual) else { return (0, 0) }
        return (expected.value, actual)
      }
    )
  }
}

extension NegotiationComparison: AcceptingTreeComparison {
  func changed(_ line: NegotiationLine, to node: NegotiationEntry) -> AcceptedLine {
    var reported = NegotiationText.line(node)
    reported.name = NegotiationText.name(of: line)
    return .changed(line: line.line, name: NegotiationFence.text(of: reported), cells: [])
  }

  func written(_ node: NegotiationEntry, depth: Int) -> AcceptedLine {
    .written(depth: depth, name: NegotiationFence.text(of: NegotiationText.line(node)), cells: [])
  }
}

/// The notation of a negotiation as lines of a block, such as `Text "Reset" 320x480 -> 50x20`.
enum NegotiationText {
  static func lines(_ lines: [NegotiationLine]) -> [ReportedLine] {
    ReportedLine.lines(of: lines, children: \.children) { line($0, depth: $1) }
  }

  static func lines(_ entries: [NegotiationEntry]) -> [ReportedLine] {
    ReportedLine.lines(of: entries, children: \.children) { line($0, depth: $1) }
  }

  static func name(of line: NegotiationLine) -> String {
    line.isEllipsis ? "..." : LabelText.text(name: line.name, label: line.label, id: line.id)
  }

  static func name(of entry: NegotiationEntry) -> String {
    LabelText.text(
      name: entry.name,
      label: entry.label.map { ShortLabel.text($0) },
      id: entry.identifiers.first
    )
  }

  static func line(_ line: NegotiationLine, depth: Int = 0) -> ReportedLine {
    guard !line.isEllipsis else { return ReportedLine("...", depth: depth) }
    let proposal = LineValue.size(width: line.proposedWidth, height: line.proposedHeight)
    let answer = LineValue.size(width: line.answeredWidth, height: line.answeredHeight)
    return ReportedLine(name(of: line), [proposal, answer], depth: depth)
  }

  static func line(_ entry: NegotiationEntry, depth: Int = 0) -> ReportedLine {
    ReportedLine(
      name(of: entry),
      exchange(of: entry),
      depth: depth,
      part: entry.node.map { .node($0) }
    )
  }

  /// Returns the proposal and the size returned for it.
  private static func exchange(of entry: NegotiationEntry) -> [LineValue] {
    [
      .size(entry.proposal.width, entry.proposal.height),
      .size(entry.width, entry.height),
    ]
  }
}
