import Foundation
import ViewLayout

enum NavigationCoverage: CoverageSection {
  nonisolated static let title = "Navigation, bars and tabs"
  nonisolated static let file = #filePath

  private struct Tools: ToolbarContent {
    var body: some ToolbarContent {
      ToolbarItem(placement: .primaryAction) { Button("a") {} }
      ToolbarSpacer(.fixed)
      ToolbarItemGroup(placement: .bottomBar) { Button("b") {} }
    }
  }

  static func list(_ list: inout CoverageList) {
    stacks(&list)
    titles(&list)
    tools(&list)
    tabs(&list)
    search(&list)
    menus(&list)
  }

  private static func stacks(_ list: inout CoverageList) {
    list.has("NavigationStack(root:), NavigationStack(path:root:), NavigationPath()") {
      VStack {
        NavigationStack(root: { Text("a") })
        NavigationStack(path: .constant(NavigationPath()), root: { Text("a") })
      }
    }
    list.has("NavigationPath.append(_:), removeLast(_:), count, isEmpty") {
      var path = NavigationPath([1])
      path.append(2)
      path.removeLast(1)
      return (path.count, path.isEmpty)
    }
    list.has(
      "NavigationView(content:), NavigationLink(_:destination:), NavigationLink(value:label:)"
    ) {
      VStack {
        NavigationView { NavigationLink("a", destination: Text("b")) }
        NavigationLink(value: 1) { Text("c") }
      }
    }
    list.has("NavigationSplitView(sidebar:detail:), NavigationSplitView(sidebar:content:detail:)") {
      VStack {
        NavigationSplitView(sidebar: { Text("a") }, detail: { Text("b") })
        NavigationSplitView(sidebar: { Text("a") }, content: { Text("c") }, detail: { Text("b") })
      }
    }
    list.has("NavigationSplitView(columnVisibility:sidebar:detail:), NavigationSplitViewVisibility")
    {
      NavigationSplitView(
        columnVisibility: .constant(NavigationSplitViewVisibility.all),
        sidebar: { Text("a") },
        detail: { Text("b") }
      )
    }
    list.has(
      "NavigationSplitView(preferredCompactColumn:sidebar:detail:), NavigationSplitViewColumn"
    ) {
      NavigationSplitView(
        preferredCompactColumn: .constant(NavigationSplitViewColumn.detail),
        sidebar: { Text("a") },
        detail: { Text("b") }
      )
    }
    list.has(
      "View.navigationDestination(for:destination:), navigationDestination(isPresented:destination:), navigationDestination(item:destination:)"
    ) {
      Color.red.navigationDestination(for: Int.self, destination: { _ in Text("a") })
        .navigationDestination(isPresented: .constant(true), destination: { Text("a") })
        .navigationDestination(item: .constant(Int?.none), destination: { _ in Text("a") })
    }
    list.ignores(
      "View.navigationViewStyle(_:), navigationSplitViewStyle(_:), NavigationViewStyle.stack, columns, automatic, NavigationSplitViewStyle.balanced, prominentDetail, automatic"
    ) {
      $0.navigationViewStyle(.stack).navigationViewStyle(.columns).navigationViewStyle(.automatic)
        .navigationSplitViewStyle(.balanced).navigationSplitViewStyle(.prominentDetail)
    }
    list.has(
      "View.navigationSplitViewColumnWidth(_:), navigationSplitViewColumnWidth(min:ideal:max:)"
    ) {
      Color.red.navigationSplitViewColumnWidth(1)
        .navigationSplitViewColumnWidth(min: 1, ideal: 2, max: 3)
    }
    list.ignores(
      "View.navigationTransition(_:), matchedTransitionSource(id:in:), NavigationTransition.zoom(sourceID:in:), automatic"
    ) {
      let space = Namespace().wrappedValue
      return $0.navigationTransition(.zoom(sourceID: 1, in: space))
        .navigationTransition(.automatic).matchedTransitionSource(id: 1, in: space)
    }
    list.ignores("View.navigationLinkIndicatorVisibility(_:)") {
      $0.navigationLinkIndicatorVisibility(.hidden)
    }
  }

