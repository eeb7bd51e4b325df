// Attributes that do not change how the test font measures a text.

nonisolated extension Text {
  /// The text in bold, which the test font measures alike.
  public func bold() -> Text { self }

  /// The text in bold or not, which the test font measures alike.
  public func bold(_ isActive: Bool) -> Text { self }

  /// The text in italics, which the test font measures alike.
  public func italic() -> Text { self }

  /// The text in italics or not, which the test font measures alike.
  public func italic(_ isActive: Bool) -> Text { self }

  /// The text in a weight, which the test font measures alike.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }

  /// The text in a width, which the test font measures alike.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// The text in a design, which the test font measures alike.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// The text in typewriter letters, which the test font's are.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// The text with digits of one width, which the test font's have.
  public func monospacedDigit() -> Text { self }

  /// The text with a line below, which takes no space.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// The text with a line below, which takes no space.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text { self }

  /// The text with a line through it, which takes no space.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// The text with a line through it, which takes no space.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text { self }

  /// The text, read aloud with its punctuation or without.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// The text, read aloud letter by letter or not.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// The text, read aloud higher or lower.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// The text, read aloud after others or at once.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// The text with words that are read aloud in its place.
  public func accessibilityLabel(_ label: Text) -> Text { self }

  /// The text with words that are read aloud in its place.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }

  /// The text with words that are read aloud in its place.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> Text { self }

  /// A line below a text, or through it.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?

    /// Makes a line of a pattern and a colour.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A plain line.
    public static let single = LineStyle()

    /// The strokes that a line is made of.
    public struct Pattern: Hashable, Sendable {
      let name: String

      /// Without a gap.
      public static let solid = Pattern(name: "solid")
      /// Of dots.
      public static let dot = Pattern(name: "dot")
      /// Of dashes.
      public static let dash = Pattern(name: "dash")
      /// Of dashes and dots in turn.
      public static let dashDot = Pattern(name: "dashDot")
      /// Of a dash and two dots in turn.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
  }
}
