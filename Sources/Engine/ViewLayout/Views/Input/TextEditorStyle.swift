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
