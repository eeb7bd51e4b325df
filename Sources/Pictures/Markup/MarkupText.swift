/// Text as HTML and SVG can hold it, between elements and in an attribute's double quotes.
enum MarkupText {
  /// The text with an escape for each character that markup gives a meaning, and without those
  /// that XML cannot hold.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: mustBeLookedAt) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n", "\r": escaped.unicodeScalars.append(scalar)
      default:
        if !isControl(scalar) { escaped.unicodeScalars.append(scalar) }
      }
    }
    return escaped
  }

  private static func mustBeLookedAt(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte >= 0x7F || [0x22, 0x26, 0x27, 0x3C, 0x3E].contains(byte)
  }

  /// Controls, those that turn the direction of text around included: they would make a page show
  /// another order than its source has.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF: true
    default: false
    }
  }
}
