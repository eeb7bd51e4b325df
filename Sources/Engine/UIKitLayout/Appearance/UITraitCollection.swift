public import Foundation

/// The traits that an interface depends on besides its size.
public final class UITraitCollection: NSObject {
  /// How many pixels a point has; 0 if unspecified.
  public let displayScale: CGFloat
  /// The direction in which people read.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// How wide the surroundings are, coarsely.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How high the surroundings are, coarsely.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  package init(
    displayScale: CGFloat,
    layoutDirection: UITraitEnvironmentLayoutDirection,
    horizontalSizeClass: UIUserInterfaceSizeClass,
    verticalSizeClass: UIUserInterfaceSizeClass,
    userInterfaceIdiom: UIUserInterfaceIdiom = .phone
  ) {
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
  }

  /// Makes the traits of a kind of device, which say nothing else.
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

/// The direction in which people read, as traits say it.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// From the left.
  case leftToRight = 0
  /// From the right.
  case rightToLeft = 1
}

/// How much room there is along an axis, coarsely.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// As on a telephone.
  case compact = 1
  /// As on a tablet.
  case regular = 2
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// None that is known, a telephone, a tablet, a television, a car, a computer, or glasses.
  case unspecified = -1
  case phone, pad, tv, carPlay, mac, vision
}

/// Which way a view is read, whatever the language.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the language is read, as a player's buttons, as a map.
  case unspecified, playback, spatial
  /// From the left, or from the right.
  case forceLeftToRight, forceRightToLeft
}

/// The direction in which people read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From the left, or from the right.
  case leftToRight, rightToLeft
}
