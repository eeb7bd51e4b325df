import Pictures
import Testing

struct MarkupTests {
  @Test func `escapes texts and the values of attributes`() {
    let hostile = "\"'><script>alert(1)</script>&"
    let markup = Markup.element("p", ["title": hostile], hostile)
    let escaped = "&quot;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"
    #expect(markup.source == "<p title=\"\(escaped)\">\(escaped)</p>")
  }

  @Test func `leaves out attributes without a value, and ends that HTML does not have`() {
    #expect(Markup.element("a", ["href": nil, "id": "x"]).source == "<a id=\"x\"></a>")
    #expect(Markup.element("input", ["type": "range"]).source == "<input type=\"range\">")
  }

  @Test func `leaves out characters that turn the text around them`() {
    #expect(Markup.text("a\u{202E}b\u{0}c\u{2066}d한글").source == "abcd한글")
  }
}
