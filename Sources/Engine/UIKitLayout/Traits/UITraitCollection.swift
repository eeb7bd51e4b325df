public import Foundation

/// The traits that an interface depends on besides its size.
public final class UITraitCollection: NSObject {
  /// How many pixels a point has; 0 where nobody says.
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
