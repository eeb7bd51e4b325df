nonisolated extension View {
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(HintModifier(hint: .decorative, isOn: hidden))
  }

  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    modifier(HintModifier(hint: .decorative, isOn: hidden && isEnabled))
  }
}

/// The importance of custom accessibility content, which determines when it is read.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
  case `default`
  case high
}

/// Options for direct touch interaction with a view.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// The role of a view in a label and content pair.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label
  case content
}

/// Assistive technologies, such as VoiceOver.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
