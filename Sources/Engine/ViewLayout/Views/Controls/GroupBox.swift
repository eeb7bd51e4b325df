/// Views in a box with a label (R-CTRL).
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  @Environment(\.controlStyles.groupBox) private var style
  let label: Label
  let content: Content

  /// Makes a box.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Makes a box.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// The label and the content as the style lays them out.
  @MainActor public var body: some View {
    ControlView("GroupBox") {
      style.part(
        GroupBoxStyleConfiguration(
          label: StyledPart(label),
          content: StyledPart(content)
        )
      )
    }
    .environment(\.controlStyles.groupBox, DefaultGroupBoxStyle())
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a box with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label,
  Content == GroupBoxStyleConfiguration.Content
{
  /// Makes a box of what a style got.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// How the content of a box and its label are laid out.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the laid out box.
  associatedtype Body: View
  /// The parts of a box, as the style gets them.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Lays a box out.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts that a box consists of.
public struct GroupBoxStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyledPart
  /// The type of the content.
  public typealias Content = StyledPart

  /// The part that says what the content is.
  public let label: Label
  /// The part that is in the box.
  public let content: Content
}

/// The label over the content, with space around both (R-CTRL).
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style.
  public init() {}

  /// Lays a box out.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: ControlMetrics.gap) {
      configuration.label
      VStack { configuration.content }.unlisted()
    }
    .unlisted()
    .padding(ControlMetrics.groupBoxInset)
    .unlisted()
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The label over the content, with space around both.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