  private static func titles(_ list: inout CoverageList) {
    list.has("View.navigationTitle(_:)") {
      Color.red.navigationTitle("a").navigationTitle(String("a")).navigationTitle(Text("a"))
        .navigationTitle(.constant("a"))
    }
    list.ignores("View.navigationSubtitle(_:)") { $0.navigationSubtitle("b") }
    list.has("View.navigationBarTitle(_:), navigationBarTitle(_:displayMode:)") {
      Color.red.navigationBarTitle("a").navigationBarTitle(Text("a"), displayMode: .inline)
    }
    list.has(
      "View.navigationBarTitleDisplayMode(_:), toolbarTitleDisplayMode(_:), ToolbarTitleDisplayMode, NavigationBarItem.TitleDisplayMode"
    ) {
      Color.red.navigationBarTitleDisplayMode(NavigationBarItem.TitleDisplayMode.large)
        .toolbarTitleDisplayMode(ToolbarTitleDisplayMode.inline)
    }
    list.ignores("View.toolbarTitleMenu(content:)") { $0.toolbarTitleMenu { Button("a") {} } }
    list.has("View.navigationBarHidden(_:), navigationBarBackButtonHidden(_:)") {
      Color.red.navigationBarHidden(true).navigationBarBackButtonHidden(true)
    }
    list.ignores("View.navigationDocument(_:)") { $0.navigationDocument(URL(filePath: "/a")) }
    list.has(
      "View.navigationBarItems(leading:), navigationBarItems(trailing:), navigationBarItems(leading:trailing:)"
    ) {
      Color.red.navigationBarItems(leading: Text("a")).navigationBarItems(trailing: Text("a"))
        .navigationBarItems(leading: Text("a"), trailing: Text("b"))
    }
  }

  private static func tools(_ list: inout CoverageList) {
    list.has(
      "View.toolbar(content:), toolbar(id:content:), ToolbarItem(placement:content:), ToolbarItem(id:placement:content:)"
    ) {
      Color.red.toolbar { ToolbarItem(placement: .topBarTrailing) { Text("a") } }
        .toolbar(id: "b") { ToolbarItem(id: "c", placement: .automatic) { Text("a") } }
    }
    list.has(
      "ToolbarItemGroup(placement:content:), ToolbarItemGroup(placement:content:label:), ToolbarSpacer(_:placement:), SpacerSizing.fixed"
    ) {
      Color.red.toolbar {
        Tools()
        ToolbarItemGroup(placement: .status, content: { Text("a") }, label: { Text("b") })
        ToolbarSpacer(SpacerSizing.fixed, placement: .bottomBar)
      }
    }
    list.has(
      "ToolbarContent, ToolbarContentBuilder, CustomizableToolbarContent, ToolbarItemPlacement"
    ) {
      @ToolbarContentBuilder func tools() -> some CustomizableToolbarContent {
        ToolbarItem(placement: ToolbarItemPlacement.principal) { Text("a") }
      }
      return (Tools.self as any ToolbarContent.Type, { tools() })
    }
    list.has(
      "View.toolbar(_:for:), toolbar(removing:), toolbarVisibility(_:for:), ToolbarPlacement"
    ) {
      Color.red.toolbar(.hidden, for: ToolbarPlacement.tabBar, .navigationBar)
        .toolbarVisibility(.visible, for: .bottomBar)
        .toolbar(removing: .sidebarToggle)
    }
    list.ignores("ToolbarDefaultItemKind") { $0.toolbar(removing: ToolbarDefaultItemKind.title) }
    list.ignores(
      "View.toolbarBackground(_: ShapeStyle, for:), toolbarBackground(_: Visibility, for:), toolbarBackgroundVisibility(_:for:), toolbarColorScheme(_:for:), toolbarRole(_:), ToolbarRole.editor"
    ) {
      $0.toolbarBackground(Color.red, for: .navigationBar)
        .toolbarBackground(Visibility.visible, for: .tabBar)
        .toolbarBackgroundVisibility(.hidden, for: .tabBar)
        .toolbarColorScheme(.dark, for: .navigationBar).toolbarRole(ToolbarRole.editor)
    }
    list.ignores(
      "View.matchedTransitionSource(id:in:configuration:), MatchedTransitionSourceConfiguration, EmptyMatchedTransitionSourceConfiguration, View.sectionActions(content:)"
    ) {
      let types = [
        (any MatchedTransitionSourceConfiguration).self as Any.Type,
        EmptyMatchedTransitionSourceConfiguration.self,
      ]
      _ = types
      return $0.sectionActions(content: { Text("a") })
        .matchedTransitionSource(
          id: 1,
          in: Namespace().wrappedValue,
          configuration: {
            $0.background(.red).clipShape(.rect(cornerRadius: 1)).shadow(radius: 1, x: 1, y: 1)
          }
        )
    }
    list.lacks(
      "View.toolbarForegroundStyle(_:for:), toolbarItemHidden(_:), ToolbarTitleMenu, DefaultToolbarItem, ToolbarLabelStyle, View.windowToolbarFullScreenVisibility(_:), ToolbarCustomizationBehavior, ToolbarCustomizationOptions",
      because: "concerns bars of a Mac or of glasses"
    )
  }

