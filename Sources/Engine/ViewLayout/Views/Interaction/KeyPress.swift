/// A key that is pressed; no stage has keys.
public struct KeyPress: Sendable {
  /// When an action is for a key.
  public struct Phases: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int

    /// Makes phases of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Where it goes down.
    public static let down = Phases(rawValue: 1)
    /// Where it is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// Where it goes up.
    public static let up = Phases(rawValue: 4)
    /// At all of them.
    public static let all = Phases(rawValue: 7)
  }

  /// Whether an action was for a key.
  public enum Result: Sendable {
    /// It was.
    case handled
    /// It was not, and others may have the key.
    case ignored
  }

  /// Where in its way the key is.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The text that it writes.
  public let characters: String
  /// The keys that are held with it.
  public let modifiers: EventModifiers
}

nonisolated extension View {
  /// The view with an action for a key, which never comes.
  public func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping () -> KeyPress.Result
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with an action for a key, which never comes.
  public func onKeyPress(
    _ key: KeyEquivalent,
    phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with an action for some keys, which never come.
  public func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with an action for all keys, which never come.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(EmptyModifier()) }

  /// The view, to be reached by keys or not.
  public func focusable(_ isFocusable: Bool = true) -> some View { modifier(EmptyModifier()) }

  /// The view without the look of what is reached by keys.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }
}
