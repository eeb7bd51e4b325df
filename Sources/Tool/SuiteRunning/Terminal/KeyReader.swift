/// A key or another input from a keyboard, as far as a review distinguishes them.
package enum TerminalKey: Equatable {
  /// A character, or a letter with Control: control-C is `"\u{3}"`.
  case character(Character)
  /// A key without a character: Escape, an arrow, a function key, a letter with Alt, the mouse, or
  /// invalid UTF-8.
  case special
  /// Several keys at once, which is pasted text.
  case pasted
}

extension TerminalKey {
  /// Control-C, which cancels the review.
  package static let interrupt = TerminalKey.character("\u{3}")
  /// Control-D, which is the end of the input.
  package static let endOfInput = TerminalKey.character("\u{4}")
  /// Control-Z, which suspends the process.
  package static let stop = TerminalKey.character("\u{1A}")
}

/// Reads complete keys from the bytes of a terminal, using the time between bytes if they are
/// ambiguous.
///
/// A key is complete if no other byte follows for a while. Input that is faster than typing is
/// pasted text, and a sequence that arrives in parts is never read as separate letters.
@MainActor
struct KeyReader {
  /// The time in milliseconds within which another key counts as pasted.
  ///
  /// It is shorter than the interval of a repeated key.
  private static let quiet = 25
  /// The time in milliseconds to wait for the rest of a key that may be complete.
  nonisolated static let sequenceTimeout = 100

  /// Whether the previous key was Escape, which may have been the beginning of a slow sequence.
  private var isAfterEscape = false
}

extension KeyReader {
  /// Waits for a key.
  ///
  /// - Parameter input: The source of the bytes.
  /// - Returns: The key; `nil` at the end of the input.
  mutating func key(from input: some KeyInput) -> TerminalKey? {
    var scanner = KeyScanner()
    while let bytes = input.bytes(within: Self.pause(in: scanner.state)) {
      guard let first = bytes.first else {
        isAfterEscape = scanner.isEscape
        return scanner.key
      }
      // Escape has no effect by itself, so nothing is lost if it is read as the beginning of a
      // sequence.
      if isAfterEscape, KeySequence.introducers.contains(first) {
        scanner.append([KeySequence.escape])
      }
      isAfterEscape = false
      // These keys take effect even within an incomplete key or a paste.
      let key = TerminalKey.character(Character(UnicodeScalar(first)))
      let isRepeated = bytes.allSatisfy { $0 == first }
      if isRepeated, [.interrupt, .endOfInput, .stop].contains(key) { return key }
      scanner.append(bytes)
    }
    return nil
  }

  /// Returns the time to wait for further bytes in milliseconds; `nil` for no limit.
  private static func pause(in state: KeyScanner.State) -> Int? {
    switch state {
    case .empty, .open: nil
    case .whole: quiet
    case .undecided: sequenceTimeout
    }
  }
}

/// A scanner that assembles a key from the bytes of a terminal.
struct KeyScanner {
  /// The state of the key in the bytes so far.
  enum State {
    /// There are no bytes.
    case empty
    /// The key is complete if no other byte follows immediately.
    case whole
    /// The key may be complete if no other byte follows soon.
    case undecided
    /// The key is incomplete.
    case open
  }

  /// The escape sequences before and after pasted text.
  private static let pasteBegin = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// The bytes that are not part of a key yet.
  private var rest: ArraySlice<UInt8> = []
  private var isInPaste = false
  /// The key in the earlier bytes; `nil` before the first key.
  ///
  /// Several keys at once are pasted text.
  private var found: TerminalKey?
  private(set) var state = State.empty
}

extension KeyScanner {
  /// The key in all bytes so far, if no more bytes follow.
  var key: TerminalKey { rest.isEmpty ? found ?? .pasted : found == nil ? .special : .pasted }

  /// Whether the bytes so far are only Escape.
  var isEscape: Bool { found == nil && rest.elementsEqual([KeySequence.escape]) }

  /// Reads further bytes.
  ///
  /// - Parameter bytes: The next bytes; not empty.
  mutating func append(_ bytes: [UInt8]) {
    rest += bytes
    while !rest.isEmpty {
      guard !isInPaste else {
        guard skipPaste() else { break }
        continue
      }
      switch KeySequence(of: rest) {
      case .whole(let count): note(rest.prefix(count))
      case .openSequence: return state = .open
      case .undecided: return state = .undecided
      }
    }
    state = isInPaste ? .open : .whole
  }

