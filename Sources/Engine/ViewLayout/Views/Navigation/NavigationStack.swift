import Foundation

/// Views that lead to others (R-CTRL): the first one, over all that is proposed (R-SCROLL-7).
///
/// The reference style has no bar: titles and tools take no space.
nonisolated public struct NavigationStack<Root: View>: View {
  let root: Root

  /// Makes a stack of its first view.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// Makes a stack of its first view, and of those that a path names, which are not laid out.
  public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }

  /// The first view, in the middle.
  @MainActor public var body: some View { GreedyControl(name: "NavigationStack") { root } }
}

/// Views that lead to others (R-CTRL): the first one, over all that is proposed (R-SCROLL-7).
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content

  /// Makes a stack of its first view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The first view, in the middle.
  @MainActor public var body: some View { GreedyControl(name: "NavigationView") { content } }
}

/// A control over all that is proposed, its content in the middle; without a proposal of its
/// content's size.
nonisolated struct GreedyControl<Content: View>: View {
  let name: String
  @ViewBuilder let content: Content

  @MainActor var body: some View {
    ControlView(name) {
      VStack { content }
        .unlisted()
        .frame(
          minWidth: 0,
          // R-SCROLL-7: as wide as is proposed, and as high.
          maxWidth: .infinity,
          minHeight: 0,
          // R-SCROLL-7
          maxHeight: .infinity
        )
        .unlisted()
    }
  }
}

/// The values of the views that a stack has come to; none of them is laid out.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []

  /// Makes a path of no view but the first.
  public init() {}

  /// Makes a path of values.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many views lie over the first.
  public var count: Int { values.count }
  /// Whether the first view is the only one.
  public var isEmpty: Bool { values.isEmpty }

  /// Goes on to the view of a value.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(value) }

  /// Goes back by some views; there must be as many.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}

/// A label that leads to another view: as large as its label (R-CTRL).
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label

  /// Makes a link.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Makes a link.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label.
  @MainActor public var body: some View {
    ControlView("NavigationLink") { HStack { label }.unlisted() }
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to the view of a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link with a text to the view of a value.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    label = Text(titleKey)
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(titleKey)
  }

  /// Makes a link with a text.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }

  /// Makes a link with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder destination: () -> Destination
  ) { label = Text(title) }

  /// Makes a link with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    label = Text(title)
  }
}
