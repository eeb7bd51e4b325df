import CSupport
import Testing

@testable import Site

/// Tests the compression of texts for scripts.
struct PackedTextTests {
  @Test(
    arguments: [
      "", "a", "`~\"\\<^\n\t\u{1F}\u{1A}", "글 🧵", String(repeating: "ab", count: 400),
      (0..<3000).map { "<li>\($0 % 7) of \($0 * $0)</li>" }.joined(),
    ]
  )
  func `unpacking gives the text`(text: String) throws {
    let packed = PackedText.packed(text)
    #expect(try UnpackedText.text(of: packed) == text)
    #expect(!packed.contains { "\"\\<".contains($0) || $0.isNewline })
    if text.utf8.count > 500 { #expect(packed.count * 2 < text.utf8.count) }
  }
}

/// The inverse of `PackedText`, as the script has it.
enum UnpackedText {
  static func text(of packed: String) throws -> String {
    var space = [CChar](repeating: 0, count: 1 << 22)
    let count = unpack_text(packed, packed.utf8.count, &space, space.count)
    return String(decoding: space.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
