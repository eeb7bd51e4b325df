/// Lines of text (R-TXT).
nonisolated public struct Text: View, Equatable, Sendable {
  /// A piece of the text with what was said of it alone.
  struct Piece: Equatable, Sendable {
    var string: String
    var font: Font?
    var color: Color?
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
  public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
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
  nonisolated func configure(_ node: TextNode, in context: ViewContext) {
    let environment = context.environment
    node.viewName = "Text"
    node.paint = .text(pieces.first?.color ?? environment.foregroundColor)
    node.settings = environment.textSettings
    node.runs = pieces.map { piece in
      let font = piece.font ?? environment.font ?? .body
      return TextRun(string: piece.string, font: font.testFont(at: environment.dynamicTypeSize))
    }
  }
}
