import ElementTree
import Foundation
import Pictures
import Testing

struct PictureDocumentTests {
  private func document() -> PictureDocument {
    var document = PictureDocument(
      size: CGSize(width: 100, height: 50),
      title: "A <b>",
      description: "What it shows",
      layers: []
    )
    document.layers = [document.paper, .element("text", [:], "x")]
    return document
  }

  @Test func `a file is an SVG document with its style, a line for each layer`() {
    let lines = document().file(style: ".own{fill:red}").split(separator: "\n").map { String($0) }
    #expect(
      lines[0]
        == "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"pic\" role=\"img\" "
        + "aria-labelledby=\"pt pd\" viewBox=\"0 0 100 50\" width=\"100\" height=\"50\">"
    )
    #expect(lines[1] == "<title id=\"pt\">A &lt;b&gt;</title>")
    #expect(lines.contains(".own{fill:red}</style>"))
    #expect(lines.suffix(2) == ["<text>x</text>", "</svg>"])
  }

  @Test func `a page has the style already`() {
    let source = document().markup(id: "a").source
    #expect(source.hasPrefix("<svg class=\"pic\" role=\"img\" aria-labelledby=\"at ad\""))
    #expect(!source.contains("<style"))
  }
}
