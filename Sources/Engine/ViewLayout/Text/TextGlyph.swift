import Foundation

/// A character of a text, as line breaking sees it: what it is, and how wide.
struct TextGlyph: Equatable {
  enum Kind {
    /// Part of a word.
    case word
    /// White space, after which a line may break.
    case space
    /// The end of a paragraph.
    case newline
  }

  /// In points.
  let advance: CGFloat
  /// Worked out once: looking a character's properties up is slow.
  let kind: Kind

  init(_ character: Character, in run: TextRun) {
    kind = Kind(of: character)
    advance = kind == .newline ? 0 : run.font.advance(of: character) + run.tracking
  }

  /// An ASCII character that is no line break.
  fileprivate init(code: UInt8, in run: TextRun) {
    kind = code == 0x20 || code == 0x09 ? .space : .word
    advance = run.font.advance(ofCode: code) + run.tracking
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

extension TextRun {
  /// Calls a closure with each glyph, in order.
  ///
  /// - Complexity: O(*n*) for *n* characters; those of a text in ASCII are read as bytes.
  func forEachGlyph(_ body: (TextGlyph) -> Void) {
    let isPlain = string.utf8.allSatisfy { $0 < 0x80 && !(0x0A...0x0D).contains($0) }
    guard isPlain else {
      for character in string { body(TextGlyph(character, in: self)) }
      return
    }
    for code in string.utf8 { body(TextGlyph(code: code, in: self)) }
  }
}
