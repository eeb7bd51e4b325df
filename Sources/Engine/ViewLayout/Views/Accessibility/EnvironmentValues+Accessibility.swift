extension EnvironmentValues {
  private enum LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
  }

  /// Whether what moves is to move less: here nothing moves, and nobody asks for it.
  public var accessibilityReduceMotion: Bool { false }

  /// Whether less is to be seen through: nobody asks for it.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether colour alone is to say nothing: nobody asks for it.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether colours are inverted: they are not.
  public var accessibilityInvertColors: Bool { false }

  /// Whether buttons are to have a visible outline: nobody asks for it.
  public var accessibilityShowButtonShapes: Bool { false }

  /// Whether the screen is read aloud: it is not.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether the app is used with a switch: it is not.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether bars show what is pressed large: they do not.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// Whether pictures that move play by themselves: they do.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// Whether lights that blink are dimmed: they are not.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Whether the app is used with help: it is not.
  public var accessibilityAssistiveAccessEnabled: Bool { false }

  /// How strong texts are to be; `nil` for no wish.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// How far colours are apart: as usual.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
}

/// How strong texts are.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Stronger.
  case bold
}

/// How far colours are apart.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// As usual.
  case standard
  /// Farther.
  case increased
}
