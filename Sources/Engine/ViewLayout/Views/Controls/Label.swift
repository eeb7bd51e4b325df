/// An icon with a title (R-CTRL).
nonisolated public struct Label<Title: View, Icon: View>: View {
  @Environment(\.controlStyles.label) private var style
  let title: Title
  let icon: Icon

  /// Makes a label.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The title and the icon as the style lays them out.
  @MainActor public var body: some View {
    ControlView("Label") {
      style.part(
        LabelStyleConfiguration(title: StyledPart(title), icon: StyledPart(icon))
      )
    }
    .environment(\.controlStyles.label, DefaultLabelStyle())
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a text and a picture.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Makes a label of a text and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes a label of a text and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  /// Makes a label of a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes a label of what a style got.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

/// How the icon and the title of a label are laid out.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the laid out label.
  associatedtype Body: View
  /// The parts of a label, as the style gets them.
  typealias Configuration = LabelStyleConfiguration

  /// Lays a label out.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts that a label consists of.
public struct LabelStyleConfiguration {
  /// The type of the words.
  public typealias Title = StyledPart
  /// The type of the picture.
  public typealias Icon = StyledPart

  /// The words.
  public let title: Title
  /// The picture.
  public let icon: Icon
}

/// The icon before the title, on one baseline.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// Lays a label out.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: ControlMetrics.gap) {
      configuration.icon
      configuration.title
    }
    .unlisted()
  }
}

/// The usual style: the icon before the title.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// Lays a label out.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon alone.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// Lays a label out.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// Lays a label out.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The usual style: the icon before the title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
