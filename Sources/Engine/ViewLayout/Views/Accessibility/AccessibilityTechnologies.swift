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
