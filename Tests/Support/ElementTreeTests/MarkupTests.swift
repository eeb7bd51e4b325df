import ElementTree
import Foundation
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
