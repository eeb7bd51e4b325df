/// A file's text, cut into lines as CommonMark cuts them: at `\n`, `\r\n` and `\r`.
struct SourceText: Sendable {
  /// UTF-8, without a byte order mark.
  let bytes: [UInt8]
  /// Where each line's bytes are, without its ending.
  private let ranges: [Range<Int>]

  /// Cuts a file into lines.
  ///
  /// - Parameter bytes: Valid UTF-8; a byte order mark at the start is left out.
  init(bytes: [UInt8]) {
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    self.bytes = content
    ranges = SourceText.lineRanges(of: content)
  }
}

extension SourceText {
  var lineCount: Int { ranges.count }

  /// The bytes of a line, from 1; none past the end.
  func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
    ranges.indices.contains(line - 1) ? bytes[ranges[line - 1]] : []
  }

  /// The characters of a line, from 1; none past the end.
  func line(_ line: Int) -> String {
    String(decoding: bytes(ofLine: line), as: UTF8.self)
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
