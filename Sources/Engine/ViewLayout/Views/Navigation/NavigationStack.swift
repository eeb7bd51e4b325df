import Foundation

/// A container with a stack of views, of which only the root view is shown (R-CTRL).
///
/// It fills its proposal (R-SCROLL-7). It has no navigation bar: titles and toolbars take no space.
nonisolated public struct NavigationStack<Root: View>: View {
  let root: Root

  /// Makes a stack with its root view.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// Makes a stack with a root view and a path, whose views are not laid out.
  public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }

  /// The centered root view.
  @MainActor public var body: some View { GreedyControl(name: "NavigationStack") { root } }
}

/// A container with a stack of views, of which only the first view is shown (R-CTRL).
///
/// It fills its proposal (R-SCROLL-7).
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content

  /// Makes a navigation view with its content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The centered first view.
  @MainActor public var body: some View { GreedyControl(name: "NavigationView") { content } }
}

/// A control that fills its proposal and aligns its content, in the center by default.
///
/// For an unspecified proposal it has the size of its content.
nonisolated struct GreedyControl<Content: View>: View {
  let name: String
  var alignment = Alignment.center
  @ViewBuilder let content: Content

  @MainActor var body: some View {
    ControlView(name) {
      VStack { content }
        .unlisted()
        .frame(
          minWidth: 0,
          // R-SCROLL-7: the control fills the proposed width.
          maxWidth: .infinity,
          minHeight: 0,
          // R-SCROLL-7: the control fills the proposed height.
          maxHeight: .infinity,
          alignment: alignment
        )
        .unlisted()
    }
  }
}

/// The values of the views on a navigation stack; their views are not laid out.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []

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
  let label: Label

  /// Makes a link with a destination and a label.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Makes a link with a destination and a label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label of the link.
  @MainActor public var body: some View {
    ControlView("NavigationLink") { HStack { label }.unlisted() }
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
