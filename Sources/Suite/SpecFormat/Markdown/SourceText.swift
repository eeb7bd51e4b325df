/// The text of a file, split into lines as in CommonMark: at `\n`, `\r\n` and `\r`.
package struct SourceText: Sendable, Equatable {
  /// The bytes of the text as UTF-8, without a byte order mark.
  package let bytes: [UInt8]
  /// The range of each line's bytes, without its ending.
  package let ranges: [Range<Int>]
  /// The length of the byte order mark that was removed, in bytes.
  package let markLength: Int
  /// The lines of front matter, from 1; empty if there is none.
  let frontMatter: Range<Int>
  /// The number of characters that a repair removed from the beginning of each line.
  private var removedCounts: [Int: Int] = [:]

  /// Splits a file into lines.
  ///
  /// - Parameter bytes: Valid UTF-8; a byte order mark at the beginning is removed.
  init(bytes: [UInt8]) {
    markLength = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let content = markLength > 0 ? Array(bytes.dropFirst(markLength)) : bytes
    self.bytes = content
    ranges = SourceText.lineRanges(of: content)
    frontMatter = FrontMatter.lines(in: ranges.lazy.map { content[$0] })
  }
}

extension SourceText {
  var lineCount: Int { ranges.count }

  /// The bytes of the file, including the byte order mark.
  var fileBytes: [UInt8] { (markLength > 0 ? [0xEF, 0xBB, 0xBF] : []) + bytes }

  /// Returns the bytes of a line, from 1; empty after the last line and in front matter.
  package func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
    guard ranges.indices.contains(line - 1), !frontMatter.contains(line) else { return [] }
    return bytes[ranges[line - 1]]
  }

  /// The title in the front matter; `nil` if there is none.
  var frontMatterTitle: String? {
    frontMatter.lazy.compactMap { FrontMatter.title(in: bytes[ranges[$0 - 1]]) }.first
  }

  /// Returns the text of a line, from 1; empty after the last line.
  package func line(_ line: Int) -> String {
    String(decoding: bytes(ofLine: line), as: UTF8.self)
  }

  /// Returns the number of characters in a line, from 1; 0 after the last line.
  func characterCount(ofLine line: Int) -> Int {
    let bytes = bytes(ofLine: line)
    return bytes.allSatisfy { $0 < 0x80 } ? bytes.count : self.line(line).count
  }

  /// Returns the column in the file, from 1, of the character at an offset in bytes.
  func column(ofLine line: Int, byte offset: Int) -> Int {
    let before = String(decoding: bytes(ofLine: line).prefix(offset), as: UTF8.self)
    return column(ofLine: line, offset: before.count)
  }

  /// Returns the column in the file, from 1, of the character at an offset in characters.
  func column(ofLine line: Int, offset: Int) -> Int {
    offset + removedCounts[line, default: 0] + 1
  }

  /// Returns the text with some lines replaced, in which columns still refer to the original file.
  ///
  /// - Parameter replacements: The bytes of the new lines, by line number.
  /// - Returns: A text whose lines end with `\n`.
  func replacing(_ replacements: [Int: ArraySlice<UInt8>]) -> SourceText {
    var bytes: [UInt8] = []
    for line in 1..<(lineCount + 1) {
      bytes += replacements[line] ?? self.bytes(ofLine: line)
      bytes.append(.lineFeed)
    }
    var text = SourceText(bytes: bytes)
    text.removedCounts = removedCounts
    for (line, replacement) in replacements {
      text.removedCounts[line, default: 0] += self.bytes(ofLine: line).count - replacement.count
    }
    return text
  }

  /// Returns the lines of a text, without their endings.
  package static func lines(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    return lineRanges(of: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  private static func lineRanges(of bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == .lineFeed || byte == .carriageReturn else { continue }
      ranges.append(start..<(index - 1))
      if byte == .carriageReturn, index < bytes.count, bytes[index] == .lineFeed { index += 1 }
      start = index
    }
    if start < bytes.count { ranges.append(start..<bytes.count) }
    return ranges
  }
}

extension StringProtocol {
  /// The text without leading and trailing white space.
  ///
  /// - Complexity: O(*n*) for *n* blanks, and a copy.
  package var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

/// ASCII characters that are significant in Markdown and Swift.
extension UInt8 {
  package static let tab = UInt8(ascii: "\t")
  package static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  package static let space = UInt8(ascii: " ")
  static let backtick = UInt8(ascii: "`")
  static let tilde = UInt8(ascii: "~")

  /// Whether the byte is a space or a tab.
  package var isBlank: Bool { self == .space || self == .tab }

  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
