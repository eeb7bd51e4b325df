import Testing

@testable import SpecFormat

struct MarkdownDocumentTests {
  private func contents(_ text: String) -> [MarkdownBlock.Content] {
    markdown(text).blocks.map(\.content)
  }

  @Test func `headings, paragraphs and fences have their content and line numbers`() {
    let document = markdown("# T\n\nA\nB\n\n```frames 1x1\nx\n```\n\n## `C` *d*\n")
    #expect(document.blocks.map(\.line) == [1, 3, 6, 10])
    #expect(document.fences.map(\.info) == ["frames 1x1"])
    #expect(document.fences.map(\.code) == ["x\n"])
    #expect(document.fences.map(\.lines) == [6..<9])
    #expect(document.blocks[1].content == .paragraph([.text("A"), .softBreak, .text("B")]))
    guard case .heading(let heading) = document.blocks[3].content else {
      Issue.record("no heading")
      return
    }
    #expect(heading.content == [.code("C"), .text(" "), .emphasis([.text("d")])])
    #expect(heading.text == "C d")
    #expect(heading.slug == "c-d")
  }

  @Test func `lists and block quotes contain the blocks inside them`() {
    let quotation = MarkdownBlock(line: 1, content: .paragraph([.text("a")]))
    let item = MarkdownBlock(line: 3, content: .paragraph([.text("b")]))
    #expect(
      contents("> a\n\n3. b\n") == [
        .quotation([quotation]), .list(MarkdownList(start: 3, isTight: true, items: [[item]])),
      ]
    )
    #expect(contents("---\n") == [.rule])
  }

  @Test func `raw HTML blocks and inline tags are separate from text`() {
    #expect(contents("<div onclick=x>\nraw\n</div>\n") == [.html("<div onclick=x>\nraw\n</div>\n")])
    #expect(
      contents("a <b>c</b>") == [
        .paragraph([.text("a "), .html("<b>"), .text("c"), .html("</b>")])
      ]
    )
  }

  @Test func `a text with unmatched punctuation stays one inline element`() {
    #expect(contents("It's [so], 1 < 2 & *") == [.paragraph([.text("It's [so], 1 < 2 & *")])])
  }

  @Test func `repeated headings have numbered anchors, including those in block quotes`() {
    #expect(markdown("## A\n\n> ## A\n\n## A\n").anchors == ["a", "a-1", "a-2"])
  }

  @Test func `proseLines excludes the lines of fences`() {
    let text = "# A\n\n```swift\nb\n```\nc\n\n> ```frames\n> d\n> ```\n\ne\n"
    #expect(markdown(text).proseLines == [1, 2, 6, 7, 11, 12])
  }

  @Test func `an empty file parses as an empty document`() {
    #expect(markdown("").proseLines == [])
    #expect(markdown("") == .empty)
  }

  @Test func `inline content nested deeper than spanLimit is dropped`() throws {
    let stars = String(repeating: "*", count: 20_000)
    var depth = 0
    var pieces = [MarkdownInline.emphasis([])]
    guard case .paragraph(let content)? = contents("\(stars)a\(stars)").first else {
      Issue.record("no paragraph")
      return
    }
    pieces = content
    while let first = pieces.first {
      depth += 1
      pieces = first.children
    }
    #expect(depth == MarkdownReader.spanLimit + 1)
  }
}
