public import Foundation

/// Lines of text (R-TXT).
nonisolated public struct Text: View, Equatable, Sendable {
  /// A piece of the text with what was said of it alone.
  struct Piece: Equatable, Sendable {
    var string: String
    var font: Font?
    var color: Color?
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
  }

  var pieces: [Piece]

  /// The words of all pieces.
  var string: String { pieces.map(\.string).joined() }

  /// Where a line that does not fit is cut.
  public enum TruncationMode: Sendable, Hashable {
    /// At its beginning.
    case head
    /// At its end.
    case tail
    /// In the middle.
    case middle
  }

  /// Makes text that is shown as it is.
  public init(verbatim content: String) { pieces = [Piece(string: content)] }

  /// Makes text that is shown as it is.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    self.init(verbatim: String(content))
  }

  /// Makes text of a key; there is no table of translations, so the key itself is shown.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(verbatim: key.text)
  }

  /// Both texts as one.
  public static func + (left: Text, right: Text) -> Text {
    var result = left
    result.pieces += right.pieces
    return result
  }
}

extension Text: LeafView {
  nonisolated func rule(in context: ViewContext) -> TextRule {
    let environment = context.environment
    let color = pieces.first?.color ?? environment.foregroundColor
    return TextRule(
      look: LeafAppearance(name: "Text", paint: .text(color)),
      typesetter: TextTypesetter(
        runs: pieces.map { $0.run(in: environment) },
        settings: environment.textSettings
      ),
      leftPart: environment.multilineTextAlignment.leftPart(in: environment.layoutDirection),
      words: string
    )
  }
}

extension Text.Piece {
  /// The piece as it is set, with what the environment says where the piece itself says nothing.
  func run(in environment: EnvironmentValues) -> TextRun {
    let font = font ?? environment.font ?? .body
    return TextRun(
      string: environment.textCase?.applied(to: string) ?? string,
      font: font.testFont(at: environment.dynamicTypeSize),
      // Tracking takes kerning's place where there are both.
      tracking: tracking ?? environment.tracking ?? kerning ?? environment.kerning,
      rise: baselineOffset ?? environment.baselineOffset
    )
  }
}

extension Text.TruncationMode {
  /// The mode as the typesetter knows it.
  var mode: TextTruncation.Mode {
    switch self {
    case .head: .head
    case .tail: .tail
    case .middle: .middle
    }
  }
}

nonisolated extension Text {
  /// The text in a font; `nil` for the environment's.
  public func font(_ font: Font?) -> Text { mapPieces { $0.font = $0.font ?? font } }

  /// The text in a colour; `nil` for the environment's.
  public func foregroundColor(_ color: Color?) -> Text {
    mapPieces { $0.color = $0.color ?? color }
  }

  /// The text in a style's colour.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    foregroundColor(style.plainColor)
  }

  /// The text with its characters moved apart by points, after the last one too.
  public func kerning(_ kerning: CGFloat) -> Text {
    mapPieces { $0.kerning = $0.kerning ?? kerning }
  }

  /// The text with space after each character, in points; takes the place of kerning.
  public func tracking(_ tracking: CGFloat) -> Text {
    mapPieces { $0.tracking = $0.tracking ?? tracking }
  }

  /// The text above its baseline by points, in a line that is higher by as much.
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
  /// The case in which a text is shown.
  public enum Case: Hashable, Sendable {
    /// In capital letters.
    case uppercase
    /// In small letters.
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
  /// Makes text of a value in a format.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Makes text of a value as a formatter has it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Makes text of an object as a formatter has it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Makes text of an attributed text, with the fonts, colours and lengths that are said of its
  /// parts.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: "")
    pieces = Self.pieces(of: attributedContent)
  }

  /// Makes text of a picture in a line: as wide as the line is high.
  public init(_ image: Image) { self.init(verbatim: Self.pictureCharacter) }

  /// The stand-in for a picture in a text: the object replacement character, which is wide.
  static let pictureCharacter = "\u{FFFC}"
}
