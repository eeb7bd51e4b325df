/// A trait of a view's environment, for the registration of changes.
public protocol UITraitDefinition {}

/// The trait of the dynamic type size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The trait of the light or dark appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// The trait of the horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// The trait of the vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// The trait of the layout direction.
public enum UITraitLayoutDirection: UITraitDefinition {}
/// The trait of the number of pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {}
/// The trait of the kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}

/// A type of trait.
public typealias UITrait = any UITraitDefinition.Type

/// A registration of changes of traits.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

private final class TraitChangeRegistration: UITraitChangeRegistration {}

/// An object with traits, which can report their changes.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
  /// Registers a closure for changes of traits, which is not called: `traitCollectionDidChange(_:)`
  /// is.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// Registers a method for changes of traits, which is not called.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// Registers a method of a target for changes of traits, which is not called.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}

extension UITraitCollection {
  /// Returns whether colors differ with other traits; always `false`, as an app has one appearance.
  public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool { false }
}
