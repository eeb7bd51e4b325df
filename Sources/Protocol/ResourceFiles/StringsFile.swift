import Foundation

/// The reader of `.strings` files: `"key" = "value";` with comments.
enum StringsFile {
  /// Returns the texts of a file by their keys, as Foundation reads them.
  ///
  /// Foundation reads escapes such as `\\341` and `\\U00e9`, words without quotation marks, and
  /// texts in single ones. It ignores texts and comments without an end, and its errors state no
  /// line.
  ///
  /// - Parameter file: A file in UTF-8, or in UTF-16 with a byte order mark, or a property list.
  /// - Returns: The texts as formats, which have no plurals.
  /// - Throws: A mistake with the line at which the syntax is broken.
  static func formats(in file: ResourceFile) throws(ResourceMistake) -> [String: LocalizedFormat] {
    let data = try file.data()
    if !data.starts(with: Array("<?xml".utf8)), !data.starts(with: Array("bplist".utf8)) {
      let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
      guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
        throw file.mistake("the text is neither UTF-8 nor UTF-16")
      }
      var parser = Parser(text: Array(text.unicodeScalars), file: file)
      guard try parser.entryCount() > 0 else { return [:] }
    }
    guard let texts = try file.propertyList() as? [String: String] else {
      throw file.mistake("the property list is not a dictionary of texts")
    }
    return texts.mapValues { LocalizedFormat(format: $0) }
  }

  /// A check of the syntax of old property lists, as far as tables of strings use it.
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

    /// Returns the number of entries, or throws the first mistake.
    mutating func entryCount() throws(ResourceMistake) -> Int {
      var count = 0
      try skipSpace()
      while next != nil {
        let key = try word("a key")
        try skipSpace()
        if next == "=" {
          advance()
          try skipSpace()
          _ = try word("a text")
          try skipSpace()
        }
        guard next == ";" else { throw mistake("';' is missing after '\(key)'") }
        advance()
        count += 1
        try skipSpace()
      }
      return count
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
        if scalar.isBlank {
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

    /// Reads a text in quotation marks or a word; its escapes are not replaced.
    private mutating func word(_ expected: String) throws(ResourceMistake) -> String {
      guard let mark = next, mark == "\"" || mark == "'" else {
        var word = String.UnicodeScalarView()
        while let scalar = next, scalar.isOfWord {
          word.append(scalar)
          advance()
        }
        guard !word.isEmpty else { throw mistake(missing(expected)) }
        return String(word)
      }
      let start = line
      advance()
      var content = String.UnicodeScalarView()
      while let scalar = next {
        advance()
        if scalar == mark { return String(content) }
        content.append(scalar)
        if scalar == "\\", let escaped = next {
          content.append(escaped)
          advance()
        }
      }
      throw file.mistake("the text has no closing quotation mark", line: start)
    }

    private func missing(_ expected: String) -> String {
      guard next?.properties.isWhitespace != true else {
        return "\(expected) is missing: there is a blank that is no space, such as a no-break space"
      }
      return "\(expected) in quotation marks is missing"
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar separates words; a no-break space does not.
  fileprivate var isBlank: Bool {
    (0x09...0x0D).contains(value) || value == 0x20 || value == 0x2028 || value == 0x2029
  }

  /// Whether the scalar may be in a word without quotation marks.
  fileprivate var isOfWord: Bool {
    isASCII && properties.isAlphabetic || ("0"..."9").contains(self)
      || ["_", "-", ".", "$", "/", ":"].contains(self)
  }
}
