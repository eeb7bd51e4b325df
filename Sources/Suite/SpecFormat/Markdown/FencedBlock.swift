/// A fenced code block, with the raw text of its info string.
package struct FencedBlock: Sendable, Equatable {
  /// The opening fence's line in the file, from 1.
  var line: Int
  /// The opening fence itself.
  var opener: FenceOpener
  /// Every line between the fences, blank ones too.
  var content: [BlockLine]
  /// Whether a closing fence ends the block, and not the end of the file or of its container.
  var isClosed: Bool
}

extension FencedBlock {
  /// The text behind the opening fence, blanks at both ends left out.
  package var info: String { opener.info }

  /// The first word of the info string; empty where there is none.
  package var name: String { opener.name }

  /// Every line of the content, each with a line feed.
  package var code: String { content.map { $0.text + "\n" }.joined() }

  /// The content without its blank lines.
  var writtenLines: [BlockLine] { content.filter { !$0.isBlank } }

  /// The lines of the block in the file, those of its fences too.
  var lines: Range<Int> { line..<(line + content.count + (isClosed ? 2 : 1)) }
}

/// The raw text of an opening fence: `` ```frames 320x480 ``.
struct FenceOpener: Sendable, Equatable {
  /// A backtick or a tilde.
  var character: UInt8
  /// How many of them.
  var length: Int
  /// The fence's column in the line, from 1, in characters.
  var column: Int
  /// The text that follows the fence, blanks at both ends left out.
  var info: String
  /// The column of the info string's first character, from 1.
  var infoColumn: Int
}

extension FenceOpener {
  /// Reads a fence at a place of a line; `nil` where fewer than three backticks or tildes stand
  /// there.
  ///
  /// - Parameters:
  ///   - line: The bytes of the line, without its ending.
  ///   - offset: How many bytes stand before the fence.
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

  /// Reads the fence that a line begins with, after what quotations and list items put before it.
  init?(afterMarkersOf line: ArraySlice<UInt8>) {
    self.init(in: line, at: ContainerPrefix(of: line).length)
  }

  /// The info string's first word: a language or a kind of block; empty where there is none.
  var name: String { String(info.prefix { !$0.isWhitespace }) }

  /// Whether a line with this fence closes a block that the other one opened.
  func closes(_ other: FenceOpener) -> Bool {
    character == other.character && length >= other.length && info.isEmpty
  }
}

/// The characters before the text of a line: blanks, and the markers of quotations and list items.
struct ContainerPrefix {
  /// The bytes before the text.
  private(set) var length = 0
  /// How many markers stand among them.
  private(set) var markerCount = 0
  /// The columns that blanks take, a tab as four.
  private(set) var indentation = 0

  /// Reads the prefix of a line.
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

  /// The length of the marker that a text begins with, in bytes; `nil` where it begins with none.
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

  /// Whether a byte is a blank or the line has ended.
  private static func isBlank(_ byte: UInt8?) -> Bool { byte?.isBlank ?? true }
}
