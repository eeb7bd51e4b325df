public import Foundation
internal import LayoutValues

/// An editable text field (R-CTRL).
///
/// It shows the text, or the prompt or label if the text is empty.
nonisolated public struct TextField<Label: View>: View {
  @Environment(\.showsFieldLabels) private var showsLabel
  @Environment(\.localization) private var localization
  let text: Binding<String>
  let prompt: Text?
  let axis: Axis
  let label: Label
  /// The name of the field; a secure field in a style has another one.
  private var name = "TextField"
  /// Whether the label is the whole content, as in the configuration of a style.
  private var isStyled = false
  /// The text of a formatted value in a language (R-LOC-4); `nil` for a field of a string.
  private var formatted: LocalizedString?

  private init(_ text: Binding<String>, _ prompt: Text?, _ axis: Axis, _ label: Label) {
    self.text = text
    self.prompt = prompt
    self.axis = axis
    self.label = label
  }

  @MainActor public var body: some View {
    FieldView(name: name, axis: axis, title: isStyled ? nil : label) {
      if isStyled {
        label
      } else if !shown.isEmpty {
        Text(verbatim: shown)
          .modifier(HintModifier(hint: .typed, isOn: true))
      } else if let prompt {
        prompt
      } else if showsLabel {
        Text(verbatim: "")
      } else {
        label
      }
    }
  }

  private var shown: String { formatted?.text(in: localization) ?? text.wrappedValue }
}

extension TextField where Label == StyledPart {
  /// Makes the configuration that a text field style gets: a field with the given content.
  init(name: String, axis: Axis, content: StyledPart) {
    self.init(.constant(""), nil, axis, content)
    self.name = name
    isStyled = true
  }
}

extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt, .horizontal, label())
  }

  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text, prompt, axis, label())
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, nil, .horizontal, Text(titleKey))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, .horizontal, Text(titleKey))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text, nil, axis, Text(titleKey))
  }

  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) {
    self.init(text, prompt, axis, Text(titleKey))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(text, nil, .horizontal, Text(title))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, .horizontal, Text(title))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, axis: Axis) {
    self.init(text, nil, axis, Text(title))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) {
    self.init(text, prompt, axis, Text(title))
  }
}

extension TextField where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
  }

  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titleKey, text: text)
  }
}

// MARK: - Formatted values

extension TextField {
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(Self.text(of: value, in: format), prompt, .horizontal, label())
    formatted = LocalizedString { format.format(value.wrappedValue, in: $0) }
  }

  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>,
    format: Format,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(Self.text(of: value, in: format), prompt, .horizontal, label())
    formatted = LocalizedString { language in
      value.wrappedValue.map { format.format($0, in: language) } ?? ""
    }
  }

  private static func text<Format: ParseableFormatStyle>(
    of value: Binding<Format.FormatInput>,
    in format: Format
  ) -> Binding<String> where Format.FormatOutput == String {
    Binding {
      format.format(value.wrappedValue, in: .current)
    } set: { text in
      if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
    }
  }

  private static func text<Format: ParseableFormatStyle>(
    of value: Binding<Format.FormatInput?>,
    in format: Format
  ) -> Binding<String> where Format.FormatOutput == String {
    Binding {
      value.wrappedValue.map { format.format($0, in: .current) } ?? ""
    } set: { text in
      value.wrappedValue = try? format.parseStrategy.parse(text)
    }
  }
}

extension FormatStyle {
  /// Returns the text of a value in a language; `nil` for that of the style.
  fileprivate func format(_ value: FormatInput, in localization: LayoutLanguage?) -> FormatOutput {
    (localization.map { locale($0.locale) } ?? self).format(value)
  }
}

extension TextField where Label == Text {
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Format.FormatInput?>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title,
    value: Binding<Format.FormatInput?>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}

extension TextField where Label == Text {
  public init<Value>(_ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter) {
    self.init(titleKey, value: value, formatter: formatter, prompt: nil)
  }

  public init<Value>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    formatter: Formatter,
    prompt: Text?
  ) {
    self.init(Self.text(of: value, in: formatter), prompt, .horizontal, Text(titleKey))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(
    _ title: Title,
    value: Binding<Value>,
    formatter: Formatter
  ) {
    self.init(Self.text(of: value, in: formatter), nil, .horizontal, Text(title))
  }
}

extension TextField {
  public init<Value>(
    value: Binding<Value>,
    formatter: Formatter,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(Self.text(of: value, in: formatter), prompt, .horizontal, label())
  }

  /// Returns the text of a value; a text that is typed does not change the value.
  private static func text<Value>(
    of value: Binding<Value>,
    in formatter: Formatter
  ) -> Binding<String> {
    Binding {
      formatter.string(for: value.wrappedValue) ?? ""
    } set: { _ in
    }
  }
}

/// A text field with one line that hides its text (R-CTRL).
nonisolated public struct SecureField<Label: View>: View {
  @Environment(\.showsFieldLabels) private var showsLabel
  @Environment(\.controlMetrics.fields.includesLeading) private var includesLeading
  @Environment(\.fontLineHeight) private var lineHeight
  let text: Binding<String>
  let prompt: Text?
  let label: Label

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  @MainActor public var body: some View {
    FieldView(name: "SecureField", axis: .horizontal, isSecure: true, title: label) {
      if !text.wrappedValue.isEmpty {
        Text(verbatim: String(repeating: "•", count: text.wrappedValue.count))
          .modifier(HintModifier(hint: .typed, isOn: true))
      } else if includesLeading {
        // R-CTRL-22
        placeholder.frame(minHeight: lineHeight.rounded(.up)).unlisted()
      } else {
        placeholder
      }
    }
  }

  @ViewBuilder @MainActor private var placeholder: some View {
    if let prompt {
      prompt
    } else if showsLabel {
      Text(verbatim: "")
    } else {
      label
    }
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// An editor for text of several lines (R-CTRL).
///
/// It fills its proposal. Its ideal size is a width of 0 and the height of one line, as recorded.
nonisolated public struct TextEditor: View {
  @Environment(\.fontLineHeight) private var lineHeight
  let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  @MainActor public var body: some View {
    ControlView("TextEditor", kind: .target) {
      Text(verbatim: text.wrappedValue)
        .frame(
          minWidth: 0,
          idealWidth: 0,
          maxWidth: .infinity,
          minHeight: 0,
          idealHeight: lineHeight,
          maxHeight: .infinity,
          alignment: .topLeading
        )
        .unlisted()
    }
  }
}
