/// The effect of a character on line breaks inside of words (R-TXT-4): some classes of UAX 14.
///
/// Rules of UAX 14 for other classes are left out, because no recording shows them.
package enum WordBreaking: Sendable {
  /// A line may break after the character, as after a hyphen (class HY) or a dash (class BA).
  case after
  /// A line may break after the character, but not between two of them: a slash (class SY).
  case afterSlash
  /// A digit, before which no line breaks after a hyphen or a slash (class NU).
  case digit
  /// An ideograph or a kana, between which lines may break (class ID).
  case around
  /// No line breaks before or after the character because of it.
  case none
}

extension WordBreaking {
  init(of character: Character) {
    if let code = character.asciiValue {
      self.init(ofCode: code)
      return
    }
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x2010, 0x2012...0x2014: self = .after
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF: self = .around
    default: self = .none
    }
  }

  /// Makes the effect of a character with an ASCII code.
  init(ofCode code: UInt8) {
    switch code {
    case 0x2D: self = .after
    case 0x2F: self = .afterSlash
    case 0x30...0x39: self = .digit
    default: self = .none
    }
  }

  /// Returns whether a line may break between this character of a word and the next one.
  func allowsBreak(before next: WordBreaking) -> Bool {
    switch (self, next) {
    case (.after, .digit), (.after, .after), (.afterSlash, .digit), (.afterSlash, .afterSlash):
      false
    case (.after, _), (.afterSlash, _), (.around, .around): true
    default: false
    }
  }
}
