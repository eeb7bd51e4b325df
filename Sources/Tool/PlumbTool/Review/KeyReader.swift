/// Anything that comes from a keyboard, told apart as far as a review has a use for it.
enum TerminalKey: Equatable {
  /// A character, or a letter that Control was held with: control-C is `"\u{3}"`.
  case character(Character)
  /// A key that is no character: Escape, an arrow, a function key, a letter with Alt, the mouse, a
  /// byte that is no UTF-8.
  case special
  /// Text that came at once, and not key by key.
  case pasted
}

extension TerminalKey {
  /// Control-C, which breaks off.
  static let interrupt = TerminalKey.character("\u{3}")
  /// Control-D, which is the end of all input.
  static let endOfInput = TerminalKey.character("\u{4}")
  /// Control-Z, which has the process wait until somebody goes on with it.
  static let stop = TerminalKey.character("\u{1A}")
}

/// Reads whole keys off the bytes of a terminal, by the time between them where the bytes do not
/// tell.
///
/// A key counts once nothing follows it for a while: whatever comes faster than somebody types is
/// pasted, and a sequence that comes in parts is never read as the letters that are in it.
@MainActor
struct KeyReader {
  /// How long after a key another one is taken to be pasted with it, in milliseconds: less than
  /// between two keys of a keyboard that repeats one.
  private static let quiet = 25
  /// How long the rest of a key may take where it may be whole, in milliseconds.
  nonisolated static let patience = 100

  /// Whether the key before was Escape, with which a sequence may have begun that comes slowly.
  private var isAfterEscape = false
}

extension KeyReader {
  /// Waits for a key.
  ///
  /// - Parameter input: Where its bytes come from.
  /// - Returns: The key; `nil` where nobody will press one any more.
  mutating func key(from input: some KeyInput) -> TerminalKey? {
    var scanner = KeyScanner()
    while let bytes = input.bytes(within: Self.pause(in: scanner.state)) {
      guard let first = bytes.first else {
        isAfterEscape = scanner.isEscape
        return scanner.key
      }
      // Escape is nothing by itself, so that nothing is lost where it is taken for the beginning.
      if isAfterEscape, KeySequence.introducers.contains(first) {
        scanner.append([KeySequence.escape])
      }
      isAfterEscape = false
      // A key that waits for its end, or a paste, does not keep these.
      let key = TerminalKey.character(Character(UnicodeScalar(first)))
      let isRepeated = bytes.allSatisfy { $0 == first }
      if isRepeated, [.interrupt, .endOfInput, .stop].contains(key) { return key }
      scanner.append(bytes)
    }
    return nil
  }

  /// How long further bytes are waited for.
  private static func pause(in state: KeyScanner.State) -> Int? {
    switch state {
    case .empty, .open: nil
    case .whole: quiet
    case .undecided: patience
    }
  }
}

/// Takes bytes as a terminal sends them, and says which key they are in the end.
struct KeyScanner {
  /// How far the bytes that have come are a key.
  enum State {
    /// Nothing has come.
    case empty
    /// It is one, if nothing else follows at once.
    case whole
    /// It may be one, if nothing else follows soon.
    case undecided
    /// Its end is missing.
    case open
  }

  /// The sequences around pasted text.
  private static let pasteBegin = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// The bytes that have not been read as a key yet.
  private var rest: ArraySlice<UInt8> = []
  private var isInPaste = false
  /// What the bytes before are; several keys at once are pasted.
  private var found: TerminalKey?
  private(set) var state = State.empty
}

extension KeyScanner {
  /// What everything that has come is, if no more comes.
  var key: TerminalKey { rest.isEmpty ? found ?? .pasted : found == nil ? .special : .pasted }

  /// Whether it is Escape alone, so far.
  var isEscape: Bool { found == nil && rest.elementsEqual([KeySequence.escape]) }

  /// Reads further bytes.
  ///
  /// - Parameter bytes: What came behind everything else; at least one.
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

  /// Takes the first bytes for a key.
  private mutating func note(_ bytes: ArraySlice<UInt8>) {
    rest = rest.dropFirst(bytes.count)
    isInPaste = bytes.elementsEqual(Self.pasteBegin)
    found = found == nil && !isInPaste ? Self.key(of: bytes) : .pasted
  }

  /// Leaves pasted text out, up to its end.
  ///
  /// - Returns: Whether the end has come.
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

/// The part of some bytes that is their first key.
enum KeySequence: Equatable {
  /// As many bytes as are said.
  case whole(Int)
  /// The beginning of a sequence. It is none of the keys that its bytes would be one by one,
  /// however late its end comes.
  case openSequence
  /// A key or the beginning of one, such as Escape or the first byte of `é`: time tells.
  case undecided
}

extension KeySequence {
  /// The byte of the Escape key, with which sequences begin.
  static let escape: UInt8 = 0x1B
  /// The bytes behind Escape that begin a sequence: `ESC [` (CSI) and `ESC O` (SS3).
  static let introducers = Array("[O".utf8)

  /// Finds the end of the first key.
  ///
  /// - Parameter bytes: What was read; never empty.
  init(of bytes: ArraySlice<UInt8>) {
    let bytes = Array(bytes.prefix(Self.longest))
    if bytes[0] == Self.escape {
      self = Self.afterEscape(bytes)
    } else {
      self = Self.character(bytes)
    }
  }

  /// A sequence that goes on for longer is none.
  private static let longest = 64

  private static func afterEscape(_ bytes: [UInt8]) -> KeySequence {
    guard bytes.count > 1 else { return .undecided }
    if introducers.contains(bytes[1]) { return sequence(bytes, introducer: 1) }
    guard bytes[1] == escape else {
      // A letter with Alt.
      guard case .whole(let count) = character(Array(bytes[1...])) else { return .undecided }
      return .whole(count + 1)
    }
    // Some terminals send Escape before the sequence of a key that Alt is held with.
    guard bytes.count > 2 else { return .undecided }
    return introducers.contains(bytes[2]) ? sequence(bytes, introducer: 2) : .whole(1)
  }

  /// Bytes of parameters, 20 to 3F, and one of 40 to 7E, which ends the sequence.
  private static func sequence(_ bytes: [UInt8], introducer: Int) -> KeySequence {
    let start = introducer + 1
    let rest = bytes[start...]
    // The console of Linux sends `ESC [ [ A` for F1, and an old mouse `ESC [ M` and three bytes.
    let counts = [UInt8(ascii: "["): 2, UInt8(ascii: "M"): 4]
    if bytes[introducer] == introducers[0], let count = rest.first.flatMap({ counts[$0] }) {
      return rest.count < count ? .openSequence : .whole(start + count)
    }
    guard let end = rest.firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      return bytes.count < longest ? .openSequence : .whole(start)
    }
    // Anything else begins another key.
    return .whole((0x40...0x7E).contains(bytes[end]) ? end + 1 : end)
  }

  /// A character of UTF-8, or a byte that is none.
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
