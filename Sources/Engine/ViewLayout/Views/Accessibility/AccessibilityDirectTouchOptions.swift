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
