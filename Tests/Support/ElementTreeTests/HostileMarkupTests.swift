import ElementTree
import Foundation
import HostileTexts
import Testing

#if canImport(FoundationXML)
import FoundationXML
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
