public import UIKitLayout

/// A value that describes the content of a cell.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView

  func updated(for state: any UIConfigurationState) -> Self
}

extension UIView {
  /// Applies a configuration to this content view, or creates another view for it.
  ///
  /// R-CV-32: a configuration of the same type is applied to the existing view.
  ///
  /// - Parameters:
  ///   - configuration: The new content; `nil` for none.
  ///   - old: The content that this view shows; `nil` if it is not the view of a configuration.
  /// - Returns: The view to show instead; `nil` if this one stays.
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
  var configuration: any UIContentConfiguration { get set }
}

/// The state of a cell that a configuration may depend on.
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

/// The traits, selection and highlighting of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
