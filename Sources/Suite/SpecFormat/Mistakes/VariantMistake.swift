/// A mistake in the table of a `variants` block.
package enum VariantMistake: Error, Sendable, Hashable {
  // MARK: The head

  /// The head has no bar, several bars, or no column after the bar.
  case tableHeadInvalid
  /// The name of a condition is unknown.
  case conditionUnknown(String, nearest: String?)
  /// The name of an observed column is unknown.
  case columnUnknown(String, nearest: String?)
  /// The name of a node's quantity is unknown.
  case quantityUnknown(String, nearest: String?)
  /// The node of a column is neither an id nor `root`.
  case nodeInvalid(String)
  /// The head contains a column twice.
  case columnRepeated(String)

  // MARK: Rows

  /// A row has no bar or several bars.
  case tableRowInvalid
  /// The number of cells on one side of the bar differs from that of the head.
  case cellCountInvalid(Int, of: Int, isBehindBar: Bool)
  /// A cell contains an invalid value of its condition.
  case conditionInvalid(String, of: String, nearest: String?)
  /// A range is not an integer followed by one that is not smaller.
  case rangeInvalid(String)
  /// A cell after the bar is neither a number nor a bound.
  case measureInvalid(String)
  /// A cell of a check is not a list of nodes.
  case nodesInvalid(String)
  /// The rows exceed the maximum number of combinations.
  case combinationsTooMany(Int)
}

extension VariantMistake {
  /// The maximum number of combinations in a block.
  static let mostCombinations = 10_000
}

extension VariantMistake {
  /// A sentence that describes the mistake, with the most similar valid name if there is one.
  var message: String {
    switch self {
    case .tableHeadInvalid:
      "the first line of the table names conditions, and behind one `|` what is observed: "
        + "`width type | root.height truncated`"
    case .conditionUnknown(let name, let nearest):
      "no condition is called `\(name)`" + (hint(nearest) ?? "; there are \(Self.conditions)")
    case .columnUnknown(let name, let nearest):
      "`\(name)` is nothing that can be observed"
        + (hint(nearest) ?? ": a column is NODE.\(Self.quantities), or one of \(Self.findings)")
    case .quantityUnknown(let name, let nearest):
      "a node has no `\(name)`" + (hint(nearest) ?? "; it has \(Self.quantities)")
    case .nodeInvalid(let text): "`\(text)` is no node: it is `#id`, or `root` for the whole scene"
    case .columnRepeated(let name): "the column `\(name)` is there already"
    case .tableRowInvalid: "a row has one `|`, between its conditions and what is observed"
    case .cellCountInvalid(let count, let expected, let isBehindBar):
      countMessage(count, expected, isBehindBar)
    case .conditionInvalid(let text, let condition, let nearest):
      "`\(text)` is no \(condition)" + (hint(nearest) ?? Self.hint(of: condition))
    case .rangeInvalid(let text):
      "`\(text)` is no range: it leads from a whole number up to another, as 320...430 does"
    case .measureInvalid(let text):
      "`\(text)` is no number, and none behind `<=` or `>=`; `*` is whatever it is"
    case .nodesInvalid(let text):
      "`\(text)` names no nodes: they are `#id` or as in `frames`, `-` is none, `*` any"
    case .combinationsTooMany(let most):
      "the rows have more than \(most) combinations of conditions, which is the most"
    }
  }

  private func hint(_ nearest: String?) -> String? { nearest.map { "; did you mean `\($0)`?" } }

  private func countMessage(_ count: Int, _ expected: Int, _ isBehindBar: Bool) -> String {
    let cells = count == 1 ? "1 cell" : "\(count) cells"
    let place = isBehindBar ? "behind" : "before"
    return "the row has \(cells) \(place) `|` where the head has \(expected); "
      + "two blanks or more part them"
  }

  private static let conditions = VariantCondition.allCases.map(\.rawValue).joined(separator: ", ")
  private static let quantities = MeasuredQuantity.allCases.map(\.rawValue).joined(separator: "|")
  private static let findings = FindingColumn.allCases.map(\.rawValue).joined(separator: ", ")

  /// Returns a description of the valid values of a condition.
  private static func hint(of condition: String) -> String {
    switch VariantCondition(rawValue: condition) {
    case .width, .height: ": it is a number, nil, inf, or a range as in 320...430"
    case .scale: ": it is a number above 0"
    case .type: "; there are \(LayoutEnvironment.dynamicTypes.joined(separator: ", "))"
    case .direction: ": it is ltr or rtl"
    case .device: "; there are \(Devices.all.map(\.name).joined(separator: ", "))"
    case nil: ""
    }
  }
}
