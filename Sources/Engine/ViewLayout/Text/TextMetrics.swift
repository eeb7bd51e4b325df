package import Foundation

/// The system whose text and controls are used for measuring.
///
/// The raw values are the names in specs, and equal those of `LayoutMetrics` of the protocol.
package enum MetricsSystem: String, CaseIterable, Sendable {
  /// The test font and the reference style of controls.
  case test
  /// The system font and the controls of iOS 26.
  case iOS26 = "iOS 26"
  /// The system font and the controls of macOS 26.
  case macOS26 = "macOS 26"
  /// iOS 26 with the lengths that were recorded on iOS 14 (R-CTRL-11).
  case iOS14 = "iOS 14"
  /// iOS 26 with the lengths that were recorded on iOS 17 (R-CTRL-11).
  case iOS17 = "iOS 17"
  /// iOS 26 with the lengths that were recorded on iOS 18 (R-CTRL-11).
  case iOS18 = "iOS 18"
  /// iOS 26 with the lengths that were recorded on iOS 26.0, and differ on iOS 26.1.
  case iOS26v0 = "iOS 26.0"
  /// iOS 26 with the lengths that were recorded on iOS 27 (R-CTRL-11).
  case iOS27 = "iOS 27"
  /// macOS 26 with the lengths that were recorded on macOS 26.6 (R-CTRL-11).
  case macOS26v6 = "macOS 26.6"

  /// The system that has the same text, and the lengths that were not recorded on a release.
  ///
  /// Systems that are not a release of another one are their own base.
  package var base: MetricsSystem {
    switch self {
    case .test: .test
    case .iOS14, .iOS17, .iOS18, .iOS26v0, .iOS26, .iOS27: .iOS26
    case .macOS26, .macOS26v6: .macOS26
    }
  }

  /// The system whose lengths apply where none was recorded on this one (R-CTRL-11).
  ///
  /// The next release; for the last one its base system, and for a base system the system itself.
  package var fallback: MetricsSystem {
    switch self {
    case .iOS14: .iOS17
    case .iOS17: .iOS18
    case .iOS18, .iOS26v0, .iOS27, .macOS26v6, .test, .iOS26, .macOS26: base
    }
  }

  /// Whether the system is a release of iOS before iOS 15.
  package var precedesIOS15: Bool { self == .iOS14 }

  /// Whether the system is a release of iOS with the appearance from before iOS 26.
  package var precedesIOS26: Bool {
    switch self {
    case .iOS14, .iOS17, .iOS18: true
    case .test, .iOS26v0, .iOS26, .iOS27, .macOS26, .macOS26v6: false
    }
  }
}

/// The lengths of a font at one size, in points, from which texts are measured (R-TXT).
///
/// A new font needs a type that conforms, and a line in `Font.metrics(in:traits:)`.
package protocol TextMetrics: Sendable {
  /// The system whose text the font measures.
  var system: MetricsSystem { get }
  /// The size of the font, in points like all lengths here.
  var size: CGFloat { get }
  /// The ascent above the baseline.
  var ascent: CGFloat { get }
  /// The descent below the baseline.
  var descent: CGFloat { get }
  /// The ascent before the system rounds it, from which the spacing to other views is computed.
  var exactAscent: CGFloat { get }
  /// The descent before the system rounds it.
  var exactDescent: CGFloat { get }
  /// The height of a capital letter.
  var capHeight: CGFloat { get }
  /// The height of a lowercase letter without ascender.
  var xHeight: CGFloat { get }
  /// The space between two lines; it is not above the first line or below the last one.
  var leading: CGFloat { get }
  /// Whether lines are broken so that the second of two lines is not a single short word.
  var avoidsShortLastLine: Bool { get }
  /// The attributes of the font that its widths depend on.
  var traits: FontTraits { get }
  /// The identity of a font of the app; `nil` for the system's fonts.
  var face: ShapedFace? { get }
  /// Whether the width of a part of a text depends on what is around it, so that each line is
  /// measured again.
  var shapesWholeTexts: Bool { get }

  /// The width of "…".
  var ellipsisAdvance: CGFloat { get }

  /// Returns the width of a character.
  func advance(of character: Character) -> CGFloat
  /// Returns the width of a character with an ASCII code.
  func advance(ofCode code: UInt8) -> CGFloat
  /// Returns how the width of a text is known.
  func basis(of string: String) -> WidthBasis
  /// Returns the font in a size that is multiplied by a factor.
  func scaled(by factor: CGFloat) -> Self
  /// Calls a closure with each glyph of a string, in order.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  func forEachGlyph(of string: String, tracking: CGFloat, _ body: (TextGlyph) -> Void)
}

extension TextMetrics {
  /// The height of a line without leading.
  package var lineHeight: CGFloat { ascent + descent }

  /// Returns whether lines are taller than those of another font, or as tall in a larger size.
  func isTaller(than other: any TextMetrics) -> Bool {
    let (own, others) = (lineHeight, other.lineHeight)
    return own == others ? size > other.size : own > others
  }

  package var exactAscent: CGFloat { ascent }
  package var exactDescent: CGFloat { descent }

  package var face: ShapedFace? { nil }
  package var shapesWholeTexts: Bool { false }

  package var ellipsisAdvance: CGFloat { advance(of: "…") }

