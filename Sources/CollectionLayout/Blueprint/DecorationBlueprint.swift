/// A view behind a section, as a value.
struct DecorationBlueprint: Hashable, Sendable {
  var kind: String
  var insets = NSDirectionalEdgeInsets.zero
  var zIndex = 0
}
