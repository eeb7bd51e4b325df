/// A generated view without any inside.
enum Leaf: Equatable, Sendable {
  case text(String)
  case spacer(minLength: Double?)
  /// A view that says nothing but what it is.
  case plain(PlainLeaf)
}
