public import Foundation

/// The traits that an interface depends on besides its size.
public final class UITraitCollection: NSObject {
  /// How many pixels a point has.
  public let displayScale: CGFloat
  /// The direction in which people read.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// How wide the surroundings are, coarsely.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How high the surroundings are, coarsely.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  package init(
    displayScale: CGFloat,
    layoutDirection: UITraitEnvironmentLayoutDirection,
    horizontalSizeClass: UIUserInterfaceSizeClass,
    verticalSizeClass: UIUserInterfaceSizeClass
  ) {
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }
}
