public import Foundation

/// A value with a label (R-CTRL).
nonisolated public struct LabeledContent<Label, Content> {
  @Environment(\.controlStyles.labeledContent) private var style
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  @MainActor public var body: some View {
    ControlView("LabeledContent") {
      StyledPart(
        style,
        LabeledContentStyleConfiguration(
          label: StyledPart(label),
          content: StyledPart(content)
        )
      ) { $0.makeBody(configuration: $1) }
    }
    .environment(\.controlStyles.labeledContent, AutomaticLabeledContentStyle())
  }
}

extension LabeledContent where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Format.FormatInput,
    format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Format: FormatStyle>(
    _ title: Title,
    value: Format.FormatInput,
    format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// A label at the leading edge and a control at the trailing edge, over the full proposed width.
///
/// If labels are hidden, only the control remains, at its own width.
nonisolated struct LabeledRow<Title: View, Control: View>: View {
  @Environment(\.controlStyles.hidesLabels) private var hidesLabel
  @Environment(\.controlMetrics.groups) private var metrics
  @Environment(\.listRow) private var row
  var alignment = VerticalAlignment.center
  /// Whether the row fills the proposed width on every system.
  var isAlwaysWide = false
  /// Whether the control overflows a list row that is lower, instead of making it higher
  /// (R-CTRL-5).
  var overflowsRow = false
  @ViewBuilder let label: Title
  @ViewBuilder let control: Control

  @MainActor var body: some View {
    HStack(alignment: alignment, spacing: metrics.gap) {
      if !hidesLabel {
        if isWide {
          VStack(alignment: .leading) { label }
            .unlisted()
            .frame(maxWidth: .infinity, alignment: .leading)
            .unlisted()
        } else {
          VStack(alignment: .leading) { label }.unlisted()
        }
      }
      if overflowsRow, row != nil, !hidesLabel {
        control.frame(height: 0).unlisted()
      } else if isWide {
        control
      } else {
        control.formControl()
      }
    }
    .unlisted()
  }

  private var isWide: Bool { isAlwaysWide || metrics.fillsWidth || row?.kind == .groupedForm }
}

/// A style for the appearance of labeled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the styled content.
  associatedtype Body: View
  /// The properties of the labeled content.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the styled view of labeled content.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of labeled content, for its style.
public struct LabeledContentStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyledPart
  /// The type of the value.
  public typealias Content = StyledPart

  public let label: Label
  public let content: Content
}

/// The default labeled content style, aligned by the first baseline.
///
/// The label is at the leading edge, the value at the trailing edge.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledContentRow(label: configuration.label, content: configuration.content)
  }
}

/// The row of labeled content, whose parts are aligned as on the system of the environment.
nonisolated struct LabeledContentRow<Label: View, Content: View>: View {
  @Environment(\.controlMetrics.groups.alignsBaselines) private var alignsBaselines
  let label: Label
  let content: Content

  @MainActor var body: some View {
    LabeledRow(alignment: alignsBaselines ? .firstTextBaseline : .center) {
      label
    } control: {
      content
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
