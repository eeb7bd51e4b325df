import Conformance
import ElementTree
import Foundation
import LayoutTree
import Pictures
import SpecFormat
import Testing
import ViewLayout

/// Tests the markup of a picture of a word with a blue circle as its background.
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

  @Test func `a circle in the background is drawn as an ellipse before the text`() throws {
    let source = picture()
    #expect(source.contains(">Reset</text>"))
    #expect(
      source.contains("<ellipse cx=\"25\" cy=\"10\" rx=\"10\" ry=\"10\" fill=\"#007aff\"/>")
    )
    #expect(source.contains("<g class=\"m\"><path data-n=\"0\""))
    // The background is drawn first.
    let circle = try #require(source.firstRange(of: "<ellipse"))
    let text = try #require(source.firstRange(of: ">Reset</text>"))
    #expect(circle.lowerBound < text.lowerBound)
  }

  @Test func `the aria-label states each node's name and frame`() {
    let source = picture()
    #expect(source.contains("role=\"img\" aria-label=\"A word: background at 0 0, 50 by 20; "))
    #expect(source.contains("Circle at 15 0, 20 by 20"))
  }

  @Test func `a picture has a remark if its scene has no visible area`() {
    let host = ViewHost { Color.red.frame(width: 0, height: 30) }
    host.layOut(proposal: ProposedViewSize(width: 9, height: 9), environment: HostEnvironment())
    let layout = ScenarioLayout(line: 1, tree: host.tree(.picture))
    #expect(Picture(layout, title: "").remarks == ["0 by 30: there is no visible area."])
    let whole = ScenarioLayout(line: 1, tree: drawing())
    #expect(Picture(whole, title: "").remarks == [])
  }

  @Test func `draws the same bytes for the same layout`() {
    #expect(picture() == picture())
  }

  @Test func `the picture escapes markup in a text`() {
    let source = picture("</text><script>alert(1)</script>\" onload=\"x")
    #expect(!source.contains("<script"))
    #expect(source.firstMatch(of: /<[^<>]*" onload/) == nil)
  }

  @Test func `a mismatch is drawn with the expected frame, an arrow and the difference`() {
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

  @Test func `a picture file is standalone SVG with light and dark styles`() {
    let file = Picture(ScenarioLayout(line: 1, tree: drawing()), title: "A word").file
    #expect(file.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(file.contains("prefers-color-scheme:dark"))
  }

  @Test(arguments: [CGRect.infinite, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)])
  func `the SVG contains no infinite or NaN number for an infinite frame`(frame: CGRect) {
    let node = ResolvedNode(name: "Color", frame: frame, picture: NodePicture(.fill(.primary)))
    let layout = ScenarioLayout(line: 1, tree: ResolvedTree(numbering: [node]))
    // The text alternative states the frame.
    let source = Picture(layout, title: "Endless").markup(id: "x").source
      .replacing(/\saria-label="[^"]*"/, with: "")
    #expect(source.firstMatch(of: /="[^"]*(inf|nan)/) == nil)
  }
}

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

  @Test func `a picture file is an SVG document with a style element and a line per layer`() {
    let lines = document().file(style: ".own{fill:red}").split(separator: "\n").map { String($0) }
    #expect(
      lines[0]
        == "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"pic\" role=\"img\" "
        + "aria-labelledby=\"pt pd\" viewBox=\"0 0 100 50\" width=\"100\" height=\"50\">"
    )
    #expect(lines[1] == "<title id=\"pt\">A &lt;b&gt;</title>")
    #expect(lines.contains(".own{fill:red}"))
    #expect(lines.contains(".pic .s{fill:#fff;stroke:#d5d5da}"))
    #expect(lines.contains(".pic .s{fill:#1b1b1e;stroke:#3a3a40}}</style>"))
    #expect(lines.suffix(2) == ["<text>x</text>", "</svg>"])
  }

  @Test func `the markup of a picture in a page has no style element`() {
    let source = document().markup.source
    #expect(source.hasPrefix("<svg class=\"pic\" role=\"img\" aria-label=\"A &lt;b&gt;: What"))
    #expect(!source.contains("<style"))
  }
}

struct ChangedFrameTests {
  private static let before = CGRect(x: 10, y: 0, width: 50, height: 20)

  private func change(_ after: CGRect) -> ChangedFrame {
    ChangedFrame(name: "Text", depth: 0, before: Self.before, after: after)
  }

  @Test(
    arguments: [
      (before, ""), (before.offsetBy(dx: 1, dy: 0), "x +1"),
      (CGRect(x: 9.5, y: 3, width: 50, height: 18), "x -0.5, y +3, height -2"),
      (CGRect(x: 10.0001, y: 0, width: 50, height: 20), ""),
    ] as [(CGRect, String)]
  )
  func `difference lists the changed numbers of a frame`(after: CGRect, difference: String) {
    #expect(change(after).difference == difference)
  }

  @Test func `a moved frame is drawn with its old frame, an arrow and the distance`() {
    let file = Picture(changes: [change(Self.before.offsetBy(dx: 30, dy: 0))], title: "a#1").file
    #expect(file.contains("<rect class=\"x\""))
    #expect(file.contains("<line class=\"a\""))
    #expect(file.contains(">x +30</text>"))
    #expect(file.contains("Text from 10 0 50 20 → 40 0 50 20"))
  }

  @Test func `a resized frame has no arrow, and an unchanged frame no outline`() {
    let grown = CGRect(x: 10, y: 0, width: 90, height: 20)
    let file = Picture(changes: [change(grown)], title: "a#1").file
    #expect(file.contains("<rect class=\"x\""))
    #expect(!file.contains("<line class=\"a\""))
    #expect(!Picture(changes: [change(Self.before)], title: "a#1").file.contains("class=\"x\""))
  }

  @Test func `in a picture of changes, only frames without children are filled`() {
    let inner = CGRect(x: 12, y: 2, width: 10, height: 10)
    let changes = [
      change(Self.before), ChangedFrame(name: "Color", depth: 1, before: inner, after: inner),
    ]
    let file = Picture(changes: changes, title: "a#1").file
    #expect(file.components(separatedBy: "{fill:rgba(").count == 2)
  }
}
