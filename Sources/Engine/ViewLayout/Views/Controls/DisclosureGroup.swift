import Foundation

/// A label that shows or hides content below it (R-CTRL).
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  @Environment(\.controlStyles.disclosure) private var style
  @State private var isExpandedHere = false
  /// Whether the content is shown; `nil` if the group stores this itself.
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }

  @MainActor public var body: some View {
    ControlView("DisclosureGroup") {
      StyledPart(
        style,
        DisclosureGroupStyleConfiguration(
          label: StyledPart(label),
          content: StyledPart(content()),
          isExpanded: isExpanded ?? $isExpandedHere
        )
      ) { $0.makeBody(configuration: $1) }
    }
    .environment(\.controlStyles.disclosure, AutomaticDisclosureGroupStyle())
  }
}

extension DisclosureGroup where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ label: Title,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(label) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ label: Title,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

/// A style for the appearance of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the styled group.
  associatedtype Body: View
  /// The properties of the group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the styled view of a disclosure group.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a disclosure group, for its style.
public struct DisclosureGroupStyleConfiguration {
  /// The type of the group's label.
  public typealias Label = StyledPart
  /// The type of the group's content.
  public typealias Content = StyledPart

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

/// The default disclosure style: a label over the proposed width with a mark, and the content below
/// (R-CTRL).
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DisclosureParts(configuration: configuration)
  }
}

/// The label of a disclosure group with its indicator, and the content below while it is expanded.
nonisolated struct DisclosureParts: View {
  @Environment(\.controlMetrics.groups) private var metrics
  let configuration: DisclosureGroupStyleConfiguration

  @MainActor var body: some View {
    if let inset = metrics.disclosureInset {
      VStack(spacing: metrics.disclosureGap) {
        configuration.label
          .padding(.leading, inset)
          .unlisted()
          .padding(.vertical, metrics.disclosurePadding)
          .unlisted()
          .frame(maxWidth: .infinity, alignment: .leading)
          .unlisted()
          .onTapGesture { configuration.isExpanded.toggle() }
        if configuration.isExpanded { VStack { configuration.content }.unlisted() }
      }
      .unlisted()
      .determined(by: metrics.$disclosureInset, metrics.$disclosurePadding)
    } else {
      VStack(alignment: .leading, spacing: metrics.disclosureGap) {
        LabeledRow {
          configuration.label
        } control: {
          ControlPart(.mark, size: metrics.$disclosureMarkSize)
        }
        .onTapGesture { configuration.isExpanded.toggle() }
        if configuration.isExpanded { configuration.content }
      }
      .unlisted()
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// A tree of rows, in which each row with children is an initially collapsed disclosure group.
nonisolated public struct OutlineGroup<Element: Identifiable, Leaf: View>: View {
  let roots: [Element]
  let children: (Element) -> [Element]?
  let content: (Element) -> Leaf

  public init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data.Element == Element {
    roots = Array(data)
    self.children = { $0[keyPath: children].map { Array($0) } }
    self.content = content
  }

  public init<Data: RandomAccessCollection>(
    _ root: Element,
    children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data.Element == Element {
    roots = [root]
    self.children = { $0[keyPath: children].map { Array($0) } }
    self.content = content
  }

  init(
    roots: [Element],
    children: @escaping (Element) -> [Element]?,
    content: @escaping (Element) -> Leaf
  ) {
    self.roots = roots
    self.children = children
    self.content = content
  }

  @MainActor public var body: some View {
    ForEach(roots) { element in
      if let below = children(element) {
        DisclosureGroup {
          AnyView(OutlineGroup(roots: below, children: children, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

extension List where SelectionValue == Never {
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data.Element, RowContent> {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }
}
