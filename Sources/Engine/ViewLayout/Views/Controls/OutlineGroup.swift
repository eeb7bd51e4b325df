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
