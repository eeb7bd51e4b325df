// No stage has a keyboard: how one writes is taken and ignored.

nonisolated extension View {
  /// The view with keys that its fields are written with.
  public func keyboardType(_ type: UIKeyboardType) -> some View { modifier(EmptyModifier()) }

  /// The view with the meaning of what is written; `nil` for none.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with capitals that are written by themselves; `nil` for the usual ones.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with capitals that are written by themselves.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    modifier(EmptyModifier())
  }

  /// The view without corrections of what is written, or with them.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  /// The view without corrections of what is written, or with them.
  public func disableAutocorrection(_ disable: Bool?) -> some View { modifier(EmptyModifier()) }

  /// The view with the word on the key that ends what is written.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { modifier(EmptyModifier()) }

  /// The view whose key that ends what is written does nothing outside of it, or does.
  public func submitScope(_ isBlocking: Bool = true) -> some View { modifier(EmptyModifier()) }

  /// The view with an action for when something was written.
  public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with words that are looked for and replaced, or not.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { modifier(EmptyModifier()) }

  /// The view with words that are looked for, or not.
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with words that are replaced, or not.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a style of its text editors, which the reference style has one of.
  public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a way of showing suggestions while something is written.
  public func textInputSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View { modifier(EmptyModifier()) }

  /// The view as what is written when it is chosen among suggestions.
  public func textInputCompletion(_ completion: String) -> some View {
    modifier(EmptyModifier())
  }
}

/// Which letters are written as capitals by themselves, in the form that was made first.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  /// None, the first of each word, the first of each sentence, or all.
  case none, words, sentences, allCharacters
}
