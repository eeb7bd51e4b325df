import Conformance
import PlumbEngine

/// Creates broken specs from valid ones.
struct SpecMutator {
  /// Snippets to insert: all syntax elements of Markdown and of specs.
  private static let snippets = [
    "```", "````", "~~~", "`", "<details>\n", "<!--", "-->", "    ", "\t", "> ", "- ", "1. ", "\n",
    "\n\n", "\r", "\r\n", "## A\n", "# B\n", "---\n", "\"", "#", "{", "}", "(", "\"\"\"", "\\(",
    "...", "->", "nil", "inf", "-1", "x", "=", "evidence=", "rtl ", "swift ", "frames ", "setup ",
    "```swift\n", "```frames 1x1\n", "```frame 1x1\n", "```cells\n", "\u{0}", "\u{301}", "원", "🎉",
    "[", "](", "![", "&#96;", "```script snapshot\n", "```updates\n", "```snapshot\n", "|", ":",
    "+",
    ")", "  ok  ", "  refused ", "expand ", "insert a after b",
  ]

  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Returns a spec with changes at one to four places.
  mutating func mutated(_ spec: String) -> [UInt8] {
    var bytes = Array(spec.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &generator) { mutate(&bytes) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    let end = min(bytes.count, place + Int.random(in: 0...20, using: &generator))
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<9:
      let snippet = SpecMutator.snippets.randomElement(using: &generator) ?? ""
      bytes.insert(contentsOf: snippet.utf8, at: place)
    case 9..<13: bytes.removeSubrange(place..<end)
    case 13..<15: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 15..<17: moveLine(of: &bytes)
    case 17: bytes.removeSubrange(place...)
    case 18: bytes.replaceSubrange(place..<end, with: Array(bytes[place..<end].reversed()))
    default:
      bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
    }
  }

  private mutating func moveLine(of bytes: inout [UInt8]) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let line = lines.remove(at: Int.random(in: 0..<lines.count, using: &generator))
    lines.insert(line, at: Int.random(in: 0...lines.count, using: &generator))
    bytes = Array(lines.joined(separator: [0x0A]))
  }
}
