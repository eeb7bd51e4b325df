public import Foundation
import ViewLayout

/// The traits of the environment of a view or view controller.
public final class UITraitCollection: NSObject {
  public let displayScale: CGFloat
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let preferredContentSizeCategory: UIContentSizeCategory

  package init(
    displayScale: CGFloat,
    layoutDirection: UITraitEnvironmentLayoutDirection,
    horizontalSizeClass: UIUserInterfaceSizeClass,
    verticalSizeClass: UIUserInterfaceSizeClass,
    userInterfaceIdiom: UIUserInterfaceIdiom = .phone,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  ) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
  }

  /// Creates the traits of an environment.
  convenience init(of environment: HostEnvironment) {
    self.init(
      displayScale: environment.displayScale,
      layoutDirection: environment.isRightToLeft ? .rightToLeft : .leftToRight,
      horizontalSizeClass: environment.horizontalSizeClass == .regular ? .regular : .compact,
      verticalSizeClass: environment.verticalSizeClass == .compact ? .compact : .regular,
      userInterfaceIdiom: environment.isPad ? .pad : .phone,
      preferredContentSizeCategory: UIContentSizeCategory(named: environment.dynamicTypeSize)
    )
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(
      displayScale: 0,
      layoutDirection: .unspecified,
      horizontalSizeClass: .unspecified,
      verticalSizeClass: .unspecified,
      userInterfaceIdiom: idiom
    )
  }
}

extension UITraitCollection {
  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init(
      displayScale: 0,
      layoutDirection: .unspecified,
      horizontalSizeClass: .unspecified,
      verticalSizeClass: .unspecified,
      userInterfaceIdiom: .unspecified,
      preferredContentSizeCategory: category
    )
  }

  /// The appearance of the app, light or dark (R-LOC-7).
  public var userInterfaceStyle: UIUserInterfaceStyle {
    AppResources.colorScheme == .dark ? .dark : .light
  }
}

extension HostEnvironment {
  /// R-WIN-3: whether both size classes are regular, as on a tablet.
  var isPad: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular }
}

/// The layout direction of a trait collection.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The size class of an axis, a coarse measure of the available space.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay, mac, vision
}

/// The layout direction behavior of a view.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial
  case forceLeftToRight, forceRightToLeft
}

/// The layout direction of a view.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// The appearance of a user interface, light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}
