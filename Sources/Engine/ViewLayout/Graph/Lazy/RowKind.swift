/// The number of elements of the views of a type, as far as the type determines it.
nonisolated enum RowKind: Equatable {
  /// A constant number of elements.
  case rows(Int)
  /// A number of elements that depends on a collection, as in a `ForEach` or a section.
  case structure
  /// The same number as that of the view that a modifier is applied to.
  case placeholder
  /// A number that depends on the view's value.
  case unknown

  /// Returns the kind of views of a type.
  static func of<Content: View>(_ type: Content.Type) -> RowKind {
    if let primitive = type as? any PrimitiveView.Type { return primitive.rowKind }
    return Content.Body.self == Never.self ? .unknown : of(Content.Body.self)
  }
}

extension RowKind {
  /// Returns the kind of a sequence of views.
  static func sum(_ kinds: [RowKind]) -> RowKind {
    kinds.reduce(.rows(0)) { sum, kind in
      if case .rows(let known) = sum, case .rows(let count) = kind { return .rows(known + count) }
      return sum == .structure || kind == .structure ? .structure : .unknown
    }
  }

  /// Returns the kind of a choice between two views.
  static func either(_ first: RowKind, _ second: RowKind) -> RowKind {
    if first == second { return first }
    return first == .structure || second == .structure ? .structure : .unknown
  }
}

nonisolated extension View {
  /// The number of elements of the view.
  var rowKind: RowKind { (self as? any PrimitiveView)?.ownRowKind ?? .of(Self.self) }

  /// Whether the view's node passes its rows to the container around it instead of being a row.
  var passesRowsOn: Bool {
    if let primitive = self as? any PrimitiveView { return primitive.isTransparentForRows }
    if case .rows = RowKind.of(Self.self) { return false }
    return true
  }
}

/// Rows that are created when they become visible: the views of a collection's elements.
struct RowSource {
  /// The number of elements of the collection.
  let count: Int
  /// The number of rows of each element.
  let rowsPerElement: Int
  /// Whether the identities of the elements are known to be distinct.
  let areDistinct: Bool
  /// Returns the identity of the element at an index.
  let id: (Int) -> AnyHashable
  /// The modifier that is applied to each row; `nil` for none.
  let modifier: RowModifier?
  /// Returns the unmodified view of the element at an index.
  let content: (Int) -> any View
}

extension RowSource {
  /// The identity of a single view that is not an element of a collection; it differs from every id
  /// of a scene.
  private struct NoElement: Hashable {}

  /// Makes the source of a single view's rows.
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

  /// Returns the view of the element at an index, with the row modifier applied.
  func view(_ place: Int) -> any View {
    let content = content(place)
    return modifier?.modified(content) ?? content
  }

  var rowCount: Int { count * rowsPerElement }

  /// Returns the index of the element with an id; `nil` for none.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  func index(of id: AnyHashable) -> Int? { (0..<count).first { self.id($0) == id } }
}

/// The modifiers around a collection's rows, which are applied to each of them (R-VIEW-3).
struct RowModifier {
  private let modify: (any View) -> any View

  /// Combines a modifier with the row modifier around it.
  init<Modifier: ViewModifier>(_ modifier: Modifier, inside outer: RowModifier?) {
    modify = { view in
      let modified = Self.modified(view, by: modifier)
      return outer?.modified(modified) ?? modified
    }
  }

  /// Returns a row with the modifiers applied.
  func modified(_ view: any View) -> any View { modify(view) }

  private static func modified<Content: View, Modifier: ViewModifier>(
    _ view: Content,
    by modifier: Modifier
  ) -> any View {
    view.modifier(modifier)
  }
}

extension RowModifier: RowModifying {}

extension ViewContext {
  /// The modifier that is applied to each row; `nil` for none.
  var rowModifier: RowModifier? {
    get { anyRowModifier as? RowModifier }
    set { anyRowModifier = newValue }
  }
}
