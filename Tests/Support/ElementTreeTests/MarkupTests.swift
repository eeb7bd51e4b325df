import ElementTree
import Foundation
import FoundationXML
import HostileTexts
import Testing

struct MarkupTests {
  @Test func `Markup escapes text and attribute values`() {
    let hostile = "\"'><script>alert(1)</script>&"
    let markup = Markup.element("p", ["title": hostile], hostile)
    let escaped = "'&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"
    #expect(markup.source == "<p title=\"&quot;\(escaped)\">\"\(escaped)</p>")
  }

  @Test func `Markup omits nil attributes and the end tags of void elements`() {
    #expect(Markup.element("a", ["href": nil, "id": "x"]).source == "<a id=\"x\"></a>")
    #expect(Markup.element("input", ["type": "range"]).source == "<input type=\"range\">")
  }

  @Test func `Markup shows bidirectional and control characters as escapes`() {
    let markup = Markup.text("a\u{202E}b\u{0}c\u{2066}d한글\r\n")
    #expect(markup.source == "a\\u{202E}b\\0c\\u{2066}d한글\n")
  }

  @Test func `Element.xml has one element per line, and text before child elements`() {
    let inner = Element("b", [("c", "1\n2\t3")], text: "d < e")
    let tree = Element("a", text: "f\n", children: [inner.markup, Element("g").markup])
    #expect(
      tree.xml() == "<a>\nf\n  <b c=\"1&#10;2&#9;3\">d &lt; e</b>\n  <g/>\n</a>\n"
    )
  }

  @Test func `Markup is unchanged by JSON encoding and decoding`() throws {
    let markup = Markup.joined([.element("a", ["b": "\""]), .text("<"), .empty])
    let copy = try JSONDecoder().decode(Markup.self, from: JSONEncoder().encode(markup))
    #expect(copy.source == markup.source)
    #expect(try JSONDecoder().decode(Markup.self, from: JSONEncoder().encode(Markup.empty)).isEmpty)
  }
}

struct HostileMarkupTests {
  @Test(arguments: HostileText.all)
  func `hostile text in XML stays one text node and one attribute value`(
    hostile: HostileText
  ) throws {
    let tree = Element("a", [("b", .text(hostile.text)), ("c", "d")], text: hostile.text)
    try expect(hostile, in: tree.xml())
  }

  @Test(arguments: HostileText.all)
  func `hostile text in HTML and SVG stays one text node and one attribute value`(
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
