public import UIKitLayout

/// The content that a cell shows, as a value.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes the view that shows it.
  func makeContentView() -> any UIView & UIContentView

  /// The configuration for a state of its cell.
  func updated(for state: any UIConfigurationState) -> Self
}
