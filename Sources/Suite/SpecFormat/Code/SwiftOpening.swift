/// Something in Swift code that has to be closed again.
struct SwiftOpening {
  enum Kind: Equatable {
    /// `(`, `[` or `{`.
    case bracket(UInt8)
    /// `\(` in a string.
    case interpolation
    /// A string with that many `#` before it.
    case string(hashes: Int, isMultiline: Bool)
    /// `/*`.
    case comment
    /// `#if`.
    case condition
  }

  var kind: Kind
  /// The line, from 1 in the code.
  var line: Int
}

extension SwiftOpening {
  /// The characters that the author wrote, for messages.
  var written: String {
    switch kind {
    case .bracket(let byte): String(UnicodeScalar(byte))
    case .interpolation: "\\("
    case .string(let hashes, let isMultiline):
      String(repeating: "#", count: hashes) + (isMultiline ? "\"\"\"" : "\"")
    case .comment: "/*"
    case .condition: "#if"
    }
  }

  /// Whether a closing bracket closes it.
  func isClosed(by bracket: UInt8) -> Bool {
    switch (kind, bracket) {
    case (.bracket(UInt8(ascii: "(")), UInt8(ascii: ")")),
      (.bracket(UInt8(ascii: "[")), UInt8(ascii: "]")),
      (.bracket(UInt8(ascii: "{")), UInt8(ascii: "}")),
      (.interpolation, UInt8(ascii: ")")):
      true
    default:
      false
    }
  }
}
