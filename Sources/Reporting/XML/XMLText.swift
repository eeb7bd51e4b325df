/// Text as XML 1.0 can hold it.
enum XMLText {
  /// For the content of an element: control characters are removed, line feeds and tabs stay.
  static func content(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars where isAllowed(scalar) {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// For the value of an attribute in double quotes, in which readers turn a bare line feed into
  /// a space.
  static func attribute(_ text: String) -> String {
    content(text).replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
      .replacing("\t", with: "&#9;")
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA: true
    case ..<0x20, 0x7F...0x9F, 0xFFFE...0xFFFF: false
    default: true
    }
  }
}
