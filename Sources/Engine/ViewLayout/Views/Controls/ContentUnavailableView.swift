/// A title, an image, a description and actions in place of missing content (R-CTRL).
///
/// The view fills its proposal and centers its content: the icon in the large title font, then the
/// title, the description and the actions. The metrics are those of `ControlMetrics`.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  let label: Label
  let description: Description
  let actions: Actions

  /// Makes a view from a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts in a vertical stack.
  @MainActor public var body: some View {
    GreedyControl(name: "ContentUnavailableView") {
      VStack(spacing: ControlMetrics.gap) {
        label.labelStyle(UnavailableLabelStyle())
        description.multilineTextAlignment(.center)
        actions
      }
      .unlisted()
    }
  }
}

/// A label style with the icon above the title.
nonisolated struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: ControlMetrics.gap) {
      configuration.icon.font(.largeTitle)
      configuration.title.multilineTextAlignment(.center)
    }
    .unlisted()
  }
}

extension ContentUnavailableView
where Label == ViewLayout.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  private init(title: Text, icon: Image, description: Text?) {
    self.init {
      ViewLayout.Label {
        title
      } icon: {
        icon
      }
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Makes a view with a title, an image and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(title: Text(title), icon: Image(name), description: description)
  }

  /// Makes a view with a title, a system symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(title: Text(title), icon: Image(systemName: name), description: description)
  }

  /// Makes a view with a title, an image and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image name: String,
    description: Text? = nil
  ) { self.init(title: Text(title), icon: Image(name), description: description) }

  /// Makes a view with a title, a system symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage name: String,
    description: Text? = nil
  ) { self.init(title: Text(title), icon: Image(systemName: name), description: description) }

  /// The view for a search without results.
  @MainActor public static var search: Self {
    Self(
      title: Text("No Results"),
      icon: Image(systemName: "magnifyingglass"),
      description: Text("Check the spelling or try a new search.")
    )
  }

  /// Returns the view for a search without results for a text.
  @MainActor public static func search(text: String) -> Self {
    Self(
      title: Text("No Results for “\(text)”"),
      icon: Image(systemName: "magnifyingglass"),
      description: Text("Check the spelling or try a new search.")
    )
  }
}
