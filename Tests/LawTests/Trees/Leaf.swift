/// A generated view without any inside.
enum Leaf: Equatable, Sendable {
  case text(String)
  case color
  case circle
  case capsule
  case rectangle
  case spacer(minLength: Double?)
  case divider
  case empty
}
