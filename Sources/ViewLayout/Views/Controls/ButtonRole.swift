/// What a button's action is like.
public enum ButtonRole: Equatable, Sendable {
  /// It destroys something.
  case destructive
  /// It gives something up.
  case cancel
}
