/// A style for the appearance of text fields.
///
/// The requirements are not documented, but apps implement them for their own styles.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  // swift-format-ignore: NoLeadingUnderscores, the name is SwiftUI's
  /// The type of the styled field.
  associatedtype _Body: View
  // swift-format-ignore: NoLeadingUnderscores, the name is SwiftUI's
  /// The label of the field that a style gets.
  typealias _Label = StyledPart

  // swift-format-ignore: NoLeadingUnderscores, the name is SwiftUI's
  /// Returns the styled view of a text field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// A style that shows a field with or without a border around its text.
public protocol InsetTextFieldStyle: TextFieldStyle {
  /// Whether there is a border around the text, with an inset.
  nonisolated var isBordered: Bool { get }
}

extension InsetTextFieldStyle {
  // swift-format-ignore: NoLeadingUnderscores, the name is SwiftUI's
  /// Returns the field, which has the inset of the style.
  public func _body(configuration: TextField<StyledPart>) -> some View {
    configuration.environment(\.controlStyles.field, self)
  }
}

/// A text field style without decoration.
public struct PlainTextFieldStyle: InsetTextFieldStyle {
  nonisolated public init() {}

  /// Always `false`: there is no border of its own.
  nonisolated public var isBordered: Bool { false }
}

/// The default text field style, without decoration.
public struct DefaultTextFieldStyle: InsetTextFieldStyle {
  nonisolated public init() {}

  /// Always `false`: there is no border of its own.
  nonisolated public var isBordered: Bool { false }
}

/// A text field style with a rounded border (R-CTRL).
public struct RoundedBorderTextFieldStyle: InsetTextFieldStyle {
  nonisolated public init() {}

  nonisolated public var isBordered: Bool { true }
}

/// A text field style with a border that has square corners.
public struct SquareBorderTextFieldStyle: InsetTextFieldStyle {
  nonisolated public init() {}

  nonisolated public var isBordered: Bool { true }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The default style of text editors.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  public init() {}
}

/// A text editor style without decoration.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// The selectability of text that can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = true
}

/// The selectability of text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
