import Foundation

/// A label with an icon and a title (R-CTRL).
nonisolated public struct Label<Title: View, Icon: View>: View {
  @Environment(\.controlStyles.label) private var style
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public var body: some View {
    ControlView("Label") {
      StyledPart(
        style,
        LabelStyleConfiguration(title: StyledPart(title), icon: StyledPart(icon))
      ) { $0.makeBody(configuration: $1) }
    }
    .environment(\.controlStyles.label, DefaultLabelStyle())
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

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
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

/// A style for the appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the styled label.
  associatedtype Body: View
  /// The properties of the label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the styled view of a label.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a label, for its style.
public struct LabelStyleConfiguration {
  /// The type of the label's title.
  public typealias Title = StyledPart
  /// The type of the label's icon.
  public typealias Icon = StyledPart

  public let title: Title
  public let icon: Icon
}

/// A label style with the icon before the title, aligned by the first baseline.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelParts(icon: configuration.icon, title: configuration.title)
  }
}

/// The default label style: the icon before the title.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// A label style that shows only the icon.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// A label style that shows only the title.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon and the title of a label, side by side.
nonisolated struct LabelParts<Icon: View, Title: View>: View {
  @Environment(\.controlMetrics.groups) private var metrics
  @Environment(\.halfCapHeight) private var halfCapHeight
  @Environment(\.listRow) private var row
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.metricsSystem) private var system
  let icon: Icon
  let title: Title

  /// The growth of a column of icons with the text size: that of the line distance of `body`.
  private var growth: CGFloat {
    let body = Font.TextStyle.body
    return body.lineDistance(at: typeSize, in: system) / body.lineDistance(at: .large, in: system)
  }

  // R-CTRL-9: icon and title are aligned at half the height of a capital letter of the title.
  @MainActor var body: some View {
    if metrics.centersIcon {
      HStack(alignment: .iconCenter, spacing: row == nil ? metrics.labelGap : metrics.rowLabelGap) {
        if row != nil, let width = metrics.rowIconWidth {
          icon.frame(width: width * growth).unlisted()
        } else {
          icon
        }
        title.alignmentGuide(.iconCenter) { $0[.firstTextBaseline] - halfCapHeight }
          .alignmentGuide(.titleLeading) { $0[.leading] }
      }
      .unlisted()
    } else {
      HStack(alignment: .firstTextBaseline, spacing: metrics.labelGap) {
        icon
        title
      }
      .unlisted()
    }
  }
}

extension VerticalAlignment {
  private enum IconCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  /// The guide at which a label's icon and title are aligned.
  fileprivate static let iconCenter = VerticalAlignment(IconCenter.self)
}

extension HorizontalAlignment {
  private enum TitleLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// The guide at which the title of a label and the notes below it are aligned.
  static let titleLeading = HorizontalAlignment(TitleLeading.self)
}

extension EnvironmentValues {
  /// Half the height of a capital letter in the font of the environment, in points.
  fileprivate var halfCapHeight: CGFloat { resolvedFont().capHeight / 2 }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
