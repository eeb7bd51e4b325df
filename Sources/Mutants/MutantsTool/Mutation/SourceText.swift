internal import SwiftParser
internal import SwiftSyntax

/// The bytes of a source file, with positions as lines and columns.
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
  /// Returns the text of a range.
  subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the text of a range on one line, with single spaces.
  func line(of range: Range<Int>) -> String {
    self[range].split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns the line and the column of a byte, from 1.
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

  /// Returns the offset of a line and a column, from 1, limited to the end of the text.
  func offset(line: Int, column: Int) -> Int {
    guard lineStarts.indices.contains(line - 1) else { return bytes.count }
    return min(lineStarts[line - 1] + column - 1, bytes.count)
  }

  /// Returns the range of a line in bytes, from 1, without its line feed.
  func range(ofLine line: Int) -> Range<Int> {
    guard lineStarts.indices.contains(line - 1) else { return bytes.count..<bytes.count }
    let end = lineStarts.indices.contains(line) ? lineStarts[line] - 1 : bytes.count
    return lineStarts[line - 1]..<end
  }
}

/// Extracts code without its comments.
package enum CodeText {
  /// Returns the tokens of a file, with the information which of them start a line.
  ///
  /// Changes of comments, indentation and blank lines do not affect the result.
  ///
  /// - Parameter text: The text of the file.
  /// - Returns: All tokens, separated by a space or a line feed.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func withoutComments(_ text: String) -> String {
    Parser.parse(source: text).tokens(viewMode: .sourceAccurate).reduce(into: "") { code, token in
      // The first token has no separator, whatever precedes it, and the end of the file is not a
      // token.
      if !code.isEmpty, !token.text.isEmpty {
        code += token.leadingTrivia.contains(where: \.isNewline) ? "\n" : " "
      }
      code += token.text
    }
  }
}

extension SyntaxProtocol {
  /// The range of the node's code in bytes, without surrounding trivia.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
