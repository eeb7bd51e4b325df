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
      look: LeafLook(name: "Text", paint: .text(color)),
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
