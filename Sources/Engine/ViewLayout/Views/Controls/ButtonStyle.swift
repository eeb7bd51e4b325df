import Foundation

/// A style that replaces a button's appearance and keeps its interaction.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the styled button.
  associatedtype Body: View
  /// The properties of the button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the styled view of a button.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a button, for a `ButtonStyle`.
public struct ButtonStyleConfiguration {
  /// The type of the button's label.
  public typealias Label = StyledPart

  public let role: ButtonRole?
  public let label: Label
  /// Whether the button is pressed; always `false` in Plumb.
  public let isPressed: Bool
}

/// Wraps a `ButtonStyle` as a `PrimitiveButtonStyle`.
nonisolated struct ButtonStyleAdapter<Style: ButtonStyle>: PrimitiveButtonStyle, PropertyHolding {
  let style: Style

  static var holder: Any.Type { Style.self }

  @MainActor func makeBody(configuration: Configuration) -> some View {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role,
        label: configuration.label,
        isPressed: false
      )
    )
  }
}

/// A style that replaces a button's appearance and its interaction.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the styled button.
  associatedtype Body: View
  /// The properties of the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the styled view of a button.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a button, for a `PrimitiveButtonStyle`.
public struct PrimitiveButtonStyleConfiguration {
  /// The type of the button's label.
  public typealias Label = StyledPart

  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void

  public func trigger() { action() }
}

/// The default button style: only the label; on macOS, a border around it.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AutomaticallyBorderedLabel(content: configuration.label)
  }
}

/// A button style that shows only the label.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button style that shows only the label, in the tint color.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(content: configuration.label)
  }
}

/// The label of a bordered button, with the font and the insets of the control size (R-CTRL-3).
nonisolated struct BorderedLabel<Content: View>: View {
  @Environment(\.controlMetrics.buttons) private var metrics
  @Environment(\.controlSize) private var size
  @Environment(\.font) private var font
  @Environment(\.listRow) private var row
  @Environment(\.foregroundColor) private var color
  let content: Content
  /// The width of an indicator after the label, in points.
  var indicatorWidth: CGFloat = 0
  /// Whether the border is filled with the tint color.
  var isProminent = false

  @MainActor var body: some View {
    content.environment(\.font, font ?? metrics.font(for: size))
      .environment(\.foregroundColor, isProminent ? .white : color ?? .accentColor)
      .padding(insets).unlisted()
      .determined(by: metrics.length(for: size, inForm: isInForm))
      .modifier(DrawingModifier(effect: .backing(backing)))
  }

  private var backing: Backing {
    Backing(color: isProminent ? .accentColor : Color.quaternary.opacity(0.6), radius: 7)
  }

  private var isInForm: Bool { row?.kind == .groupedForm }

  private var insets: EdgeInsets {
    var insets = metrics.insets(for: size, inForm: isInForm)
    insets.trailing += indicatorWidth
    return insets
  }
}

/// The label of a button with the default style, which has a border on some systems.
nonisolated struct AutomaticallyBorderedLabel<Content: View>: View {
  @Environment(\.controlMetrics.buttons.isBordered) private var isBordered
  let content: Content

  @MainActor var body: some View {
    if isBordered {
      BorderedLabel(content: content)
    } else {
      TintedLabel(content: content)
    }
  }
}

/// The label of a button without a border, in the tint color.
nonisolated struct TintedLabel<Content: View>: View {
  @Environment(\.foregroundColor) private var color
  let content: Content

  @MainActor var body: some View {
    content.environment(\.foregroundColor, color ?? .accentColor)
  }
}

/// A button style with a border around the label (R-CTRL).
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(content: configuration.label)
  }
}

/// A button style with a filled border around the label (R-CTRL).
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(content: configuration.label, isProminent: true)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A button style with a border of Liquid Glass; its size is that of a bordered button (R-CTRL).
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public init(_ glass: Glass) {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// A button style with a border of tinted glass; its size is that of a bordered button (R-CTRL).
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(content: configuration.label, isProminent: true)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
