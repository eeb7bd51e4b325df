/// A cell behind the bar of a `variants` block: what a row expects of a column.
struct ExpectedCell: Sendable, Equatable {
  /// The cell as its author wrote it.
  var text: String
  var content: Content

  enum Content: Sendable, Equatable {
    /// `*`: whatever it is.
    case unchecked
    /// `?`: what `plumb accept` writes.
    case toBeFilled
    case number(CallLine.Relation, NumberLiteral)
    /// The nodes that a check finds, in any order; none for `-`.
    case nodes([NodeName])
  }

  static let uncheckedMark = "*"
  static let toBeFilledMark = "?"
  /// The mark of a check that finds nothing.
  static let noneMark = "-"
}

extension ExpectedCell {
  /// Reads a cell; one that is no value of the column is reported, and `nil`.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - column: Its column.
  ///   - line: Its line in the file, from 1.
  ///   - diagnostics: Takes the mistake.
  init?(
    _ cell: TableCell,
    of column: ObservedColumn,
    line: Int,
    reportingTo diagnostics: inout DiagnosticCollector
  ) {
    let content: Content?
    switch cell.text {
    case Self.uncheckedMark: content = .unchecked
    case Self.toBeFilledMark: content = .toBeFilled
    case let text: content = column.isCounted ? Self.number(text) : Self.nodes(text)
    }
    guard let content else {
      let mistake =
        column.isCounted ? VariantMistake.measureInvalid(cell.text) : .nodesInvalid(cell.text)
      diagnostics.report(.variant(mistake), line: line, column: cell.column)
      return nil
    }
    self.init(text: cell.text, content: content)
  }

  private static func number(_ text: String) -> Content? {
    let relation: CallLine.Relation =
      [.atMost, .atLeast].first { text.hasPrefix($0.rawValue) } ?? .exactly
    return NumberLiteral(text.dropFirst(relation.rawValue.count).trimmed)
      .map { .number(relation, $0) }
  }

  private static func nodes(_ text: String) -> Content? {
    if text == noneMark { return .nodes([]) }
    var words = WordScanner(text, firstColumn: 1).words[...]
    var nodes: [NodeName] = []
    while !words.isEmpty {
      guard let node = NodeName(ofListed: &words) else { return nil }
      nodes.append(node)
    }
    return .nodes(nodes)
  }
}
