/// A mistake in the table of a `variants` block.
package enum VariantMistake: Error, Sendable, Hashable {
  // MARK: The head

  /// The head has no bar, several, or nothing behind it.
  case tableHeadInvalid
  /// No condition has that name.
  case conditionUnknown(String, nearest: String?)
  /// Nothing of that name is observed.
  case columnUnknown(String, nearest: String?)
  /// Nodes have no such quantity.
  case quantityUnknown(String, nearest: String?)
  /// A column speaks of something that is no node.
  case nodeInvalid(String)
  /// The head has a column twice.
  case columnRepeated(String)

  // MARK: Rows

  /// A row has no bar, or several.
  case tableRowInvalid
  /// A row has more cells than the head, or fewer, on one side of the bar.
  case cellCountInvalid(Int, of: Int, isBehindBar: Bool)
  /// A cell has a value that its condition does not take.
  case conditionInvalid(String, of: String, nearest: String?)
  /// A range does not lead from a whole number up to another.
  case rangeInvalid(String)
  /// A cell behind the bar is neither a number nor a bound.
  case measureInvalid(String)
  /// A cell of a check names no nodes.
  case nodesInvalid(String)
  /// The rows have more combinations than a block may have.
  case combinationsTooMany(Int)
}

extension VariantMistake {
  /// How many combinations a block may have.
  static let mostCombinations = 10_000
}

extension VariantMistake {
  /// The mistake in a sentence, with the nearest valid name where there is one.
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

  /// The values of a condition, in words.
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