  private static func tabs(_ list: inout CoverageList) {
    list.has("TabView(selection:content:), TabView(content:)") {
      VStack {
        TabView(selection: .constant(2)) {
          Text("a").tabItem { Text("1") }.tag(1)
          Tab("b", systemImage: "star", value: 2) { Text("b") }
        }
        TabView(content: { Text("a") })
      }
    }
    list.has(
      "Tab(_:systemImage:content:), Tab(_:image:content:), Tab(_:systemImage:value:role:content:), Tab(content:label:), TabRole.search"
    ) {
      TabView {
        Tab("a", systemImage: "star") { Text("a") }
        Tab("b", image: "b") { Text("b") }
        Tab("c", systemImage: "star", value: 1, role: TabRole.search) { Text("c") }
        Tab(content: { Text("d") }, label: { Text("d") })
      }
    }
    list.has("TabSection(_:content:)") {
      TabView { TabSection("a") { Tab("b", systemImage: "star") { Text("b") } } }
    }
    list.has("View.tabItem(_:)") { TabView { Color.red.tabItem { Text("a") } } }
    list.ignores("View.badge(_:), badgeProminence(_:), BadgeProminence.increased") {
      $0.badge(1).badge("b").badge(Text("c")).badgeProminence(BadgeProminence.increased)
    }
    list.has(
      "View.tabViewStyle(_:), TabViewStyle.automatic, page, page(indexDisplayMode:), sidebarAdaptable, tabBarOnly"
    ) {
      Color.red.tabViewStyle(.automatic).tabViewStyle(.page)
        .tabViewStyle(.page(indexDisplayMode: .never)).tabViewStyle(.sidebarAdaptable)
        .tabViewStyle(.tabBarOnly)
    }
    list.ignores(
      "View.indexViewStyle(_:), IndexViewStyle.page, page(backgroundDisplayMode:), View.tabBarMinimizeBehavior(_:), tabViewBottomAccessory(content:), TabBarMinimizeBehavior"
    ) {
      $0.indexViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
        .tabBarMinimizeBehavior(TabBarMinimizeBehavior.onScrollDown)
        .tabViewBottomAccessory { Text("a") }
    }
    list.lacks(
      "View.tabViewCustomization(_:), TabViewCustomization, customizationID(_:), customizationBehavior(_:for:), TabCustomizationBehavior, tabViewSidebarHeader(content:), tabViewSidebarFooter(content:), tabViewSidebarBottomBar(content:), defaultAdaptableTabBarPlacement(_:), AdaptableTabBarPlacement, TabPlacement, TabContent, TabContentBuilder, TabViewBottomAccessoryPlacement, tabPlacement(_:)",
      because: "arranges a sidebar of tabs, which is not laid out"
    )
  }

