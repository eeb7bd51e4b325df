@testable import SuiteRunning
import Testing

@testable import PlumbTool

/// Tests the conversion of bytes to keys.
@MainActor
struct KeyReaderTests {
  /// Returns all keys of consecutive parts.
  private func keys(_ parts: [[UInt8]]) -> [TerminalKey] {
    let input = ScriptedInput(parts)
    var reader = KeyReader()
    var keys: [TerminalKey] = []
    while let key = reader.key(from: input) { keys.append(key) }
    return keys
  }

  @Test(arguments: ["a", "A", "1", " ", "\n", "\0", "\u{7F}", "\u{3}", "é", "日", "😀"])
  func `a UTF-8 character is one key`(character: Character) {
    #expect(keys([Array(String(character).utf8)]) == [.character(character)])
  }

  @Test(
    arguments: [
      "\u{1B}", "\u{1B}[A", "\u{1B}OA", "\u{1B}[1;5A", "\u{1B}O5A", "\u{1B}[3~", "\u{1B}[[A",
      "\u{1B}[15;2~", "\u{1B}a", "\u{1B}é", "\u{1B}\r", "\u{1B}\u{1B}[A", "\u{1B}[<0;1;1M",
      "\u{1B}[MaAy", "\u{1B}[?1;2c", "\u{1B}[?2026;2$y",
    ]
  )
  func `an escape sequence is one special key`(text: String) {
    #expect(keys([Array(text.utf8), Array("a".utf8)]) == [.special, .character("a")])
  }

  @Test(arguments: [[0xFF], [0x80], [0xC3], [0xE9], [0xF0, 0x9F], [0xF5]] as [[UInt8]])
  func `bytes that are not UTF-8 are one special key`(bytes: [UInt8]) {
    #expect(keys([bytes, Array("a".utf8)]) == [.special, .character("a")])
  }

  @Test(arguments: ["aa", "Ay", "\u{1B}[Aa", "\u{1B}[A\u{1B}[A", "e\u{301}", "\u{1B}\u{1B}\u{1B}a"])
  func `several keys in one read are pasted text`(text: String) {
    #expect(keys([Array(text.utf8)]) == [.pasted])
  }

  @Test(
    arguments: [
      ["\u{1B}[", "A"], ["\u{1B}O", "a"], ["\u{1B}[1", ";", "5A"], ["\u{1B}[M", "a", "A", "y"],
      ["\u{1B}[[", "A"],
    ]
  )
  func `an escape sequence may arrive in several reads`(parts: [String]) {
    #expect(keys(parts.map { Array($0.utf8) }) == [.special])
  }

  @Test func `Escape and the delayed rest of an escape sequence are two special keys`() {
    let slow = keys(["\u{1B}", "[", "A", "a"].map { Array($0.utf8) })
    #expect(slow == [.special, .special, .character("a")])
    #expect(keys(["\u{1B}", "a"].map { Array($0.utf8) }) == [.special, .character("a")])
  }

  @Test(
    arguments: [
      ["\u{1B}[200~aAy\u{1B}[201~"], ["\u{1B}[200~", "A", "y\u{1B}[2", "01~"],
      ["\u{1B}[20", "0~A\u{1B}[201~"], ["\u{1B}[200~\u{1B}[201~"],
      ["a\u{1B}[200~", "y\u{1B}[201~"],
      ["\u{1B}[200~a\u{1B}[201~y"], ["\u{1B}[200~a\u{1B}[201~\u{1B}[200~", "y\u{1B}[201~"],
    ]
  )
  func `a bracketed paste is one pasted key, however it is split`(parts: [String]) {
    #expect(keys(parts.map { Array($0.utf8) } + [Array("a".utf8)]) == [.pasted, .character("a")])
  }

  @Test(arguments: ["", "\u{1B}[", "\u{1B}[200~a", "\u{1B}O", "\u{1B}"])
  func `control-C, -D and -Z are read during an unfinished sequence`(begun: String) {
    for key in ["\u{3}", "\u{4}", "\u{1A}"] as [Character] {
      let parts = [begun, String(repeating: key, count: 3)].filter { !$0.isEmpty }
      #expect(keys(parts.map { Array($0.utf8) }).last == .character(key))
    }
  }

  @Test func `an escape sequence that never ends is discarded as pasted text`() {
    let digits = [UInt8](repeating: UInt8(ascii: "1"), count: 100)
    #expect(keys([Array("\u{1B}[".utf8), digits, Array("a".utf8)]) == [.pasted, .character("a")])
  }
}

/// An input of bytes with pauses between them, after which the terminal is closed.
final class ScriptedInput: KeyInput {
  private var parts: [[UInt8]]
  private var isSilent = false

  init(_ parts: [[UInt8]]) { self.parts = parts }

  func bytes(within milliseconds: Int?) -> [UInt8]? {
    // A call without a time limit waits for the next bytes.
    guard !isSilent || milliseconds == nil else {
      isSilent = false
      return []
    }
    guard !parts.isEmpty else { return nil }
    isSilent = true
    return parts.removeFirst()
  }
}
