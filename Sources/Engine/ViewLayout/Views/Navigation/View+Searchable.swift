nonisolated extension View {
  /// Adds a search field to the bars around the view (R-BAR-5).
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    let isAlwaysAtTop = placement == .navigationBarDrawer
    let field = SearchField(text: text, prompt: prompt, isAlwaysAtTop: isAlwaysAtTop)
    return modifier(BarRequest { $0.search = field })
  }

  /// Adds a search field to the bars around the view (R-BAR-5).
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Adds a search field to the bars around the view (R-BAR-5).
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Prompt
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Adds a search field to the bars around the view, whether or not it is used
  /// (R-BAR-5).
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  /// Adds a search field to the bars around the view, whether or not it is used
  /// (R-BAR-5).
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Adds a search field to the bars around the view, whether or not it is used
  /// (R-BAR-5).
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Prompt
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Adds a search field to the bars around the view; tokens are not laid out (R-BAR-5).
  public func searchable<Tokens: RandomAccessCollection, Token: View>(
    text: Binding<String>,
    tokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a search field to the bars around the view; tokens are not laid out (R-BAR-5).
  public func searchable<Tokens: RandomAccessCollection, Token: View>(
    text: Binding<String>,
    tokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the bars around the view; tokens are not laid out (R-BAR-5).
  public func searchable<Tokens: RandomAccessCollection, Token: View>(
    text: Binding<String>,
    tokens: Binding<Tokens>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }
}

/// The placement of a search field; only a drawer is in the navigation bar on every system.
public struct SearchFieldPlacement: Hashable, Sendable {
  let name: String

  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// The navigation bar, below the title, with a display mode that has no effect.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }

  /// Whether a field scrolls with the content.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    case automatic
    case always
  }
}
