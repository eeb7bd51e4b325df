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
