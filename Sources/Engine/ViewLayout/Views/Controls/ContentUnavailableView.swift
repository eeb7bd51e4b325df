/// A title, an image, a description and actions in place of missing content (R-CTRL).
///
/// It takes what it is proposed, its words in the middle: the icon in the large title font, below
/// it the title, the description and the actions. Its lengths are those of the reference style.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  let label: Label
  let description: Description
  let actions: Actions

  /// Makes the view of its parts.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts, one below the other.
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

/// The icon above the title.
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

  /// Makes the view of a title, a picture and words below them.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(title: Text(title), icon: Image(name), description: description)
  }

  /// Makes the view of a title, a symbol and words below them.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(title: Text(title), icon: Image(systemName: name), description: description)
  }

  /// Makes the view of a title, a picture and words below them.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image name: String,
    description: Text? = nil
  ) { self.init(title: Text(title), icon: Image(name), description: description) }

  /// Makes the view of a title, a symbol and words below them.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage name: String,
    description: Text? = nil
  ) { self.init(title: Text(title), icon: Image(systemName: name), description: description) }

  /// What is shown where a search finds nothing.
  @MainActor public static var search: Self {
    Self(
      title: Text("No Results"),
      icon: Image(systemName: "magnifyingglass"),
      description: Text("Check the spelling or try a new search.")
    )
  }

  /// What is shown where a search for some words finds nothing.
  @MainActor public static func search(text: String) -> Self {
    Self(
      title: Text("No Results for “\(text)”"),
      icon: Image(systemName: "magnifyingglass"),
      description: Text("Check the spelling or try a new search.")
    )
  }
}
