import Foundation

/// The lengths of buttons and menus, in points.
///
/// *Source: recorded (iamcgn/swiftui-web): iOS 26.0 `button/looks`, macOS 26.2 `button/styles` and
/// `Menu.md`.*
struct ButtonMetrics: MetricsFamily {
  @Length("Insets of a bordered button's label")
  private var insets = EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
  @Length("Insets in the control sizes mini and small")
  private var smallInsets = EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
  @Length("Insets in the control sizes large and extra large")
  private var largeInsets = EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
  @Length("Font of a label in the control sizes mini and small, if not that of the environment")
  private var smallFont: Font.TextStyle? = nil
  @Length("Whether a button without a style is bordered")
  var isBordered = false

  @Length("Whether a menu is a bordered button with an indicator")
  var hasMenuIndicator = false
  @Length("Indicator of a menu, with the gap before it")
  var menuIndicatorWidth: CGFloat = 16
  @Length("Indicator of a menu with a primary action, with the gap before it")
  var splitIndicatorWidth: CGFloat = 16

  static func metrics(of system: MetricsSystem) -> ButtonMetrics {
    switch system {
    case .test: ButtonMetrics()
    case .iOS26:
      ButtonMetrics {
        $0.$insets.record(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        $0.$smallInsets.record(EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10))
        $0.$largeInsets.record(EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20))
        $0.$smallFont.record(.subheadline)
        $0.$isBordered.record(false)
      }
    case .macOS26:
      ButtonMetrics {
        let insets = EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
        $0.$insets.record(insets)
        // Other sizes are not recorded: a small button with the insets of the reference style would
        // be higher than a regular one.
        $0.$smallInsets.derive(insets)
        $0.$largeInsets.derive(insets)
        $0.$isBordered.record(true)
        $0.$hasMenuIndicator.record(true)
        $0.$menuIndicatorWidth.record(23.5)
        $0.$splitIndicatorWidth.record(21)
      }
    }
  }

  /// Returns the insets of a bordered button's label.
  func insets(for size: ControlSize) -> EdgeInsets {
    switch size {
    case .mini, .small: smallInsets
    case .regular: insets
    case .large, .extraLarge: largeInsets
    }
  }

  /// Returns the font of a bordered button's label; `nil` for that of the environment.
  func font(for size: ControlSize) -> Font? {
    switch size {
    case .mini, .small: smallFont.map { .system($0) }
    case .regular, .large, .extraLarge: nil
    }
  }
}
