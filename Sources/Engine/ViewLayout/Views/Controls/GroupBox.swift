import Foundation

/// A box around content, with an optional label (R-CTRL).
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  @Environment(\.controlStyles.groupBox) private var style
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @MainActor public var body: some View {
    ControlView("GroupBox") {
      StyledPart(
        style,
        GroupBoxStyleConfiguration(
          label: StyledPart(label),
          content: StyledPart(content)
        )
      ) { $0.makeBody(configuration: $1) }
    }
    .environment(\.controlStyles.groupBox, DefaultGroupBoxStyle())
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

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
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A style for the appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the styled box.
  associatedtype Body: View
  /// The properties of the box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the styled view of a group box.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a group box, for its style.
public struct GroupBoxStyleConfiguration {
  /// The type of the box's label.
  public typealias Label = StyledPart
  /// The type of the box's content.
  public typealias Content = StyledPart

  public let label: Label
  public let content: Content
}

/// The default group box style: the label above the content, with an inset around both (R-CTRL).
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GroupBoxParts(label: configuration.label, content: configuration.content)
  }
}

/// The label and the content of a group box, with the label inside or above the box.
nonisolated struct GroupBoxParts<Label: View, Content: View>: View {
  @Environment(\.controlMetrics.groups) private var metrics
  let label: Label
  let content: Content

  @MainActor var body: some View {
    if let gap = metrics.boxLabelGap {
      VStack(alignment: .leading, spacing: gap) {
        label.padding(.leading, metrics.boxLabelInset).unlisted()
        box.padding(metrics.boxInset).unlisted()
      }
      .unlisted()
      .determined(by: metrics.$boxInset)
    } else {
      VStack(alignment: .leading, spacing: metrics.gap) {
        label
        box
      }
      .unlisted()
      .padding(metrics.boxInset)
      .unlisted()
      .determined(by: metrics.$boxInset)
    }
  }

  @MainActor private var box: some View { VStack { content }.unlisted() }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
