import Foundation

/// The lengths of buttons and menus, in points.
///
/// *Source: recorded (iamcgn/swiftui-web): iOS 26.0 `button/looks`, macOS 26.2 `button/styles` and
/// `Menu.md`, macOS 26.6 `form/grouped`.*
struct ButtonMetrics: MetricsFamily {
  @Length("Insets of a bordered button's label", of: "Button")
  private var insets = EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
  @Length("Insets in the control sizes mini and small", of: "Button")
  private var smallInsets = EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
  @Length("Insets in the control sizes large and extra large", of: "Button")
  private var largeInsets = EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
  @Length("Insets in a grouped form; none for those of other buttons", of: "Button")
  private var formInsets: EdgeInsets? = nil
  @Length(
    "Font of a label in the control sizes mini and small, if not that of the environment",
    of: "Button"
  )
  private var smallFont: Font.TextStyle? = nil
  @Length("Whether a button without a style is bordered", of: "Button")
  var isBordered = false

  @Length("Whether a menu is a bordered button with an indicator", of: "Menu")
  var hasMenuIndicator = false
  @Length("Indicator of a menu, with the gap before it", of: "Menu")
  var menuIndicatorWidth: CGFloat = 16
  @Length("Indicator of a menu with a primary action, with the gap before it", of: "Menu")
  var splitIndicatorWidth: CGFloat = 16

  static func metrics(of system: MetricsSystem) -> ButtonMetrics {
    switch system {
    case .test: ButtonMetrics()
    case .iOS14, .iOS17, .iOS18, .iOS26v0, .iOS26, .iOS27:
      ButtonMetrics {
        $0.$insets.record(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        $0.$smallInsets.record(EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10))
        $0.$largeInsets.record(EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20))
        $0.$smallFont.record(.subheadline)
        $0.$isBordered.record(false)
      }
    case .macOS26, .macOS26v6:
      ButtonMetrics {
        let insets = EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
        $0.$insets.record(insets)
        // Other sizes are not recorded: a small button with the insets of the reference style would
        // be higher than a regular one.
        $0.$smallInsets.derive(insets)
        $0.$largeInsets.derive(insets)
        $0.$formInsets.record(nil)
        $0.$isBordered.record(true)
        $0.$hasMenuIndicator.record(true)
        $0.$menuIndicatorWidth.record(23.5)
        $0.$splitIndicatorWidth.record(21)
      }
    }
  }

  mutating func adapt(to release: MetricsSystem) {
    guard release == .macOS26v6 else { return }
    // A button with a line of 16 is 20 high in a grouped form.
    $formInsets.derive(EdgeInsets(top: 2, leading: 12, bottom: 2, trailing: 12), on: release)
  }

  /// Returns the insets of a bordered button's label.
  func insets(for size: ControlSize, inForm: Bool) -> EdgeInsets {
    (inForm ? formInsets : nil) ?? length(for: size).wrappedValue
  }

  /// Returns the length that determines the insets of a bordered button's label.
  func length(for size: ControlSize, inForm: Bool) -> any AnyLength {
    inForm && formInsets != nil ? $formInsets : length(for: size)
  }

  private func length(for size: ControlSize) -> Length<EdgeInsets> {
    switch size {
    case .mini, .small: $smallInsets
    case .regular: $insets
    case .large, .extraLarge: $largeInsets
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
