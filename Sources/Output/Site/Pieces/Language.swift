/// The language that a piece of text is in, as far as a page must say so.
enum Language {
  /// `ko` where a good part of the letters is Hangul; `nil` for the page's own language.
  static func code(of text: String) -> String? {
    var (hangul, others) = (0, 0)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F: hangul += 1
      case 0x41...0x5A, 0x61...0x7A: others += 1
      default: break
      }
    }
    return hangul * 4 > others && hangul > 0 ? "ko" : nil
  }
}
