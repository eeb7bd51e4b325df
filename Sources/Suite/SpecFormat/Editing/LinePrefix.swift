/// The bytes that quotations, list items and the fence's own indentation put before a line of a block.
struct LinePrefix: Equatable {
  /// As they are in the file; the last is a tab where the content begins within its columns.
  private let bytes: [UInt8]
  /// How many columns of that tab are blanks of the content.
  private let tabRest: Int
  /// Whether a blank behind the bytes is the content's own, and not one more that a container takes.
  private let isComplete: Bool
  /// Whether nothing stands behind the bytes: a list item need not be indented there.
  private let isOfEmptyLine: Bool

  /// Reads the prefix of a line that is in the file.
  ///
  /// - Parameters:
  ///   - line: The bytes of the line, without its ending.
  ///   - content: The characters that libcmark has read of it.
  init(of line: ArraySlice<UInt8>, before content: String) {
    var start = line.endIndex
    var rest = Array(content.utf8)[...]
    while start > line.startIndex, let last = rest.last {
      if line[start - 1] == last {
        rest.removeLast()
      } else if line[start - 1] == 0, rest.suffix(3).elementsEqual("\u{FFFD}".utf8) {
        // libcmark has this character in place of a zero.
        rest.removeLast(3)
      } else {
        break
      }
      start -= 1
    }
    bytes = Array(line[..<start])
    // A container takes some columns of a tab; the others are blanks of the content.
    tabRest = bytes.last == .tab ? rest.count : 0
    isComplete = content.utf8.first?.isBlank ?? false
    isOfEmptyLine = content.isEmpty
  }

  /// Takes a prefix that all containers have their blanks in.
  init(complete bytes: [UInt8]) {
    self.bytes = bytes
    tabRest = 0
    isComplete = true
    isOfEmptyLine = false
  }
}

extension LinePrefix {
  /// The bytes of a line with other content behind the prefix; `nil` where it would be read as another.
  func line(with content: String) -> [UInt8]? {
    let startsBlank = content.utf8.first?.isBlank ?? false
    if isOfEmptyLine, !content.isEmpty { return nil }
    if startsBlank, !isComplete { return nil }
    guard tabRest > 0 else { return bytes + Array(content.utf8) }
    let rest = [UInt8](repeating: .space, count: tabRest)
    if content.utf8.starts(with: rest) { return bytes + content.utf8.dropFirst(tabRest) }
    return Array(bytes.expandingTabs().dropLast(tabRest)) + Array(content.utf8)
  }
}

extension [UInt8] {
  /// The bytes with as many blanks in place of each tab as it has columns, from the line's start.
  func expandingTabs() -> [UInt8] {
    reduce(into: []) { line, byte in
      let width = byte == .tab ? 4 - line.count % 4 : 0
      line += byte == .tab ? [UInt8](repeating: .space, count: width) : [byte]
    }
  }
}
