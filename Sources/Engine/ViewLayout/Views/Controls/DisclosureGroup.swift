/// A label that shows or hides what is below it (R-CTRL).
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  @Environment(\.controlStyles.disclosure) private var style
  @State private var isExpandedHere = false
  /// Whether the content is there; `nil` where the group itself knows.
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content

  /// Makes a group that knows itself whether its content is there; at first it is not.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  /// Makes a group.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }

  /// The label and the content as the style lays them out.
  @MainActor public var body: some View {
    ControlView("DisclosureGroup") {
      style.part(
        DisclosureGroupStyleConfiguration(
          label: StyledPart(label),
          content: StyledPart(content()),
          isExpanded: isExpanded ?? $isExpandedHere
        )
      )
    }
    .environment(\.controlStyles.disclosure, AutomaticDisclosureGroupStyle())
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a text.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a text.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a group with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ label: Title,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(label) }
  }

  /// Makes a group with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ label: Title,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

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

/// A tree of rows: each that has others below it is a disclosure group, which is closed at first.
nonisolated public struct OutlineGroup<Element: Identifiable, Leaf: View>: View {
  let roots: [Element]
  let children: (Element) -> [Element]?
  let content: (Element) -> Leaf

  /// Makes a tree of its roots.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data.Element == Element {
    roots = Array(data)
    self.children = { $0[keyPath: children].map { Array($0) } }
    self.content = content
  }

  /// Makes a tree of its root.
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

  /// The rows of the roots.
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
  /// Makes a list of a tree of rows, which is closed at first.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data.Element, RowContent> {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }
}
