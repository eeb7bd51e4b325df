import Foundation

/// The reader of `.strings` files: `"key" = "value";` with comments.
enum StringsFile {
  /// Returns the texts of a file by their keys.
  ///
  /// - Parameter file: A file in UTF-8, or in UTF-16 with a byte order mark, or a property list.
  /// - Returns: The texts as formats, which have no plurals.
  /// - Throws: A mistake with the line at which the syntax is broken.
  static func formats(in file: ResourceFile) throws(ResourceMistake) -> [String: LocalizedFormat] {
    let data = try file.data()
    if data.starts(with: Array("<?xml".utf8)) || data.starts(with: Array("bplist".utf8)) {
      guard let texts = try file.propertyList() as? [String: String] else {
        throw file.mistake("the property list is not a dictionary of texts")
      }
      return texts.mapValues { LocalizedFormat(format: $0) }
    }
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
      throw file.mistake("the text is neither UTF-8 nor UTF-16")
    }
    var parser = Parser(text: Array(text.unicodeScalars), file: file)
    return try parser.entries()
  }

  /// A parser of the syntax of old property lists, as far as tables of strings use it.
  private struct Parser {
    let text: [Unicode.Scalar]
    let file: ResourceFile
    private var place = 0
    private var line = 1

    init(text: [Unicode.Scalar], file: ResourceFile) {
      self.text = text.first == "\u{FEFF}" ? Array(text.dropFirst()) : text
      self.file = file
    }

    private var next: Unicode.Scalar? { place < text.count ? text[place] : nil }

    mutating func entries() throws(ResourceMistake) -> [String: LocalizedFormat] {
      var entries: [String: LocalizedFormat] = [:]
      try skipSpace()
      while next != nil {
        let key = try word("a key")
        try skipSpace()
        var value = key
        if next == "=" {
          advance()
          try skipSpace()
          value = try word("a text")
          try skipSpace()
        }
        guard next == ";" else { throw mistake("';' is missing after '\(key)'") }
        advance()
        entries[key] = LocalizedFormat(format: value)
        try skipSpace()
      }
      return entries
    }

    private mutating func advance() {
      if text[place] == "\n" { line += 1 }
      place += 1
    }

    private func mistake(_ message: String) -> ResourceMistake {
      file.mistake(message, line: line)
    }

    /// Skips blanks and comments.
    private mutating func skipSpace() throws(ResourceMistake) {
      while let scalar = next {
        if scalar.properties.isWhitespace {
          advance()
        } else if scalar == "/", place + 1 < text.count, text[place + 1] == "/" {
          while let scalar = next, scalar != "\n" { advance() }
        } else if scalar == "/", place + 1 < text.count, text[place + 1] == "*" {
          try skipComment()
        } else {
          return
        }
      }
    }

    private mutating func skipComment() throws(ResourceMistake) {
      let start = line
      place += 2
      while place + 1 < text.count {
        if text[place] == "*", text[place + 1] == "/" {
          place += 2
          return
        }
        advance()
      }
      throw file.mistake("the comment has no end", line: start)
    }

    /// Reads a text in quotation marks, or a word of letters, digits, `_`, `-` and `.`.
    private mutating func word(_ expected: String) throws(ResourceMistake) -> String {
      guard next == "\"" else {
        var word = String.UnicodeScalarView()
        while let scalar = next, scalar.isOfWord {
          word.append(scalar)
          advance()
        }
        guard !word.isEmpty else { throw mistake("\(expected) in quotation marks is missing") }
        return String(word)
      }
      let start = line
      advance()
      var content = String.UnicodeScalarView()
      while let scalar = next {
        advance()
        switch scalar {
        case "\"": return String(content)
        case "\\": content.append(escaped())
        default: content.append(scalar)
        }
      }
      throw file.mistake("the text has no closing quotation mark", line: start)
    }

    /// Reads the character after a backslash.
    private mutating func escaped() -> Unicode.Scalar {
      guard let scalar = next else { return "\\" }
      advance()
      switch scalar {
      case "n": return "\n"
      case "t": return "\t"
      case "r": return "\r"
      case "U", "u":
        let digits = text[place...].prefix(4).prefix { $0.properties.isASCIIHexDigit }
        let code = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
        guard let code, let scalar = Unicode.Scalar(code) else { return scalar }
        place += digits.count
        return scalar
      default: return scalar
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar may be in a word without quotation marks.
  fileprivate var isOfWord: Bool {
    properties.isAlphabetic || ("0"..."9").contains(self) || ["_", "-", ".", "$"].contains(self)
  }
}
