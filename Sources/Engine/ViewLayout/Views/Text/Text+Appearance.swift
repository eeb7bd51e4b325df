// Attributes of the font, which do not change the metrics of the test font.

nonisolated extension Text {
  private func withTraits(_ change: (inout FontTraits) -> Void) -> Text {
    var result = self
    for index in result.pieces.indices {
      // The first attribute that is set, which is the innermost one, has precedence.
      var traits = FontTraits()
      change(&traits)
      result.pieces[index].traits = traits.overridden(by: result.pieces[index].traits)
    }
    return result
  }

  public func bold() -> Text { bold(true) }

  public func bold(_ isActive: Bool) -> Text { withTraits { $0.isBold = isActive } }

  public func italic() -> Text { italic(true) }

  public func italic(_ isActive: Bool) -> Text { withTraits { $0.isItalic = isActive } }

  public func fontWeight(_ weight: Font.Weight?) -> Text { withTraits { $0.weight = weight } }

  public func fontWidth(_ width: Font.Width?) -> Text { withTraits { $0.width = width } }

  public func fontDesign(_ design: Font.Design?) -> Text { withTraits { $0.design = design } }

  /// Sets whether the text is monospaced, which the test font always is.
  public func monospaced(_ isActive: Bool = true) -> Text {
    withTraits { $0.design = isActive ? .monospaced : nil }
  }

  /// Makes the digits monospaced, which those of the test font always are.
  public func monospacedDigit() -> Text { withTraits { $0.hasMonospacedDigits = true } }

  /// Scales the letters, while lines keep the height of the font (R-TXT-19); the scale has no
  /// effect on the test font.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? withTraits { $0.isSecondary = scale == .secondary } : self
  }

  /// The scale of letters relative to their font.
  public struct Scale: Sendable, Hashable {
    private let isSecondary: Bool

    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)
  }
}

// Attributes that do not change the metrics of a font.

nonisolated extension Text {
  /// Underlines the text; this has no effect on layout.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// Underlines the text with a pattern; this has no effect on layout.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text { self }

  /// Strikes through the text; this has no effect on layout.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// Strikes through the text with a pattern; this has no effect on layout.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text { self }

  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  public func accessibilityLabel(_ label: Text) -> Text { self }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }

  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> Text { self }

  /// The style of an underline or strikethrough line.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()

    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let name: String

      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
  }
}
