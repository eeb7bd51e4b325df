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

/// The label over the content, with room around both (R-CTRL).
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
  /// The label over the content, with room around both.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
