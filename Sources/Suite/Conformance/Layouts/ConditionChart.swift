/// The layouts of a block that speaks of many conditions, as a page shows them: a row a size, a column
/// for what differs besides.
package struct ConditionChart: Sendable, Equatable, Codable {
  /// The line of the block's fence, from 1.
  package var line: Int
  /// The columns: a size of text and a direction, or what the block tells apart besides sizes.
  package var columns: [String]
  /// From the least size on, as the block has devices in their order.
  package var rows: [Row]

  /// The layouts of one size, or of neighbouring widths that differ in no verdict.
  package struct Row: Sendable, Equatable, Codable {
    /// The size: `iPhone 16`, `320x568`, `320…374x568`.
    package var title: String
    /// A cell a column; `nil` for a combination that the block does not speak of.
    package var cells: [Cell?]
  }

  /// One combination.
  package struct Cell: Sendable, Equatable, Codable {
    /// How it is not as the block says, a sentence each; none where it holds.
    package var breaches: [String]
    /// The nodes at fault, by their ids in the resolved tree.
    package var nodeIDs: [Int]
    /// The layout; `nil` where others of the chart are shown.
    package var layout: ScenarioLayout?
  }
}
