import CollectionLayout
import Conformance
import ElementTree
import Foundation
import LayoutTree
import Pictures
import Testing
import ViewLayout

/// Tests pictures of collection views: the visible part, and the positions of labels.
///
/// A picture has a margin of 14 pixels around the scene, and a scale of at most 2.5 pixels per
/// point. A label is 11 pixels high, and 4 pixels wide plus 5.2 per character; its baseline is 2.5
/// pixels above its lower edge.
struct CollectionPictureTests {
  private func cell(_ item: Int, _ frame: CGRect, _ children: [ResolvedNode] = []) -> ResolvedNode {
    ResolvedNode(
      name: "cell 0.\(item)",
      frame: frame,
      picture: NodePicture(.element(.cell(section: 0, item: item))),
      children: children
    )
  }

  private func section(_ elements: [ResolvedNode], _ frame: CGRect) -> ResolvedNode {
    ResolvedNode(
      name: "section 0",
      frame: frame,
      picture: NodePicture(.section(scrollsByItself: false)),
      children: elements
    )
  }

  /// Returns rows of a list, 100 points wide and 40 points high.
  private func rows(_ count: Int) -> [ResolvedNode] {
    (0..<count).map { cell($0, CGRect(x: 0, y: CGFloat($0) * 40, width: 100, height: 40)) }
  }

  private func source(_ elements: [ResolvedNode], window: CGRect) -> String {
    let frame = elements.map(\.frame).reduce(CGRect.null) { $0.union($1) }
    var drawing = ResolvedTree(numbering: [section(elements, frame)])
    drawing.window = window
    return Picture(ScenarioLayout(line: 1, tree: drawing), title: "A list").markup(id: "x").source
  }

  @Test func `a cell's label is centered in the visible part of the cell`() {
    let source = source(rows(4), window: CGRect(x: 0, y: 0, width: 100, height: 100))
    // The third row is in 214…314, of which the window shows 50 pixels with their center at 239.
    #expect(source.contains("<text x=\"131.2\" y=\"242\">0.2</text>"))
    // The second row is in 114…214.
    #expect(source.contains("<text x=\"131.2\" y=\"167\">0.1</text>"))
  }

  @Test func `a large empty space after the content is cut off`() {
    let source = source(rows(1), window: CGRect(x: 0, y: 0, width: 100, height: 400))
    // The picture keeps 24 points of the empty space.
    #expect(source.contains("viewBox=\"0 0 278 188\""))
    #expect(source.contains("<path class=\"w\" d=\"M14 174V14H264V174\"/>"))
    #expect(source.contains("<path class=\"w td\" d=\"M14 174H264\"/>"))
  }

  @Test func `a picture keeps the margin around centered items`() {
    var middle = cell(0, CGRect(x: 0, y: 180, width: 100, height: 40))
    let source = source([middle], window: CGRect(x: 0, y: 0, width: 100, height: 400))
    #expect(source.contains("<rect class=\"w\""))
    middle.frame.origin.y = 100
    let upper = self.source([middle], window: CGRect(x: 0, y: 0, width: 100, height: 400))
    // The space after the content is as large as that before it: 100 + 40 + 100.
    #expect(upper.contains("<path class=\"w\""))
    #expect(upper.contains("viewBox=\"0 0 228 508\""))
  }

  @Test func `cells outside the visible rectangle are dimmed`() {
    let window = CGRect(x: 0, y: 0, width: 100, height: 80)
    #expect(source(rows(3), window: window).contains("<path class=\"u\""))
    #expect(!source(rows(2), window: window).contains("<path class=\"u\""))
  }

  @Test func `a decoration's label avoids the cell in front of it`() {
    let card = ResolvedNode(
      name: "decoration \"card\" 0",
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      picture: NodePicture(.element(.decoration(kind: "card", section: 0)))
    )
    let front = cell(0, CGRect(x: 10, y: 20, width: 80, height: 60))
    let source = source([card, front], window: CGRect(x: 0, y: 0, width: 100, height: 100))
    // The label is in the upper left corner, with a gap of 1, because the cell occupies the middle.
    #expect(source.contains("<text x=\"17\" y=\"23.5\">card 0</text>"))
    #expect(source.contains(">0.0</text>"))
  }

  @Test func `UIKit's kinds of supplementary views have short labels, such as footer`() {
    let kind = "UICollectionElementKindSectionFooter"
    let footer = ResolvedNode(
      name: "supplementary \"\(kind)\" 0.0",
      frame: CGRect(x: 0, y: 40, width: 100, height: 20),
      picture: NodePicture(.element(.supplementary(kind: kind, section: 0, item: 0)))
    )
    let source = source(rows(1) + [footer], window: CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(source.contains(">footer 0.0</text>"))
  }

  @Test func `a nested cell's label has both names, and a cell's label avoids its text`() {
    let text = DrawingText(
      lines: [.init(string: "Hi", box: CGRect(x: 0, y: 0, width: 20, height: 20))],
      fontSize: 20,
      color: .primary
    )
    let inner = cell(1, CGRect(x: 0, y: 0, width: 100, height: 30))
    let outer = cell(0, CGRect(x: 0, y: 0, width: 100, height: 40), [inner])
    let word = ResolvedNode(
      name: "Text",
      label: "Hi",
      frame: CGRect(x: 40, y: 50, width: 20, height: 20),
      picture: NodePicture(.text(text))
    )
    let other = cell(2, CGRect(x: 0, y: 40, width: 100, height: 40), [word])
    let source = source([outer, other], window: CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(source.contains(">0.0 › 0.1</text>"))
    // The label is in the upper left corner of the second row, which starts at 114.
    #expect(source.contains("<text x=\"17\" y=\"123.5\">0.2</text>"))
  }

  @Test func `a section that consists of one cell has no label`() {
    let window = CGRect(x: 0, y: 0, width: 100, height: 80)
    #expect(!source(rows(1), window: window).contains(">section 0</text>"))
    #expect(source(rows(2), window: window).contains(">section 0</text>"))
  }

  @Test func `the picture's text alternative states the visible rectangle`() {
    let source = source(rows(3), window: CGRect(x: 0, y: 10, width: 100, height: 80))
    #expect(source.contains("visible: 0 10, 100 by 80"))
  }
}
