/// How many elements views of a type are, as far as the type tells.
nonisolated enum RowKind: Equatable {
  /// Always as many.
  case rows(Int)
  /// Rows of its own for each element of a collection, or a section of them.
  case structure
  /// As many as what a modifier is applied to.
  case placeholder
  /// It depends on the value.
  case unknown

  /// The kind of a view's type.
  static func of<Content: View>(_ type: Content.Type) -> RowKind {
    if let primitive = type as? any PrimitiveView.Type { return primitive.rowKind }
    return Content.Body.self == Never.self ? .unknown : of(Content.Body.self)
  }
}

extension RowKind {
  /// The kind of several views side by side.
  static func sum(_ kinds: [RowKind]) -> RowKind {
    kinds.reduce(.rows(0)) { sum, kind in
      if case .rows(let known) = sum, case .rows(let count) = kind { return .rows(known + count) }
      return sum == .structure || kind == .structure ? .structure : .unknown
    }
  }

  /// The kind of what is one view or the other.
  static func either(_ first: RowKind, _ second: RowKind) -> RowKind {
    if first == second { return first }
    return first == .structure || second == .structure ? .structure : .unknown
  }
}

nonisolated extension View {
  /// How many elements the view is.
  var rowKind: RowKind { (self as? any PrimitiveView)?.ownRowKind ?? .of(Self.self) }

  /// Whether the view's node hands rows through to the container around it, in place of being one.
  var passesRowsOn: Bool {
    if let primitive = self as? any PrimitiveView { return primitive.isTransparentForRows }
    if case .rows = RowKind.of(Self.self) { return false }
    return true
  }
}

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

/// The changes that modifiers around a collection's rows make to each of them (R-VIEW-3).
struct RowModifier {
  private let modify: (any View) -> any View

  /// A modifier, and what is around it.
  init<Modifier: ViewModifier>(_ modifier: Modifier, inside outer: RowModifier?) {
    modify = { view in
      let modified = Self.modified(view, by: modifier)
      return outer?.modified(modified) ?? modified
    }
  }

  /// A row with everything that is around it.
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
  /// The changes that modifiers around rows make to each of them; `nil` for none.
  var rowModifier: RowModifier? {
    get { anyRowModifier as? RowModifier }
    set { anyRowModifier = newValue }
  }
}
