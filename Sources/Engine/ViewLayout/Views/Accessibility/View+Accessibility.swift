nonisolated extension View {
  /// The view, passed over when read aloud or not.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(HintModifier(hint: .decorative, isOn: hidden))
  }

  /// The view, passed over when read aloud or not, where that is said at all.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    modifier(HintModifier(hint: .decorative, isOn: hidden && isEnabled))
  }
}

/// When more that is to be said of a view is said.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
  /// When it is asked for.
  case `default`
  /// At once.
  case high
}

/// How a view is touched directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// One bit a member.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Nothing is read at a touch.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  /// It is chosen first.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// Which part of a pair a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The words.
  case label
  /// What they name.
  case content
}

/// Ways in which a screen is used without seeing or touching it.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// One bit a way.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is read aloud.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// It is gone through with a switch.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
