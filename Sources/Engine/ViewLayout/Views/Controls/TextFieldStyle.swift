public import Foundation

/// The space around the text of a text field; Apple keeps the requirement to itself.
public protocol TextFieldStyle {
  /// The space at every edge, in points.
  var inset: CGFloat { get }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}

  /// No space.
  public var inset: CGFloat { 0 }
}

/// The usual style: the text alone.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}

  /// No space.
  public var inset: CGFloat { 0 }
}

/// The text in a border (R-CTRL).
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}

  /// Between the text and the border, in points.
  public var inset: CGFloat { ControlMetrics.fieldInset }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual style: the text alone.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The usual way.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Without a decoration.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The usual way.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Without a decoration.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// Texts that can be chosen.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// They can.
  public static let allowsSelection = true
}

/// Texts that cannot be chosen.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// They cannot.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// They can be chosen.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// They cannot be chosen.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
