/// How a label and what it discloses are laid out.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the laid out group.
  associatedtype Body: View
  /// The parts of a group, as the style gets them.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Lays a group out.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts that a disclosure group consists of.
public struct DisclosureGroupStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyledPart
  /// The type of the content.
  public typealias Content = StyledPart

  /// The part that is always there.
  public let label: Label
  /// The part that the group discloses.
  public let content: Content
  /// Whether the content is there.
  @Binding public var isExpanded: Bool
}

/// A label over the width proposed with a mark at its end, and the content below it (R-CTRL).
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Makes the style.
  public init() {}

  /// Lays a group out.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: ControlMetrics.gap) {
      LabeledRow {
        configuration.label
      } control: {
        ControlPart("mark", size: ControlMetrics.disclosureMarkSize)
      }
      .onTapGesture { configuration.isExpanded.toggle() }
      if configuration.isExpanded { configuration.content }
    }
    .unlisted()
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A label over the width proposed with a mark at its end, and the content below it.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
