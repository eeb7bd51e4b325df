public import Foundation

/// A value with what it is the value of (R-CTRL).
nonisolated public struct LabeledContent<Label, Content> {
  @Environment(\.controlStyles.labeledContent) private var style
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Makes a value with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// The label and the value as the style lays them out.
  @MainActor public var body: some View {
    ControlView("LabeledContent") {
      style.part(
        LabeledContentStyleConfiguration(
          label: StyledPart(label),
          content: StyledPart(content)
        )
      )
    }
    .environment(\.controlStyles.labeledContent, AutomaticLabeledContentStyle())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Makes a value with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a value with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a text with a text.
  public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }

  /// Makes a text with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// Makes a value in a format with a text.
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

  /// Makes a value in a format with a text.
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
  /// Makes a value of what a style got.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// A label at the leading edge and what it is of at the trailing one, over the width proposed.
///
/// Without a label only the other part is left, at its own width.
nonisolated struct LabeledRow<Title: View, Control: View>: View {
  @Environment(\.controlStyles.hidesLabels) private var hidesLabel
  var alignment = VerticalAlignment.center
  @ViewBuilder let label: Title
  @ViewBuilder let control: Control

  @MainActor var body: some View {
    HStack(alignment: alignment, spacing: ControlMetrics.gap) {
      if !hidesLabel {
        VStack(alignment: .leading) { label }
          .unlisted()
          .frame(maxWidth: .infinity, alignment: .leading)
          .unlisted()
      }
      control
    }
    .unlisted()
  }
}

/// How a value and its label are laid out.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the laid out value.
  associatedtype Body: View
  /// The parts of a labelled value, as the style gets them.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Lays a value out.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts that a labelled value consists of.
public struct LabeledContentStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyledPart
  /// The type of the value.
  public typealias Content = StyledPart

  /// The part that says what the value is of.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The label at the leading edge, the value at the trailing one, on one baseline.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the style.
  public init() {}

  /// Lays a value out.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(alignment: .firstTextBaseline) {
      configuration.label
    } control: {
      configuration.content
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at the leading edge, the value at the trailing one, on one baseline.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
