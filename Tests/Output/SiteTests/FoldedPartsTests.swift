import ElementTree
import Testing

@testable import Site

/// Tests the packed file of a page's collapsed parts.
struct FoldedPartsTests {
  @Test func `the file of collapsed parts lists them by kind and line, in ASCII only`() throws {
    let parts = FoldedParts()
    #expect(parts.file(at: "a.parts.js") == nil)
    parts.add(.steps, at: 7, summary: "2 steps", [.text("글 < 1")])
    parts.add(.picture, at: 9, [.element("b")])
    parts.add(.steps, at: 11, [])
    let text = try #require(parts.file(at: "a.parts.js")?.text)
    #expect(!text.contains { !$0.isASCII })
    let json =
      "[[\"p\",9,\"\",\"<b></b>\"],[\"s\",7,\"2 steps\",\"글 &lt; 1\"],[\"s\",11,\"\",\"\"]]"
    #expect(try UnpackedText.text(ofFile: text) == json)
  }
}

/// Tests which collapsed parts are in a page, and which are in the file beside it.
@MainActor
struct FoldedPartsPageTests {
  @Test func `a page loads the steps of passing scenarios and contains those of failures`() throws {
    let files = try SiteFixture.files(SiteFixture.specOfTwo)
    let page = try #require(files["views/a.html"])
    #expect(page.contains("<script src=\"../views/a.parts.js\" defer=\"\"></script>"))
    #expect(page.matches(of: /<details class="steps"><summary>[^<]*<\/summary><ol/).count == 1)
    #expect(page.matches(of: /class="steps"/).count == 1)
    let file = try #require(files["views/a.parts.js"])
    let parts = try UnpackedText.text(ofFile: file)
    #expect(parts.contains(/\["s",\d+,"Step by step: \d+ steps","<ol/))
  }
}
