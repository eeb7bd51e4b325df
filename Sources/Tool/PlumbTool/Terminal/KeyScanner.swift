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
  var isEscape: Bool { found == nil && rest.elementsEqual([KeyExtent.escape]) }

  /// Reads further bytes.
  ///
  /// - Parameter bytes: What came behind everything else; at least one.
  mutating func take(_ bytes: [UInt8]) {
    rest += bytes
    while !rest.isEmpty {
      guard !isInPaste else {
        guard skipPaste() else { break }
        continue
      }
      switch KeyExtent(of: rest) {
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
    guard bytes.first != KeyExtent.escape, let text = String(validating: bytes, as: UTF8.self),
      let character = text.first
    else { return .special }
    return .character(character)
  }
}
