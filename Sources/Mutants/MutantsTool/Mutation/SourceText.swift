internal import SwiftParser
internal import SwiftSyntax

/// The text of a file, in bytes.
struct SourceText: Sendable {
  let bytes: [UInt8]
  private let lineStarts: [Int]

  init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  init(bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }
}

extension SourceText {
  /// The text of a range.
  subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text of a range on one line, with single spaces.
  func line(of range: Range<Int>) -> String {
    self[range].split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The line and the column of a byte, from 1.
  ///
  /// - Complexity: O(log *n*) for *n* lines.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  /// The byte at a line and a column, from 1; the end of the text for one behind it.
  func offset(line: Int, column: Int) -> Int {
    guard lineStarts.indices.contains(line - 1) else { return bytes.count }
    return min(lineStarts[line - 1] + column - 1, bytes.count)
  }

  /// The bytes of a line, from 1, without its end.
  func range(ofLine line: Int) -> Range<Int> {
    guard lineStarts.indices.contains(line - 1) else { return bytes.count..<bytes.count }
    let end = lineStarts.indices.contains(line) ? lineStarts[line] - 1 : bytes.count
    return lineStarts[line - 1]..<end
  }
}

/// The text of code alone.
package enum CodeText {
  /// The code of a file as one text: its tokens, and whether each begins a line.
  ///
  /// Another comment, another indentation or a blank line more leaves the text as it is.
  ///
  /// - Parameter text: The file's text.
  /// - Returns: All tokens, with one blank or one line feed between two.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func withoutComments(_ text: String) -> String {
    Parser.parse(source: text).tokens(viewMode: .sourceAccurate).reduce(into: "") { code, token in
      // The first word begins a line, whatever is above it; the end of the file is no word.
      if !code.isEmpty, !token.text.isEmpty {
        code += token.leadingTrivia.contains(where: \.isNewline) ? "\n" : " "
      }
      code += token.text
    }
  }
}

extension SyntaxProtocol {
  /// The node's own code without what stands around it, in bytes of the file.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
