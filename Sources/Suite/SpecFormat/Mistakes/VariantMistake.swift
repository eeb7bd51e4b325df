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
  case cellCountInvalid(Int, of: Int, isAfterBar: Bool)
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
      "the first line of the table must have conditions, one `|`, and observed values: "
        + "`width type | root.height truncated`"
    case .conditionUnknown(let name, let nearest):
      "unknown condition `\(name)`" + (hint(nearest) ?? "; there are \(Self.conditions)")
    case .columnUnknown(let name, let nearest):
      "`\(name)` cannot be observed"
        + (hint(nearest) ?? ": expected NODE.\(Self.quantities), or one of \(Self.findings)")
    case .quantityUnknown(let name, let nearest):
      "a node has no `\(name)`" + (hint(nearest) ?? "; it has \(Self.quantities)")
    case .nodeInvalid(let text):
      "`\(text)` is not a node: expected `#id`, or `root` for the whole scene"
    case .columnRepeated(let name): "the column `\(name)` already exists"
    case .tableRowInvalid: "a row must have one `|`, between its conditions and observed values"
    case .cellCountInvalid(let count, let expected, let isAfterBar):
      countMessage(count, expected, isAfterBar)
    case .conditionInvalid(let text, let condition, let nearest):
      "`\(text)` is not a valid \(condition)" + (hint(nearest) ?? Self.hint(of: condition))
    case .rangeInvalid(let text):
      "`\(text)` is not a range: expected two whole numbers in ascending order, as in 320...430"
    case .measureInvalid(let text):
      "`\(text)` is not valid: expected a number, `<=` or `>=` and a number, or `*` for any value"
    case .nodesInvalid(let text):
      "`\(text)` does not name nodes: expected `#id` or a line of `frames`, `-` for none, `*` for any"
    case .combinationsTooMany(let most):
      "the rows have more than \(most) combinations of conditions, which is the maximum"
    }
  }

  private func hint(_ nearest: String?) -> String? { nearest.map { "; did you mean `\($0)`?" } }

  private func countMessage(_ count: Int, _ expected: Int, _ isAfterBar: Bool) -> String {
    let cells = count == 1 ? "1 cell" : "\(count) cells"
    let place = isAfterBar ? "after" : "before"
    return "the row has \(cells) \(place) `|`, but the head has \(expected); "
      + "separate cells by at least two spaces"
  }

  private static let conditions = VariantCondition.allCases.map(\.rawValue).joined(separator: ", ")
  private static let quantities = MeasuredQuantity.allCases.map(\.rawValue).joined(separator: "|")
  private static let findings = FindingColumn.allCases.map(\.rawValue).joined(separator: ", ")

  /// Returns a description of the valid values of a condition.
  private static func hint(of condition: String) -> String {
    switch VariantCondition(rawValue: condition) {
    case .width, .height: ": expected a number, nil, inf, or a range as in 320...430"
    case .scale: ": expected a number above 0"
    case .type: "; there are \(LayoutEnvironment.dynamicTypes.joined(separator: ", "))"
    case .direction: ": expected ltr or rtl"
    case .device: "; there are \(Devices.all.map(\.name).joined(separator: ", "))"
    case .language: ": expected \(LayoutLanguage.form)"
    case nil: ""
    }
  }
}
