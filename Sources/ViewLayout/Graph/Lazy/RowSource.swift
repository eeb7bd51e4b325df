/// Rows that are made when they come into sight: the views of a collection's elements.
struct RowSource {
  /// How many elements the collection has.
  let count: Int
  /// How many rows each of them is.
  let rowsPerElement: Int
  /// The identity of an element, by its place.
  let id: (Int) -> AnyHashable
  /// The view of an element, by its place.
  let view: (Int) -> any View
}

extension RowSource {
  /// The rows of a single view.
  init(_ view: any View, rows: Int) {
    self.init(count: 1, rowsPerElement: rows, id: { AnyHashable($0) }, view: { _ in view })
  }

  /// How many rows there are.
  var rowCount: Int { count * rowsPerElement }

  /// The place of the element of an id; `nil` for none.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  func index(of id: AnyHashable) -> Int? { (0..<count).first { self.id($0) == id } }
}
