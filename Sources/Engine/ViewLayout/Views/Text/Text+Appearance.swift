// Attributes that do not change the metrics of the test font.

nonisolated extension Text {
  /// Makes the text bold, which does not change the metrics of the test font.
  public func bold() -> Text { self }

  /// Sets whether the text is bold, which does not change the metrics of the test font.
  public func bold(_ isActive: Bool) -> Text { self }

  /// Makes the text italic, which does not change the metrics of the test font.
  public func italic() -> Text { self }

  /// Sets whether the text is italic, which does not change the metrics of the test font.
  public func italic(_ isActive: Bool) -> Text { self }

  /// Sets the font weight, which does not change the metrics of the test font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }

  /// Sets the font width, which does not change the metrics of the test font.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Sets the font design, which does not change the metrics of the test font.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  // mutants(constant): the parameter has no effect on the text
  /// Sets whether the text is monospaced, which the test font always is.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Makes the digits monospaced, which those of the test font always are.
  public func monospacedDigit() -> Text { self }

  // mutants(constant): the parameter has no effect on the text
  /// Underlines the text; this has no effect on layout.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  // mutants(constant): the parameter has no effect on the text
  /// Underlines the text with a pattern; this has no effect on layout.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text { self }

  // mutants(constant): the parameter has no effect on the text
  /// Strikes through the text; this has no effect on layout.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  // mutants(constant): the parameter has no effect on the text
  /// Strikes through the text with a pattern; this has no effect on layout.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text { self }

  // mutants(constant): the parameter has no effect on the text
  /// Sets whether VoiceOver reads punctuation.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  // mutants(constant): the parameter has no effect on the text
  /// Sets whether VoiceOver spells out the text.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Sets the pitch of VoiceOver for the text.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  // mutants(constant): the parameter has no effect on the text
  /// Sets whether VoiceOver queues the text after other announcements.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Sets the accessibility label of the text.
  public func accessibilityLabel(_ label: Text) -> Text { self }

  /// Sets the accessibility label of the text.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }

  /// Sets the accessibility label of the text.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> Text { self }

  /// The style of an underline or strikethrough line.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?

    /// Makes a style with a pattern and a color; `nil` for the text's color.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A single solid line.
    public static let single = LineStyle()

    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let name: String

      /// A line without gaps.
      public static let solid = Pattern(name: "solid")
      /// A line of dots.
      public static let dot = Pattern(name: "dot")
      /// A line of dashes.
      public static let dash = Pattern(name: "dash")
      /// A line of alternating dashes and dots.
      public static let dashDot = Pattern(name: "dashDot")
      /// A line of dashes, each followed by two dots.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
  }
}
