/// Reads whole keys off the bytes of a terminal, by the time between them where the bytes do not tell.
///
/// A key counts once nothing follows it for a while: whatever comes faster than somebody types is
/// pasted, and a sequence that comes in parts is never read as the letters that are in it.
@MainActor
struct KeyReader {
  /// How long after a key another one is taken to be pasted with it, in milliseconds: less than
  /// between two keys of a keyboard that repeats one.
  private static let quiet = 25
  /// How long the rest of a key may take where it may be whole, in milliseconds.
  private static let patience = 100

  /// Whether the key before was Escape, with which a sequence may have begun that comes slowly.
  private var isBehindEscape = false
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
        isBehindEscape = scanner.isEscape
        return scanner.key
      }
      // Escape is nothing by itself, so that nothing is lost where it is taken for the beginning.
      if isBehindEscape, KeyExtent.introducers.contains(first) { scanner.take([KeyExtent.escape]) }
      isBehindEscape = false
      // A key that waits for its end, or a paste, does not keep these.
      let key = TerminalKey.character(Character(UnicodeScalar(first)))
      let isRepeated = bytes.allSatisfy { $0 == first }
      if isRepeated, [.interrupt, .endOfInput, .stop].contains(key) { return key }
      scanner.take(bytes)
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
