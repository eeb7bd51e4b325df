// The reference style has no bar (R-CTRL): what is in one is taken and takes no room.

nonisolated extension View {
  /// The view with a field to search by, in a bar that the reference style does not have.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a field to search by, in a bar that the reference style does not have.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a field to search by, in a bar that the reference style does not have.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Prompt
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a field to search by, in a bar that the reference style does not have.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a field to search by, in a bar that the reference style does not have.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a field to search by, in a bar that the reference style does not have.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Prompt
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a field to search by, in a bar that the reference style does not have.
  public func searchable<Tokens: RandomAccessCollection, Token: View>(
    text: Binding<String>,
    tokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable { modifier(EmptyModifier()) }

  /// The view with a field to search by, in a bar that the reference style does not have.
  public func searchable<Tokens: RandomAccessCollection, Token: View>(
    text: Binding<String>,
    tokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable { modifier(EmptyModifier()) }

  /// The view with a field to search by and with words in it that stand for values.
  public func searchable<Tokens: RandomAccessCollection, Token: View>(
    text: Binding<String>,
    tokens: Binding<Tokens>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable { modifier(EmptyModifier()) }

  /// The view as the value that is searched for when it is chosen.
  public func searchCompletion<Token: Identifiable>(_ token: Token) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with what may be meant at some places or not.
  public func searchSuggestions(
    _ visibility: Visibility,
    for placements: SearchSuggestionsPlacement
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with what may be meant by what is searched.
  public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View { modifier(EmptyModifier()) }

  /// The view as what is written when it is chosen among those that may be meant.
  public func searchCompletion(_ completion: String) -> some View { modifier(EmptyModifier()) }

  /// The view with kinds of things to search among.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>,
    @ViewBuilder scopes: () -> Scopes
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a field to search by that has the focus or not.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a bar that stays while it is searched or not.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a field to search by in a form that is said.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    modifier(EmptyModifier())
  }
}
