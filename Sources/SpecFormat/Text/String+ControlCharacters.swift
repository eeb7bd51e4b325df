extension String {
  /// Whether something in it is no letter or sign that anybody sees, such as a line feed.
  var hasControlCharacters: Bool { unicodeScalars.contains { $0.isControl } }

  /// The text with an escape in the place of each control character: `a\nb`.
  var escapingControlCharacters: String {
    guard hasControlCharacters else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.isControl ? scalar.escaped(asASCII: true) : String(scalar)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
