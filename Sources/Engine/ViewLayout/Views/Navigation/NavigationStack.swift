import Foundation

/// A container that shows the view at the end of a path, with bars (R-BAR-1).
///
/// It fills its proposal (R-SCROLL-7).
nonisolated public struct NavigationStack<Root: View>: View {
  let path: [AnyHashable]
  let root: Root

  /// Makes a stack with its root view.
  public init(@ViewBuilder root: () -> Root) {
    path = []
    self.root = root()
  }

  /// Makes a stack with a root view and the path of the views on top of it.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = path.wrappedValue.values
    self.root = root()
  }

  /// Makes a stack with a root view and the values of the views on top of it.
  public init<Data: RandomAccessCollection & RangeReplaceableCollection & MutableCollection>(
    path: Binding<Data>,
    @ViewBuilder root: () -> Root
  ) where Data.Element: Hashable {
    self.path = path.wrappedValue.map { AnyHashable($0) }
    self.root = root()
  }

  /// The view at the end of the path, with its bars.
  @MainActor public var body: some View {
    NavigationContainer(name: "NavigationStack", omission: .destinations, path: path) { root }
  }
}

/// A container with a stack of views, of which only the first view is shown, with bars (R-BAR-1).
///
/// It fills its proposal (R-SCROLL-7).
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content

  /// Makes a navigation view with its content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The first view, with its bars.
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

  /// Makes an empty path, for the root view only.
  public init() {}

  /// Makes a path from a sequence of values.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of views on top of the root view.
  public var count: Int { values.count }
  /// Whether the root view is the only one.
  public var isEmpty: Bool { values.isEmpty }

  /// Appends a value to the end of the path.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(value) }

  /// Removes values from the end of the path, which must contain at least as many.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}

/// A control that navigates to a view; its size is that of its label (R-CTRL).
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  @Environment(\.listRow) private var row
  let label: Label

  /// Makes a link with a destination and a label.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Makes a link with a destination and a label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label of the link.
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
  /// Makes a link to the view for a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link to the view for a value, with a text as its label.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    label = Text(titleKey)
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a text as its label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(titleKey)
  }

  /// Makes a link with a text as its label.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }

  /// Makes a link with a text as its label.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder destination: () -> Destination
  ) { label = Text(title) }

  /// Makes a link with a text as its label.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    label = Text(title)
  }
}
