nonisolated extension View {
  /// Hides the view from accessibility technologies, or shows it to them.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(HintModifier(hint: .decorative, isOn: hidden))
  }

  /// Hides the view from accessibility technologies, or shows it to them, if the modifier is
  /// enabled.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    modifier(HintModifier(hint: .decorative, isOn: hidden && isEnabled))
  }
}

/// The importance of custom accessibility content, which determines when it is read.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
  /// The content is read on request.
  case `default`
  /// The content is read immediately, together with the label.
  case high
}

/// Options for direct touch interaction with a view.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// VoiceOver is silent while the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  // mutants(constant): the option is the last of its type, and keeps a bit that no other has
  /// The view must be activated before touches are passed through.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// The role of a view in a label and content pair.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The view is the label.
  case label
  /// The view is the labeled content.
  case content
}

/// Assistive technologies, such as VoiceOver.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// VoiceOver, which reads the screen aloud.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Switch Control, which operates the device with switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
