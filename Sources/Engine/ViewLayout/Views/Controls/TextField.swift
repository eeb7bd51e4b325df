public import Foundation

/// A line of text to be written (R-CTRL): what is written, or what is to be.
nonisolated public struct TextField<Label: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let axis: Axis
  let label: Label

  private init(_ text: Binding<String>, _ prompt: Text?, _ axis: Axis, _ label: Label) {
    self.text = text
    self.prompt = prompt
    self.axis = axis
    self.label = label
  }

  /// The text; without one, the prompt; without either, the label.
  @MainActor public var body: some View {
    FieldView(name: "TextField", axis: axis) {
      if !text.wrappedValue.isEmpty {
        Text(verbatim: text.wrappedValue)
          .modifier(HintModifier(hint: .typed, isOn: true))
      } else if let prompt {
        prompt
      } else {
        label
      }
    }
  }
}

extension TextField {
  /// Makes a field of one line.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt, .horizontal, label())
  }

  /// Makes a field that grows along an axis.
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
  /// Makes a field with a text that says what to write.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, nil, .horizontal, Text(titleKey))
  }

  /// Makes a field with a text and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, .horizontal, Text(titleKey))
  }

  /// Makes a field with a text, that grows along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text, nil, axis, Text(titleKey))
  }

  /// Makes a field with a text and a prompt, that grows along an axis.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) {
    self.init(text, prompt, axis, Text(titleKey))
  }

  /// Makes a field with a text that says what to write.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(text, nil, .horizontal, Text(title))
  }

  /// Makes a field with a text and a prompt.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, .horizontal, Text(title))
  }

  /// Makes a field with a text, that grows along an axis.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, axis: Axis) {
    self.init(text, nil, axis, Text(title))
  }

  /// Makes a field with a text and a prompt, that grows along an axis.
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
  /// Makes a field with a text, and actions for when it is written.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
  }

  /// Makes a field with a text, and an action for when it begins and ends to be written.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titleKey, text: text)
  }
}

// MARK: - Of a value

extension TextField {
  /// Makes a field of a value in a format.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(Self.text(of: value, in: format), prompt, .horizontal, label())
  }

  /// Makes a field of an optional value in a format.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>,
    format: Format,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(Self.text(of: value, in: format), prompt, .horizontal, label())
  }

  private static func text<Format: ParseableFormatStyle>(
    of value: Binding<Format.FormatInput>,
    in format: Format
  ) -> Binding<String> where Format.FormatOutput == String {
    Binding {
      format.format(value.wrappedValue)
    } set: { text in
      if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
    }
  }

  private static func text<Format: ParseableFormatStyle>(
    of value: Binding<Format.FormatInput?>,
    in format: Format
  ) -> Binding<String> where Format.FormatOutput == String {
    Binding {
      value.wrappedValue.map(format.format) ?? ""
    } set: { text in
      value.wrappedValue = try? format.parseStrategy.parse(text)
    }
  }
}

extension TextField where Label == Text {
  /// Makes a field of a value in a format, with a text.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field of an optional value in a format, with a text.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Format.FormatInput?>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field of a value in a format, with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field of an optional value in a format, with a text.
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

/// A text field of one line that hides its text (R-CTRL).
nonisolated public struct SecureField<Label: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label

  /// Makes a field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  /// A dot for each character; without one, the prompt; without either, the label.
  @MainActor public var body: some View {
    FieldView(name: "SecureField", axis: .horizontal) {
      if !text.wrappedValue.isEmpty {
        Text(verbatim: String(repeating: "•", count: text.wrappedValue.count))
          .modifier(HintModifier(hint: .typed, isOn: true))
      } else if let prompt {
        prompt
      } else {
        label
      }
    }
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a text that says what to write.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field with a text that says what to write.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// Text to be written over all that is proposed (R-CTRL).
///
/// As recorded it takes both lengths, and where none is proposed no width and the height of a line.
nonisolated public struct TextEditor: View {
  @Environment(\.font) private var font
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let text: Binding<String>

  /// Makes an editor of a text.
  public init(text: Binding<String>) { self.text = text }

  /// The lines of the text at the top leading corner.
  @MainActor public var body: some View {
    ControlView("TextEditor") {
      Text(verbatim: text.wrappedValue)
        .frame(
          minWidth: 0,
          idealWidth: 0,
          maxWidth: .infinity,
          minHeight: 0,
          idealHeight: (font ?? .body).testFont(at: dynamicTypeSize).lineHeight,
          maxHeight: .infinity,
          alignment: .topLeading
        )
        .unlisted()
    }
  }
}
