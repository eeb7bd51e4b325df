/// Rows that are made when they come into sight: the views of a collection's elements.
struct RowSource {
  /// How many elements the collection has.
  let count: Int
  /// How many rows each of them is.
  let rowsPerElement: Int
  /// Whether no two elements can have the same identity.
  let areDistinct: Bool
  /// The identity of an element, by its place.
  let id: (Int) -> AnyHashable
  /// The changes that modifiers around all rows make to each; `nil` for none.
  let modifier: RowModifier?
  /// The view of an element as its author wrote it, by its place.
  let content: (Int) -> any View
}

extension RowSource {
  /// The identity of a view that no collection gave an id: no id of an author's is equal to it.
  private struct NoElement: Hashable {}

  /// The rows of a single view.
  init(_ view: any View, modifier: RowModifier?, rows: Int) {
    self.init(
      count: 1,
      rowsPerElement: rows,
      areDistinct: true,
      id: { _ in AnyHashable(NoElement()) },
      modifier: modifier,
      content: { _ in view }
    )
  }

  /// The view of an element with everything around it, by its place.
  func view(_ place: Int) -> any View {
    let content = content(place)
    return modifier?.modified(content) ?? content
  }

  /// How many rows there are.
  var rowCount: Int { count * rowsPerElement }

  /// The place of the element of an id; `nil` for none.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  func index(of id: AnyHashable) -> Int? { (0..<count).first { self.id($0) == id } }
}
