/// The nature of a button's action.
public enum ButtonRole: Equatable, Sendable {
  /// It destroys something.
  case destructive
  /// It gives something up.
  case cancel
}