  private static func search(_ list: inout CoverageList) {
    list.has(
      "View.searchable(text:placement:prompt:), searchable(text:isPresented:placement:prompt:), SearchFieldPlacement"
    ) {
      Color.red.searchable(
        text: .constant(""),
        placement: SearchFieldPlacement.toolbar,
        prompt: "a"
      )
      .searchable(text: .constant(""))
      .searchable(
        text: .constant(""),
        isPresented: .constant(true),
        placement: .navigationBarDrawer(displayMode: .always),
        prompt: Text("a")
      )
    }
    list.ignores(
      "View.searchSuggestions(_:), searchCompletion(_:), searchScopes(_:scopes:), searchFocused(_:), searchPresentationToolbarBehavior(_:), SearchPresentationToolbarBehavior, View.searchToolbarBehavior(_:), SearchToolbarBehavior"
    ) {
      $0.searchSuggestions { Text("a").searchCompletion("a") }
        .searchScopes(.constant(1), scopes: { Text("a") })
        .searchFocused(FocusState<Bool>().projectedValue)
        .searchPresentationToolbarBehavior(SearchPresentationToolbarBehavior.avoidHidingContent)
        .searchToolbarBehavior(SearchToolbarBehavior.minimize)
    }
    list.ignores(
      "View.findDisabled(_:), findNavigator(isPresented:), replaceDisabled(_:)"
    ) { $0.findDisabled(true).findNavigator(isPresented: .constant(true)).replaceDisabled(true) }
    list.lacks(
      "View.searchDictationBehavior(_:), TextInputDictationBehavior, SearchScopeActivation, SearchSuggestionsPlacement, SearchUnavailableContent",
      because: "concerns a search that a person has begun"
    )
  }

  private static func menus(_ list: inout CoverageList) {
    list.ignores(
      "View.contextMenu(menuItems:), contextMenu(menuItems:preview:), contextMenu(forSelectionType:menu:primaryAction:)"
    ) {
      $0.contextMenu(menuItems: { Text("a") })
        .contextMenu(menuItems: { Text("a") }, preview: { Text("b") })
        .contextMenu(
          forSelectionType: Int.self,
          menu: { _ in Text("a") },
          primaryAction: { _ in }
        )
    }
    list.ignores("View.swipeActions(edge:allowsFullSwipe:content:), renameAction(_:)") {
      $0.swipeActions(edge: .leading, allowsFullSwipe: false, content: { Text("a") })
        .renameAction {}
    }
    list.has("View.menuIndicator(_:)") {
      Menu("a") { Text("b") }.menuIndicator(.hidden)
    }
    list.ignores(
      "View.menuStyle(_:), MenuStyle.automatic, button, borderlessButton, View.menuOrder(_:), MenuOrder.fixed, View.menuActionDismissBehavior(_:), MenuActionDismissBehavior"
    ) {
      $0.menuStyle(.automatic).menuStyle(.button).menuStyle(.borderlessButton)
        .menuOrder(MenuOrder.fixed)
        .menuActionDismissBehavior(MenuActionDismissBehavior.disabled)
    }
    list.lacks(
      "MenuStyleConfiguration, MenuButton, MenuButtonStyle, View.menuButtonStyle(_:), BorderlessButtonMenuStyle, BorderedButtonMenuStyle, ButtonMenuStyle, DefaultMenuStyle",
      because: "all menus are laid out alike; an author's own style of them is not asked"
    )
  }
}
