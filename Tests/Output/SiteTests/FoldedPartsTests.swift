import ElementTree
import Testing

@testable import Site

/// Tests the packed file of a page's collapsed parts.
struct FoldedPartsTests {
  private static let digits = Array(
    "#$%&'()*+,-./0123456789:;=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz{|}!".utf8
  )

  /// The inverse of the packing, as the script has it.
  private static func unpacked(_ packed: String) -> String {
    let bytes = Array(packed.utf8)
    var (text, at): ([UInt8], Int) = ([], 0)
    func number(_ count: Int) -> Int {
      defer { at += count }
      return bytes[at..<at + count].reduce(0) { value, byte in
        value * digits.count + (digits.firstIndex(of: byte) ?? 0)
      }
    }
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      switch byte {
      case UInt8(ascii: "`"), UInt8(ascii: "~"):
        let begin = text.count - number(byte == UInt8(ascii: "`") ? 2 : 3)
        text += text[begin..<begin + number(1) + 6]
      case UInt8(ascii: "^"):
        let code = bytes[at]
        at += 1
        switch code {
        case 97...122: text.append(code - 97)
        case 48...53: text.append(code - 22)
        default: text.append(code + 1)
        }
      default: text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  @Test(
    arguments: [
      "", "a", "`~\"\\<^\n\t\u{1F}\u{1A}", String(repeating: "ab", count: 400),
      (0..<3000).map { "<li>\($0 % 7) of \($0 * $0)</li>" }.joined(),
    ]
  )
  func `unpacking gives the text`(text: String) {
    let packed = PackedText.packed(text)
    #expect(Self.unpacked(packed) == text)
    #expect(!packed.contains { "\"\\<".contains($0) || $0.isNewline })
    if text.count > 500 { #expect(packed.count * 2 < text.count) }
  }

  @Test func `a file has the parts by name, and ASCII alone`() throws {
    let parts = FoldedParts()
    #expect(parts.file(at: "a.parts.js") == nil)
    _ = parts.add("x1s", [.text("글 < 1")])
    _ = parts.add("x1w", [.text("b")])
    let text = try #require(parts.file(at: "a.parts.js")?.text)
    #expect(text.hasPrefix("plumbParts([\"x1s\",\"x1w\"],[15,1],\""))
    #expect(!text.contains { !$0.isASCII })
  }
}

/// Tests where a page has its collapsed parts.
@MainActor
struct FoldedPartTests {
  @Test func `a page loads the parts of scenarios that pass, and has those that fail`() throws {
    let files = try SiteFixture.files(SiteFixture.specOfTwo)
    let page = try #require(files["views/a.html"])
    #expect(page.contains("<article data-parts=\"a.parts.js\">"))
    #expect(files["views/a.parts.js"]?.hasPrefix("plumbParts(") == true)
    #expect(
      page.contains(
        /<details class="steps" [^>]*data-part="x\d+s"><summary>[^<]*<\/summary><\/details>/
      )
    )
    #expect(page.contains(/<details class="steps" [^>]*><summary>[^<]*<\/summary><ol/))
  }

  @Test func `an article has all of its parts in its page`() throws {
    let files = try SiteFixture.files(["articles/a": SiteFixture.spec()])
    #expect(files["articles/a.html"]?.contains("data-part") == false)
    #expect(files["articles/a.parts.js"] == nil)
  }
}
