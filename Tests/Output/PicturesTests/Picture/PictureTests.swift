import Conformance
import ElementTree
import Foundation
import Pictures
import SpecFormat
import Testing
import ViewLayout

/// A blue circle behind a word, and what a page shows of it.
@MainActor
struct PictureTests {
  private func drawing(of word: String = "Reset") -> ResolvedTree {
    let host = ViewHost { Text(verbatim: word).background(Circle().fill(Color.blue)) }
    host.layOut(proposal: ProposedViewSize(width: 320, height: 480), environment: HostEnvironment())
    return host.tree([.picture, .steps])
  }

  private func picture(_ word: String = "Reset", _ mismatches: [Mismatch] = []) -> String {
    Picture(
      ScenarioLayout(line: 1, tree: drawing(of: word)),
      mismatches: mismatches,
      title: "A word"
    )
    .markup(id: "x").source
  }

  @Test func `draws each node as what it is`() throws {
    let source = picture()
    #expect(source.contains(">Reset</text>"))
    #expect(
      source.contains("<ellipse cx=\"25\" cy=\"10\" rx=\"10\" ry=\"10\" fill=\"#007aff\">")
    )
    #expect(source.contains("class=\"o m\" data-n=\"0\""))
    // What is in the background is drawn first.
    let circle = try #require(source.firstRange(of: "<ellipse"))
    let text = try #require(source.firstRange(of: ">Reset</text>"))
    #expect(circle.lowerBound < text.lowerBound)
  }

  @Test func `says in words what it shows`() {
    let source = picture()
    #expect(source.contains("role=\"img\" aria-labelledby=\"xt xd\""))
    #expect(source.contains("<title id=\"xt\">A word</title>"))
    #expect(source.contains("Circle at 15 0, 20 by 20"))
  }

  @Test func `remarks that nothing is to be seen of what has no area`() {
    let host = ViewHost { Color.red.frame(width: 0, height: 30) }
    host.layOut(proposal: ProposedViewSize(width: 9, height: 9), environment: HostEnvironment())
    let layout = ScenarioLayout(line: 1, tree: host.tree(.picture))
    #expect(Picture(layout, title: "").remarks == ["0 by 30: there is no area to see."])
    let whole = ScenarioLayout(line: 1, tree: drawing())
    #expect(Picture(whole, title: "").remarks == [])
  }

  @Test func `draws the same bytes for the same layout`() {
    #expect(picture() == picture())
  }

  @Test func `lets no author's words be markup`() {
    let source = picture("</text><script>alert(1)</script>\" onload=\"x")
    #expect(!source.contains("<script"))
    #expect(source.firstMatch(of: /<[^<>]*" onload/) == nil)
  }

  @Test func `shows where a node should be, with an arrow and the difference`() {
    let mismatch = Mismatch(
      line: 3,
      name: "Circle",
      quantity: .frame,
      expected: .frame([5, 0, 20, 20]),
      actual: .frame([15, 0, 20, 20]),
      difference: .numbers([10, 0, 0, 0])
    )
    let source = picture("Reset", [mismatch])
    #expect(source.contains("class=\"x\""))
    #expect(source.contains("class=\"a\""))
    #expect(source.contains(">+10 0 0 0</text>"))
    #expect(source.contains("Circle frame: expected 5 0 20 20, actual 15 0 20 20"))
  }

  @Test func `is a file of its own with its style in light and in dark`() {
    let file = Picture(ScenarioLayout(line: 1, tree: drawing()), title: "A word").file
    #expect(file.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(file.contains("prefers-color-scheme:dark"))
  }

  @Test(arguments: [CGRect.infinite, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)])
  func `leaves out what has no end`(frame: CGRect) {
    let node = ResolvedNode(name: "Color", frame: frame, picture: NodePicture(.fill(.primary)))
    let layout = ScenarioLayout(line: 1, tree: ResolvedTree(numbering: [node]))
    let source = Picture(layout, title: "Endless").markup(id: "x").source
    #expect(source.firstMatch(of: /="[^"]*(inf|nan)/) == nil)
  }
}
