import Foundation

/// A character of a text, as line breaking sees it.
struct TextGlyph: Equatable {
  enum Kind {
    /// Part of a word.
    case word
    /// White space, after which a line may break.
    case space
    /// The end of a paragraph.
    case newline
  }

  let character: Character
  /// In points.
  let advance: CGFloat
  /// Worked out once: looking a character's properties up is slow.
  let kind: Kind

  init(_ character: Character, in run: TextRun) {
    self.character = character
    kind = character.isNewline ? .newline : character.isWhitespace ? .space : .word
    advance = kind == .newline ? 0 : run.font.advance(of: character) + run.tracking
  }
}
