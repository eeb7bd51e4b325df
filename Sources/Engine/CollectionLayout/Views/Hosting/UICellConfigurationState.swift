public import UIKitLayout

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell's item is selected.
  public var isSelected = false
  /// Whether somebody has a finger on the cell.
  public var isHighlighted = false

  /// Makes the state of a cell that nothing has happened to.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