  package func forEachGlyph(
    of string: String,
    tracking: CGFloat,
    _ body: (TextGlyph) -> Void
  ) {
    // An ASCII string is read as bytes, which is faster.
    var text = string
    let isPlain = text.withUTF8 { codes in
      for code in codes where code >= 0x80 || (0x0A...0x0D).contains(code) { return false }
      for code in codes {
        body(
          TextGlyph(
            advance: advance(ofCode: code) + tracking,
            kind: code == 0x20 || code == 0x09 ? .space : .word,
            breaking: WordBreaking(ofCode: code)
          )
        )
      }
      return true
    }
    if isPlain { return }
    for character in string { body(glyph(of: character, tracking: tracking)) }
  }

  private func glyph(of character: Character, tracking: CGFloat) -> TextGlyph {
    let kind = TextGlyph.Kind(of: character)
    return TextGlyph(
      advance: kind == .newline ? 0 : advance(of: character) + tracking,
      kind: kind,
      breaking: WordBreaking(of: character)
    )
  }
}

/// How the width of a text is known.
package enum WidthBasis: Sendable, Equatable {
  /// The font is defined by its widths, as the test font is.
  case defined
  /// The width was recorded with Apple's font.
  case recorded
  /// The width follows from the tables of a font of the app (R-FNT-3).
  case shaped
  /// The width is the sum of estimated widths of letters.
  ///
  /// The error in points is exceeded by about 5 of 100 texts. The letters that occur in no recorded
  /// text are listed once each.
  case estimated(error: CGFloat, unrecorded: String)

  /// Returns how the width of two adjacent texts is known.
  func joined(with other: WidthBasis) -> WidthBasis {
    switch (self, other) {
    case (.estimated(let first, let letters), .estimated(let second, let others)):
      .estimated(
        error: first + second,
        unrecorded: letters + others.filter { !letters.contains($0) }
      )
    case (.estimated, _): self
    case (_, .estimated): other
    case (.shaped, _), (_, .shaped): .shaped
    case (.recorded, _), (_, .recorded): .recorded
    case (.defined, .defined): .defined
    }
  }
}

/// The metrics of a font, in an environment in which its size is determined.
package struct ResolvedFont: Equatable, Sendable {
  package let metrics: any TextMetrics

  package init(_ metrics: any TextMetrics) { self.metrics = metrics }

  package static func == (left: ResolvedFont, right: ResolvedFont) -> Bool {
    let (left, right) = (left.metrics, right.metrics)
    return left.size == right.size && left.system == right.system && left.leading == right.leading
      && left.traits == right.traits && left.face == right.face
  }
}

/// A character of a text, with the properties that line breaking needs.
package struct TextGlyph: Equatable {
  package enum Kind: Sendable {
    /// A part of a word.
    case word
    /// White space, after which a line may break.
    case space
    /// The end of a paragraph.
    case newline
  }

  /// The width in points, including tracking.
  let advance: CGFloat
  /// The kind of the character, which is stored because determining Unicode properties is slow.
  let kind: Kind
  /// The effect of the character on line breaks inside of words.
  let breaking: WordBreaking
  /// Whether the advances of a line that begins here are not those in the whole text (R-FNT-3).
  let joins: Bool

  init(
    advance: CGFloat,
    kind: Kind,
    breaking: WordBreaking = .none,
    joins: Bool = false
  ) {
    (self.advance, self.kind, self.breaking, self.joins) = (advance, kind, breaking, joins)
  }
}

extension TextGlyph.Kind {
  init(of character: Character) {
    // Most text is ASCII, and determining Unicode properties is many times slower.
    guard let code = character.asciiValue else {
      self = character.isNewline ? .newline : character.isWhitespace ? .space : .word
      return
    }
    switch code {
    case 0x0A...0x0D: self = .newline
    case 0x09, 0x20: self = .space
    default: self = .word
    }
  }
}

/// The attributes of a font besides its size; `nil` where the attribute is not specified.
package struct FontTraits: Hashable, Sendable {
  package struct SmallCapitals: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    static let lowercase = SmallCapitals(rawValue: 1)
    static let uppercase = SmallCapitals(rawValue: 2)
  }

  /// The weight; regular if it is not specified by the font, a text style or a modifier.
  package var weight: Font.Weight?
  /// Whether `bold()` was applied; the weight of a bold text style depends on the style.
  package var isBold: Bool?
  package var isItalic: Bool?
  /// The design; the default design if not specified.
  package var design: Font.Design?
  /// Whether all digits have the same width.
  package var hasMonospacedDigits: Bool?
  /// The letters that a font of the app replaces with small capitals; the system font ignores it.
  package var smallCapitals: SmallCapitals?
  /// The width of the glyphs.
  package var width: Font.Width?
  /// The line spacing; standard if not specified.
  package var leading: Font.Leading?
  /// R-TXT-19: whether letters have the size of a secondary text, and lines that of the font.
  package var isSecondary: Bool?

  package init() {}

  /// Returns these attributes, replaced by those that others specify.
  func overridden(by others: FontTraits) -> FontTraits {
    // Most fonts have none.
    guard others != FontTraits() else { return self }
    var traits = self
    traits.weight = others.weight ?? weight
    traits.isBold = others.isBold ?? isBold
    traits.isItalic = others.isItalic ?? isItalic
    traits.design = others.design ?? design
    traits.hasMonospacedDigits = others.hasMonospacedDigits ?? hasMonospacedDigits
    traits.smallCapitals = others.smallCapitals ?? smallCapitals
    traits.width = others.width ?? width
    traits.leading = others.leading ?? leading
    traits.isSecondary = others.isSecondary ?? isSecondary
    return traits
  }
}
