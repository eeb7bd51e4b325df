import Foundation

/// A title, an image, a description and actions in place of missing content (R-CTRL).
///
/// The view fills its proposal and centers its content: the icon in the large title font, then the
/// title, the description and the actions. On macOS, the parts are at the top, without the icon.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  @Environment(\.controlMetrics.groups) private var metrics
  let label: Label
  let description: Description
  let actions: Actions

  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public var body: some View {
    GreedyControl(
      name: "ContentUnavailableView",
      alignment: metrics.unavailableTop == nil ? .center : .top
    ) {
      VStack(spacing: metrics.unavailableGap) {
        label.labelStyle(UnavailableLabelStyle())
        description.multilineTextAlignment(.center)
        actions
      }
      .unlisted()
      .padding(.top, metrics.unavailableTop ?? 0)
      .unlisted()
    }
  }
}

/// A label style with the icon above the title.
nonisolated struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    UnavailableLabel(icon: configuration.icon, title: configuration.title)
  }
}

/// The icon above the title, or on macOS only the title, in a large and bold font.
nonisolated struct UnavailableLabel<Icon: View, Title: View>: View {
  @Environment(\.controlMetrics.groups) private var metrics
  let icon: Icon
  let title: Title

  @MainActor var body: some View {
    if metrics.unavailableTop == nil {
      VStack(spacing: metrics.unavailableGap) {
        icon.font(.largeTitle)
        title.multilineTextAlignment(.center)
      }
      .unlisted()
    } else {
      title.font(.largeTitle.bold()).multilineTextAlignment(.center)
    }
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

  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(title: Text(title), icon: Image(name), description: description)
  }

  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(title: Text(title), icon: Image(systemName: name), description: description)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image name: String,
    description: Text? = nil
  ) { self.init(title: Text(title), icon: Image(name), description: description) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage name: String,
    description: Text? = nil
  ) { self.init(title: Text(title), icon: Image(systemName: name), description: description) }

  @MainActor public static var search: Self {
    Self(
      title: Text(verbatim: "No Results"),
      icon: Image(systemName: "magnifyingglass"),
      description: Text(verbatim: "Check the spelling or try a new search.")
    )
  }

  @MainActor public static func search(text: String) -> Self {
    Self(
      title: Text(verbatim: "No Results for “\(text)”"),
      icon: Image(systemName: "magnifyingglass"),
      description: Text(verbatim: "Check the spelling or try a new search.")
    )
  }
}
