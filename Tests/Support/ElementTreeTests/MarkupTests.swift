import ElementTree
import Foundation
import FoundationXML
import HostileTexts
import Testing

struct MarkupTests {
  @Test func `escapes texts and the values of attributes`() {
    let hostile = "\"'><script>alert(1)</script>&"
    let markup = Markup.element("p", ["title": hostile], hostile)
    let escaped = "'&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"
    #expect(markup.source == "<p title=\"&quot;\(escaped)\">\"\(escaped)</p>")
  }

  @Test func `leaves out attributes without a value, and ends that HTML does not have`() {
    #expect(Markup.element("a", ["href": nil, "id": "x"]).source == "<a id=\"x\"></a>")
    #expect(Markup.element("input", ["type": "range"]).source == "<input type=\"range\">")
  }

  @Test func `shows characters that turn the text around them`() {
    let markup = Markup.text("a\u{202E}b\u{0}c\u{2066}d한글\r\n")
    #expect(markup.source == "a\\u{202E}b\\0c\\u{2066}d한글\n")
  }

  @Test func `writes XML in lines, the text before the elements`() {
    let inner = Element("b", [("c", "1\n2\t3")], text: "d < e")
    let tree = Element("a", text: "f\n", children: [inner.markup, Element("g").markup])
    #expect(
      tree.xml() == "<a>\nf\n  <b c=\"1&#10;2&#9;3\">d &lt; e</b>\n  <g/>\n</a>\n"
    )
  }

  @Test func `is handed over as it is written`() throws {
    let markup = Markup.joined([.element("a", ["b": "\""]), .text("<"), .empty])
    let copy = try JSONDecoder().decode(Markup.self, from: JSONEncoder().encode(markup))
    #expect(copy.source == markup.source)
    #expect(try JSONDecoder().decode(Markup.self, from: JSONEncoder().encode(Markup.empty)).isEmpty)
  }
}

#if canImport(FoundationXML)
#endif

struct HostileMarkupTests {
  @Test(arguments: HostileText.all)
  func `XML has a hostile text as one text and as one value`(hostile: HostileText) throws {
    let tree = Element("a", [("b", .text(hostile.text)), ("c", "d")], text: hostile.text)
    try expect(hostile, in: tree.xml())
  }

  @Test(arguments: HostileText.all)
  func `HTML and SVG have a hostile text as one text and as one value`(
    hostile: HostileText
  ) throws {
    let tree = Element("a", [("b", .text(hostile.text)), ("c", "d")], text: hostile.text)
    try expect(hostile, in: tree.markup.source)
  }

  private func expect(_ hostile: HostileText, in source: String) throws {
    let visible = VisibleText.lines(hostile.text.replacing("\r\n", with: "\n"))
    let root = try #require(try XMLDocument(xmlString: source).rootElement())
    #expect(root.name == "a")
    #expect((root.attributes ?? []).compactMap(\.name) == ["b", "c"])
    #expect(root.attribute(forName: "b")?.stringValue == visible)
    #expect(root.children?.count == 1)
    #expect(root.stringValue == visible)
    #expect(HostileText.hidden(in: source) == [])
  }
}
