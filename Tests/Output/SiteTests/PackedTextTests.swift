import CSupport
import Foundation
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
  func `unpacking a packed text gives the original text`(text: String) throws {
    let packed = PackedText.packed(text)
    #expect(try UnpackedText.text(of: packed) == text)
    #expect(!packed.contains { "\"\\<".contains($0) || $0.isNewline })
    if text.utf8.count > 500 { #expect(packed.count * 2 < text.utf8.count) }
  }
}

/// The inverse of `PackedText`, as implemented by the site's script.
enum UnpackedText {
  static func text(of packed: String) throws -> String {
    var space = [CChar](repeating: 0, count: 1 << 22)
    let count = unpack_text(packed, packed.utf8.count, &space, space.count)
    return String(decoding: space.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Returns the text that a script file passes to its function.
  static func text(ofFile file: String) throws -> String {
    let packed = try #require(file.wholeMatch(of: /plumb[A-Z][a-z]+\("(.*)"\);\n/)?.output.1)
    return try text(of: String(packed))
  }

  /// Returns the HTML of each part in a file of parts.
  static func contents(of file: String) throws -> [String] {
    let json = try JSONSerialization.jsonObject(with: Data(text(ofFile: file).utf8))
    return try #require(json as? [[Any]]).map { try #require($0.last as? String) }
  }
}
