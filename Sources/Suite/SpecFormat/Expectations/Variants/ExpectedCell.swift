/// A cell after the bar of a `variants` block, which contains the expected value of a column.
struct ExpectedCell: Sendable, Equatable {
  /// The text of the cell as written.
  var text: String
  var content: Content

  enum Content: Sendable, Equatable {
    /// Any value, written as `*`.
    case unchecked
    /// A value that `plumb accept` fills in, written as `?`.
    case toBeFilled
    case number(CallLine.Relation, NumberLiteral)
    /// The nodes in the findings of a check, in any order; empty for `-`.
    case nodes([NodeName])
  }

  static let uncheckedMark = "*"
  static let toBeFilledMark = "?"
  /// The text of a cell for a check without findings.
  static let noneMark = "-"
}

extension ExpectedCell {
  /// Parses a cell; `nil` after reporting an invalid value.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - column: Its column.
  ///   - line: Its line in the file, from 1.
  ///   - diagnostics: The collector of mistakes.
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