  /// Removes the first bytes and records them as a key.
  private mutating func note(_ bytes: ArraySlice<UInt8>) {
    rest = rest.dropFirst(bytes.count)
    isInPaste = bytes.elementsEqual(Self.pasteBegin)
    found = found == nil && !isInPaste ? Self.key(of: bytes) : .pasted
  }

  /// Skips pasted text up to its end.
  ///
  /// - Returns: Whether the end was found.
  private mutating func skipPaste() -> Bool {
    if let end = rest.firstRange(of: Self.pasteEnd) {
      rest = rest[end.upperBound...]
      isInPaste = false
    } else {
      rest = rest.suffix(Self.pasteEnd.count - 1)
    }
    return !isInPaste
  }

  private static func key(of bytes: ArraySlice<UInt8>) -> TerminalKey {
    guard bytes.first != KeySequence.escape, let text = String(validating: bytes, as: UTF8.self),
      let character = text.first
    else { return .special }
    return .character(character)
  }
}

/// The first key in a sequence of bytes.
enum KeySequence: Equatable {
  /// A complete key of this number of bytes.
  case whole(Int)
  /// The beginning of an escape sequence, which is never read as separate keys.
  case openSequence
  /// A key or the beginning of one, such as Escape or the first byte of `é`; the time until the
  /// next byte decides.
  case undecided
}

extension KeySequence {
  /// The byte of the Escape key, which starts sequences.
  static let escape: UInt8 = 0x1B
  /// The bytes after Escape that start a sequence: `ESC [` (CSI) and `ESC O` (SS3).
  static let introducers = Array("[O".utf8)

  /// Finds the end of the first key.
  ///
  /// - Parameter bytes: The bytes; not empty.
  init(of bytes: ArraySlice<UInt8>) {
    let bytes = Array(bytes.prefix(Self.longest))
    if bytes[0] == Self.escape {
      self = Self.afterEscape(bytes)
    } else {
      self = Self.character(bytes)
    }
  }

  /// The maximum number of bytes in a sequence; a longer one is not a sequence.
  private static let longest = 64

  private static func afterEscape(_ bytes: [UInt8]) -> KeySequence {
    guard bytes.count > 1 else { return .undecided }
    if introducers.contains(bytes[1]) { return sequence(bytes, introducer: 1) }
    guard bytes[1] == escape else {
      // A letter with Alt.
      guard case .whole(let count) = character(Array(bytes[1...])) else { return .undecided }
      return .whole(count + 1)
    }
    // Some terminals send Escape before the sequence of a key with Alt.
    guard bytes.count > 2 else { return .undecided }
    return introducers.contains(bytes[2]) ? sequence(bytes, introducer: 2) : .whole(1)
  }

  /// Returns a sequence of parameter bytes from 20 to 3F, and a final byte from 40 to 7E.
  private static func sequence(_ bytes: [UInt8], introducer: Int) -> KeySequence {
    let start = introducer + 1
    let rest = bytes[start...]
    // The Linux console sends `ESC [ [ A` for F1, and an old mouse `ESC [ M` and three bytes.
    let counts = [UInt8(ascii: "["): 2, UInt8(ascii: "M"): 4]
    if bytes[introducer] == introducers[0], let count = rest.first.flatMap({ counts[$0] }) {
      return rest.count < count ? .openSequence : .whole(start + count)
    }
    guard let end = rest.firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      return bytes.count < longest ? .openSequence : .whole(start)
    }
    // Any other byte starts a new key.
    return .whole((0x40...0x7E).contains(bytes[end]) ? end + 1 : end)
  }

  /// Returns a UTF-8 character, or a single invalid byte.
  private static func character(_ bytes: [UInt8]) -> KeySequence {
    let count =
      switch bytes[0] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    let tail = bytes[1...].prefix(count - 1)
    guard tail.allSatisfy({ (0x80...0xBF).contains($0) }) else { return .whole(1) }
    return tail.count == count - 1 ? .whole(count) : .undecided
  }
}
