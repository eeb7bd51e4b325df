public import UIKitLayout

/// The state that a configuration may depend on besides its content.
public protocol UIConfigurationState {
  /// The traits of the cell.
  var traitCollection: UITraitCollection { get set }
}
