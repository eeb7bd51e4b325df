// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI API that compiles and has no effect; `Docs/Reference/Coverage.md` lists it as ignored.

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
