import Foundation

/// A container that shows the view at the end of a path, with bars (R-BAR-1).
///
/// It fills its proposal (R-SCROLL-7).
nonisolated public struct NavigationStack<Root: View>: View {
  let path: [AnyHashable]
  let root: Root

  public init(@ViewBuilder root: () -> Root) {
    path = []
    self.root = root()
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = path.wrappedValue.values
    self.root = root()
  }

  public init<Data: RandomAccessCollection & RangeReplaceableCollection & MutableCollection>(
    path: Binding<Data>,
    @ViewBuilder root: () -> Root
  ) where Data.Element: Hashable {
    self.path = path.wrappedValue.map { AnyHashable($0) }
    self.root = root()
  }

  @MainActor public var body: some View {
    NavigationContainer(name: "NavigationStack", omission: .destinations, path: path) { root }
  }
}

/// A container with a stack of views, of which only the first view is shown, with bars (R-BAR-1).
///
/// It fills its proposal (R-SCROLL-7).
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    NavigationContainer(name: "NavigationView", omission: .destinations) { content }
  }
}

/// A control that fills its proposal and aligns its content, in the center by default.
///
/// For an unspecified proposal it has the size of its content.
nonisolated struct GreedyControl<Content: View>: View {
  let name: String
  var alignment = Alignment.center
  @ViewBuilder let content: Content

  @MainActor var body: some View {
    ControlView(name) { FilledSpace(alignment: alignment) { content } }
  }
}

/// The values of the views on a navigation stack.
public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable] = []

  public init() {}

  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<Value: Hashable>(_ value: Value) { values.append(value) }

  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}

/// A control that navigates to a view; its size is that of its label (R-CTRL).
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  @Environment(\.listRow) private var row
  let label: Label

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  @MainActor public var body: some View {
    ControlView("NavigationLink", kind: .target) {
      if let row {
        // R-CTRL-15: a link fills its row; the chevron is beside its content.
        HStack { label }
          .unlisted()
          .frame(maxWidth: row.chevronSpace > 0 ? .infinity : nil, alignment: .leading)
          .unlisted()
          .padding(.trailing, row.chevronSpace)
          .unlisted()
      } else {
        ButtonLikeLabel { label }
      }
    }
  }
}

extension NavigationLink where Destination == Never {
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    label = Text(titleKey)
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(titleKey)
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder destination: () -> Destination
  ) { label = Text(title) }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    label = Text(title)
  }
}
