/// A file's text, cut into lines as CommonMark cuts them: at `\n`, `\r\n` and `\r`.
struct SourceText: Sendable, Equatable {
  /// UTF-8, without a byte order mark.
  let bytes: [UInt8]
  /// Where each line's bytes are, without its ending.
  let ranges: [Range<Int>]
  /// How many bytes the byte order mark takes that was left out.
  let markLength: Int
  /// How many characters were taken from the start of a line, where a text was repaired.
  private var removedCounts: [Int: Int] = [:]

  /// Cuts a file into lines.
  ///
  /// - Parameter bytes: Valid UTF-8; a byte order mark at the start is left out.
  init(bytes: [UInt8]) {
    markLength = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let content = markLength > 0 ? Array(bytes.dropFirst(markLength)) : bytes
    self.bytes = content
    ranges = SourceText.lineRanges(of: content)
  }
}

extension SourceText {
  var lineCount: Int { ranges.count }

  /// The file's bytes, its byte order mark too.
  var fileBytes: [UInt8] { (markLength > 0 ? [0xEF, 0xBB, 0xBF] : []) + bytes }

  /// The bytes of a line, from 1; none past the end.
  func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
    ranges.indices.contains(line - 1) ? bytes[ranges[line - 1]] : []
  }

  /// The characters of a line, from 1; none past the end.
  func line(_ line: Int) -> String {
    String(decoding: bytes(ofLine: line), as: UTF8.self)
  }

  /// How many characters a line has, from 1; none past the end.
  func characterCount(ofLine line: Int) -> Int {
    let bytes = bytes(ofLine: line)
    return bytes.allSatisfy { $0 < 0x80 } ? bytes.count : self.line(line).count
  }

  /// The column in the file, from 1, of a line's character that begins at a byte.
  func column(ofLine line: Int, byte offset: Int) -> Int {
    let before = String(decoding: bytes(ofLine: line).prefix(offset), as: UTF8.self)
    return column(ofLine: line, offset: before.count)
  }

  /// The column in the file, from 1, of a line's character at an offset.
  func column(ofLine line: Int, offset: Int) -> Int {
    offset + removedCounts[line, default: 0] + 1
  }

  /// The same text with other lines at some places, and their characters' columns as they were.
  ///
  /// - Parameter replacements: The bytes of new lines, by the numbers of those that they replace.
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

  /// The lines of a text, without their endings.
  static func lines(of text: String) -> [String] {
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
  /// The characters without the blanks at both ends.
  ///
  /// - Complexity: O(*n*) for *n* blanks, and a copy.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

/// The ASCII characters that Markdown and Swift are cut at.
extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let backtick = UInt8(ascii: "`")
  static let tilde = UInt8(ascii: "~")

  /// Whether the byte is a space or a tab.
  var isBlank: Bool { self == .space || self == .tab }

  /// Whether the byte is one of `0` to `9`.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
