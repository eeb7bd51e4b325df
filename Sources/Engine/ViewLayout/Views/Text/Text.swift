public import Foundation
internal import LayoutValues

/// A view that displays text (R-TXT).
nonisolated public struct Text: View, Equatable, Sendable {
  /// A run of text with its own attributes.
  struct Piece: Equatable, Sendable {
    /// The string in the language in which the text was made.
    var string: String
    /// Whether the string is Markdown (R-TXT-18).
    var isMarkdown = false
    /// The string in other languages; `nil` for a string that does not depend on the language.
    var localized: LocalizedString?
    var font: Font?
    var traits = FontTraits()
    var color: Color?
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
  }

  var pieces: [Piece]

  /// The string of all runs, without markup.
  var string: String {
    pieces.map { $0.isMarkdown ? InlineMarkdown.plainText(of: $0.string) : $0.string }.joined()
  }

  /// The position at which a line that does not fit is truncated.
  public enum TruncationMode: Sendable, Hashable {
    case head
    case tail
    case middle
  }

  public init(verbatim content: String) { pieces = [Piece(string: content)] }

  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    self.init(verbatim: String(content))
  }

  /// Makes a text from a localized string key; without strings of the app's folder, the key itself
  /// is shown.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(verbatim: key.markdown(in: tableName))
    pieces[0].isMarkdown = InlineMarkdown.isMarkup(pieces[0].string)
    guard AppResources.current != nil || LayoutLanguage.current != nil else { return }
    pieces[0].localized = LocalizedString { key.markdown(in: tableName, localization: $0) }
    pieces[0].isMarkdown = true
  }

  /// Makes a text of a value that depends on the locale; `nil` for that of the value's format.
  init(localizing text: @escaping (Locale?) -> String) {
    self.init(verbatim: text(LayoutLanguage.current?.locale))
    pieces[0].localized = LocalizedString { text($0?.locale) }
  }

  public static func + (left: Text, right: Text) -> Text {
    var result = left
    result.pieces += right.pieces
    return result
  }
}

extension Text: LeafView {
  nonisolated func rule(in context: ViewContext) -> TextRule {
    let environment = context.environment
    let color = (pieces.first?.color ?? environment.foregroundColor ?? .primary)
      .resolved(in: environment.colorScheme)
    return TextRule(
      typesetter: TextTypesetter(
        runs: pieces.flatMap { $0.runs(in: environment) },
        settings: environment.textSettings
      ),
      appearance: LeafAppearance(name: "Text", paint: .text(color)),
      leftPart: environment.multilineTextAlignment.leftPart(in: environment.layoutDirection),
      words: pieces.map { $0.string(in: environment) }.joined()
    )
  }
}

extension Text.Piece {
  /// Returns the string in the language of the environment (R-LOC-1), without markup.
  func string(in environment: EnvironmentValues) -> String {
    let string = localized?.text(in: environment.localization) ?? string
    return isMarkdown ? InlineMarkdown.plainText(of: string) : string
  }

  /// Returns the runs for the typesetter, one for each style of Markdown; missing attributes come
  /// from the environment.
  func runs(in environment: EnvironmentValues) -> [TextRun] {
    let string = localized?.text(in: environment.localization) ?? string
    guard isMarkdown, InlineMarkdown.isMarkup(string) else {
      return [run(of: string, traits: traits, in: environment)]
    }
    return InlineMarkdown.runs(of: string).map {
      run(of: $0.text, traits: traits.overridden(by: $0.style.traits), in: environment)
    }
  }

  private func run(
    of string: String,
    traits: FontTraits,
    in environment: EnvironmentValues
  ) -> TextRun {
    let font = environment.resolvedFont(font, traits: traits)
    // Tracking has precedence over kerning, and turns ligatures off (R-FNT-3).
    let tracking = tracking ?? environment.tracking
    return TextRun(
      string: environment.textCase?.applied(to: string) ?? string,
      font: ResolvedFont((tracking ?? 0) == 0 ? font : font.withoutLigatures),
      tracking: tracking ?? kerning ?? environment.kerning,
      rise: baselineOffset ?? environment.baselineOffset
    )
  }
}

extension InlineMarkdown.Style {
  /// The attributes of the font; strikethrough and links have none.
  fileprivate var traits: FontTraits {
    var traits = FontTraits()
    if contains(.strong) { traits.isBold = true }
    if contains(.emphasis) { traits.isItalic = true }
    if contains(.code) { traits.design = .monospaced }
    return traits
  }
}

extension Text.TruncationMode {
  /// The corresponding mode of the typesetter.
  var mode: TextTruncation.Mode {
    switch self {
    case .head: .head
    case .tail: .tail
    case .middle: .middle
    }
  }
}

nonisolated extension Text {
  public func font(_ font: Font?) -> Text { mapPieces { $0.font = $0.font ?? font } }

  public func foregroundColor(_ color: Color?) -> Text {
    mapPieces { $0.color = $0.color ?? color }
  }

  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    foregroundColor(style.plainColor)
  }

  /// Sets the kerning in points, which is also added after the last character.
  public func kerning(_ kerning: CGFloat) -> Text {
    mapPieces { $0.kerning = $0.kerning ?? kerning }
  }

  public func tracking(_ tracking: CGFloat) -> Text {
    mapPieces { $0.tracking = $0.tracking ?? tracking }
  }

  /// Moves the text up from its baseline, in points, and adds as much line height.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    mapPieces { $0.baselineOffset = $0.baselineOffset ?? baselineOffset }
  }

  private func mapPieces(_ change: (inout Piece) -> Void) -> Text {
    var result = self
    for index in result.pieces.indices { change(&result.pieces[index]) }
    return result
  }
}

extension Text {
  /// The letter case of a text.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase

    func applied(to string: String) -> String {
      switch self {
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      }
    }
  }
}

nonisolated extension Text {
  /// Makes a text of a value with a format style, in the locale of the environment (R-LOC-4).
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(localizing: { locale in (locale.map { format.locale($0) } ?? format).format(input) })
  }

  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: "")
    pieces = Self.pieces(of: attributedContent)
  }

  /// Makes a text of an inline image, whose width is the line height.
  public init(_ image: Image) { self.init(verbatim: Self.pictureCharacter) }

  /// The placeholder of an image in a text: the object replacement character, which is a wide
  /// character.
  static let pictureCharacter = "\u{FFFC}"
}
