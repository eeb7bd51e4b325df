// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI API that compiles and has no effect; `Docs/Reference/Coverage.md` lists it as ignored.

public struct SearchFieldPlacement: Hashable, Sendable {
  let name: String

  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }

  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    case automatic, always
  }
}

public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  let name: String

  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent"
  )
}

public struct SearchToolbarBehavior: Hashable, Sendable {
  let name: String

  public static let automatic = SearchToolbarBehavior(name: "automatic")
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

nonisolated extension View {
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { modifier(EmptyModifier()) }

  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { modifier(EmptyModifier()) }

  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Prompt
  ) -> some View { modifier(EmptyModifier()) }

  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { modifier(EmptyModifier()) }

  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { modifier(EmptyModifier()) }

  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Prompt
  ) -> some View { modifier(EmptyModifier()) }

  public func searchable<Tokens: RandomAccessCollection, Token: View>(
    text: Binding<String>,
    tokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable { modifier(EmptyModifier()) }

  public func searchable<Tokens: RandomAccessCollection, Token: View>(
    text: Binding<String>,
    tokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable { modifier(EmptyModifier()) }

  public func searchable<Tokens: RandomAccessCollection, Token: View>(
    text: Binding<String>,
    tokens: Binding<Tokens>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable { modifier(EmptyModifier()) }

  public func searchCompletion<Token: Identifiable>(_ token: Token) -> some View {
    modifier(EmptyModifier())
  }

  public func searchSuggestions(
    _ visibility: Visibility,
    for placements: SearchSuggestionsPlacement
  ) -> some View { modifier(EmptyModifier()) }

  public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View { modifier(EmptyModifier()) }

  public func searchCompletion(_ completion: String) -> some View { modifier(EmptyModifier()) }

  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>,
    @ViewBuilder scopes: () -> Scopes
  ) -> some View { modifier(EmptyModifier()) }

  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(EmptyModifier())
  }

  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { modifier(EmptyModifier()) }

  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    modifier(EmptyModifier())
  }
}
