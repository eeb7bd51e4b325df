/// A fenced code block, with the raw text of its info string.
package struct FencedBlock: Sendable, Equatable {
  /// The opening fence's line in the file, from 1.
  package var line: Int
  /// The opening fence itself.
  package var opener: FenceOpener
  /// All lines between the fences, including blank ones.
  package var content: [BlockLine]
  /// Whether the block ends with a closing fence, rather than with its container or the file.
  var isClosed: Bool
}

extension FencedBlock {
  /// The text after the opening fence, without surrounding blanks.
  package var info: String { opener.info }

  /// The first word of the info string; empty if there is none.
  package var name: String { opener.name }

  /// The lines of the content, each with a line feed.
  package var code: String { content.map { $0.text + "\n" }.joined() }

  /// The content without its blank lines.
  package var writtenLines: [BlockLine] { content.filter { !$0.isBlank } }

  /// The line numbers of the block in the file, including its fences.
  package var lines: Range<Int> { line..<(line + content.count + (isClosed ? 2 : 1)) }
}

/// The raw text of an opening fence: `` ```frames 320x480 ``.
package struct FenceOpener: Sendable, Equatable {
  /// The character of the fence: a backtick or a tilde.
  package var character: UInt8
  /// The number of characters in the fence.
  package var length: Int
  /// The column of the fence in characters, from 1.
  package var column: Int
  /// The text after the fence, without surrounding blanks.
  package var info: String
  /// The column of the info string's first character, from 1.
  var infoColumn: Int
}

extension FenceOpener {
  /// Parses a fence at an offset in a line; `nil` if there are fewer than three backticks or
  /// tildes.
  ///
  /// - Parameters:
  ///   - line: The bytes of the line, without its ending.
  ///   - offset: The number of bytes before the fence.
  init?(in line: ArraySlice<UInt8>, at offset: Int) {
    let rest = line.dropFirst(offset)
    guard let character = rest.first, character == .backtick || character == .tilde else {
      return nil
    }
    let run = rest.prefix { $0 == character }
    guard run.count >= 3 else { return nil }
    let tail = rest.dropFirst(run.count)
    let blanks = tail.prefix { $0.isBlank }.count
    let info = String(decoding: tail.dropFirst(blanks), as: UTF8.self).trimmed
    let column = String(decoding: line.prefix(offset), as: UTF8.self).count + 1
    self.init(
      character: character,
      length: run.count,
      column: column,
      info: info,
      infoColumn: column + run.count + blanks
    )
  }

  /// Parses the fence at the beginning of a line, after the markers of quotations and list items;
  /// `nil` for another line.
  package init?(afterMarkersOf line: ArraySlice<UInt8>) {
    self.init(in: line, at: ContainerPrefix(of: line).length)
  }

  /// The first word of the info string, which is a language or a kind of block; empty if there is
  /// none.
  var name: String { String(info.prefix { !$0.isWhitespace }) }

  /// Returns whether this fence closes a block that another one opened.
  func closes(_ other: FenceOpener) -> Bool {
    character == other.character && length >= other.length && info.isEmpty
  }
}

/// The part of a line before its text: blanks, and the markers of quotations and list items.
struct ContainerPrefix {
  /// The number of bytes before the text.
  private(set) var length = 0
  /// The number of markers.
  private(set) var markerCount = 0
  /// The number of columns of blanks, with four for each tab.
  private(set) var indentation = 0

  /// Parses the prefix of a line.
  ///
  /// - Complexity: O(*n*) for a prefix of *n* bytes.
  init(of line: ArraySlice<UInt8>) {
    var rest = line
    while let byte = rest.first {
      if byte.isBlank {
        indentation += byte == .tab ? 4 : 1
        rest = rest.dropFirst()
      } else if let marker = ContainerPrefix.markerLength(of: rest) {
        markerCount += 1
        rest = rest.dropFirst(marker)
      } else {
        break
      }
    }
    length = line.count - rest.count
  }

  /// Returns the length of the marker at the beginning of a text, in bytes; `nil` if there is none.
  private static func markerLength(of text: ArraySlice<UInt8>) -> Int? {
    guard let first = text.first else { return nil }
    switch first {
    case UInt8(ascii: ">"):
      return 1
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
      return isBlank(text.dropFirst().first) ? 1 : nil
    default:
      let digits = text.prefix(10).prefix { $0.isDigit }.count
      let rest = text.dropFirst(digits)
      let isMarker =
        (1...9).contains(digits) && [UInt8(ascii: "."), UInt8(ascii: ")")].contains(rest.first)
      return isMarker && isBlank(rest.dropFirst().first) ? digits + 1 : nil
    }
  }

  /// Returns whether a byte is a blank or missing at the end of a line.
  private static func isBlank(_ byte: UInt8?) -> Bool { byte?.isBlank ?? true }
}
