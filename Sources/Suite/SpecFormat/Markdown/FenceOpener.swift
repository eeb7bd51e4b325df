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
