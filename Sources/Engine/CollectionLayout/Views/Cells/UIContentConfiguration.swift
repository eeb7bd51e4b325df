public import UIKitLayout

/// The content that a cell shows, as a value.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes the view that shows it.
  func makeContentView() -> any UIView & UIContentView

  /// The configuration for a state of its cell.
  func updated(for state: any UIConfigurationState) -> Self
}

extension UIView {
  /// R-CV-32: a configuration of the same type goes into the view that there is.
  ///
  /// - Parameters:
  ///   - configuration: The content that a cell is to show in this view's place; `nil` for none.
  ///   - old: The content that this view shows; `nil` for views of the cell's own.
  /// - Returns: The view to show; `nil` where this one stays.
  func content(
    of configuration: (any UIContentConfiguration)?,
    insteadOf old: (any UIContentConfiguration)?
  ) -> UIView? {
    guard let configuration else { return old == nil ? nil : UIView() }
    if let old, type(of: old) == type(of: configuration), let view = self as? any UIContentView {
      view.configuration = configuration
      return nil
    }
    return configuration.makeContentView()
  }
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// The content that it shows.
  var configuration: any UIContentConfiguration { get set }
}

/// The state that a configuration may depend on besides its content.
public protocol UIConfigurationState {
  /// The traits of the cell.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell's item is selected.
  public var isSelected = false
  /// Whether a touch is on the cell.
  public var isHighlighted = false

  /// Makes the state of a cell that nothing has happened to.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
