/// A line of text to be written that nobody may read (R-CTRL).
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
