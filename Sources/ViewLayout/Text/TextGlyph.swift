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
    kind = Kind(of: character)
    advance = kind == .newline ? 0 : run.font.advance(of: character) + run.tracking
  }
}

extension TextGlyph.Kind {
  init(of character: Character) {
    // Most text is ASCII, and looking properties up takes many times as long.
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
