/// The facts that a graph knows of all views of a type with a body.
final class BodyRecord {
  let type: Any.Type
  /// How often bodies of the type were evaluated.
  var evaluations = 0
  /// Whether values of the type have dynamic properties, as far as one has been looked at: looking
  /// is slow, and all values of a type have the same.
  var hasProperties = true

  init(_ type: Any.Type) { self.type = type }
}
