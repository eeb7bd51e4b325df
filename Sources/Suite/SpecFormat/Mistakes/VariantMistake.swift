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
