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
    if let primitive = self as? any PrimitiveView { return primitive.handsRowsThrough }
    if case .rows = RowKind.of(Self.self) { return false }
    return true
  }
}
