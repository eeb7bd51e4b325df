package import Foundation
package import LayoutValues

/// The conditions under which a scene is laid out.
package struct HostEnvironment: Sendable, Equatable {
  package var isRightToLeft = false
  /// The number of pixels per point.
  package var displayScale: CGFloat = 1
  /// The name of the dynamic type size, as in specs: `xxLarge`.
  package var dynamicTypeSize = "large"
  /// The language of texts, numbers and dates; `nil` for the development language.
  package var localization: LayoutLanguage?
  /// The system whose text and controls are used for measuring.
  package var metrics = MetricsSystem.test
  /// The safe area insets of the window, in points.
  package var safeArea = EdgeInsets()
  /// The height of the keyboard at the window's bottom edge, in points; 0 for none.
  package var keyboard: CGFloat = 0
  /// Whether containers lay out the bars that their content requests.
  package var hasBars = true
  /// The color scheme of the app, unless a view prefers another one.
  package var colorScheme = ColorScheme.light
  /// The horizontal size class of the device; `nil` for a window without a device.
  package var horizontalSizeClass: UserInterfaceSizeClass?
  /// The vertical size class of the device; `nil` for a window without a device.
  package var verticalSizeClass: UserInterfaceSizeClass?
  /// The margins of the scene for views that request them, as `scenePadding` does, in points.
  package var margins = EdgeInsets(16, on: .all)

  package init() {}

  /// Makes the conditions that apply to content embedded in a view with this environment.
  init(_ values: EnvironmentValues) {
    isRightToLeft = values.layoutDirection == .rightToLeft
    displayScale = values.displayScale
    dynamicTypeSize = values.dynamicTypeSize.rawValue
    metrics = values.metricsSystem
    hasBars = values.hasBars
    colorScheme = values.colorScheme
    horizontalSizeClass = values.horizontalSizeClass
    verticalSizeClass = values.verticalSizeClass
    localization = values.localization
  }

  /// The factor by which the dynamic type size scales text styles.
  package var typeFactor: CGFloat {
    (DynamicTypeSize(rawValue: dynamicTypeSize) ?? .large).factor
  }

  /// Rounds a length up to a whole pixel, in points.
  ///
  /// A length that is less than a millionth of a pixel above a pixel is rounded down to it.
  package func pixelCeiling(_ length: CGFloat) -> CGFloat {
    (length * displayScale - 1e-6).rounded(.up) / displayScale
  }

  /// The environment values of the root view.
  var values: EnvironmentValues {
    var values = EnvironmentValues()
    values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    values.displayScale = displayScale
    values.sceneMargins = margins
    values.dynamicTypeSize = DynamicTypeSize(rawValue: dynamicTypeSize) ?? .large
    values.metricsSystem = metrics
    if let horizontalSizeClass { values.horizontalSizeClass = horizontalSizeClass }
    if let verticalSizeClass { values.verticalSizeClass = verticalSizeClass }
    if !hasBars { values.hasBars = false }
    if colorScheme != .light { values.colorScheme = colorScheme }
    if let localization { values.localization = localization }
    return values
  }

  /// The safe area insets of the window with the keyboard, in points (R-SAFE-5).
  var insets: EdgeInsets {
    var insets = safeArea
    insets.bottom = max(insets.bottom, keyboard)
    return insets
  }

  /// Whether a keyboard covers more than the safe area at the bottom.
  var showsKeyboard: Bool { keyboard > safeArea.bottom }

  /// Returns the proposal to the root: the window's proposal without the safe area insets
  /// (R-PROP-9).
  package func safeProposal(of proposal: ProposedViewSize) -> ProposedViewSize {
    let (width, height) = (insets.total(along: .horizontal), insets.total(along: .vertical))
    return ProposedViewSize(
      width: width == 0 ? proposal.width : proposal.width.map { max(0, $0 - width) },
      height: height == 0 ? proposal.height : proposal.height.map { max(0, $0 - height) }
    )
  }

  /// Returns the origin of the root in a window of the proposed size: centered in the safe area.
  func origin(of size: CGSize, inWindowOf proposal: ProposedViewSize) -> CGPoint {
    let left = isRightToLeft ? insets.trailing : insets.leading
    let safe = safeProposal(of: proposal)
    return CGPoint(
      x: left + Self.margin(of: size.width, in: safe.width),
      y: insets.top + Self.margin(of: size.height, in: safe.height)
    )
  }

  /// Returns half of the leftover length; 0 if the window's length is unspecified, or a length is
  /// infinite.
  private static func margin(of length: CGFloat, in window: CGFloat?) -> CGFloat {
    guard let window, window.isFinite, length.isFinite else { return 0 }
    return (window - length) / 2
  }
}

extension SceneScreen {
  /// Makes the screen of the device whose window a scene is laid out in.
  ///
  /// - Parameters:
  ///   - proposal: The size of the window.
  ///   - environment: The conditions of the layout, which have size classes only on a device.
  package init(of proposal: ProposedViewSize, in environment: HostEnvironment) {
    if let width = proposal.width, let height = proposal.height, width.isFinite,
      height.isFinite, environment.horizontalSizeClass != nil
    {
      self.init(size: CGSize(width: width, height: height), scale: environment.displayScale)
    } else {
      self = Self.usual
    }
    // The device stays the same at another proposal than the size of its window.
    isPad =
      environment.horizontalSizeClass == .regular && environment.verticalSizeClass == .regular
  }
}
