internal import CollectionLayout
internal import Conformance
internal import ElementTree
internal import Foundation
internal import SpecFormat
internal import ViewLayout

/// The layers of a picture, from back to front: the scene, its outlines, the differences, and
/// names.
struct PictureLayers {
  private let drawing: ResolvedTree
  private let frame: PictureFrame
  private let differences: [DrawnDifference]
  private let numbers: [Int]?

  /// - Parameters:
  ///   - drawing: What is drawn.
  ///   - frame: Which part of it is shown.
  ///   - differences: What is not as expected; drawn over what is.
  ///   - numbers: What its named nodes are called, in tree order; `nil` to count them from 0.
  init(
    _ drawing: ResolvedTree,
    in frame: PictureFrame,
    differences: [DrawnDifference] = [],
    numbers: [Int]? = nil
  ) {
    self.drawing = drawing
    self.frame = frame
    self.differences = differences
    self.numbers = numbers
  }
}

extension PictureLayers {
  /// The elements, which a sweep compares from width to width.
  ///
  /// - Parameter id: What ids begin with, unique in the page.
  /// - Returns: The layers from back to front.
  func elements(id: String) -> [Element] {
    let nodes = PictureNodes(of: drawing, in: frame, numbers: numbers).all
    let window = frame.window ?? drawing.window.map { PictureWindow(whole: $0) }
    var content = PictureContent(frame: frame, id: id)
    var labels = PictureLabels(
      in: frame.canvas,
      window: window.map { frame.place($0.frame) },
      nodes: nodes,
      taken: nodes.flatMap { textBoxes(of: $0) }
    )
    let differences = PictureDifferences(frame: frame).elements(self.differences, labels: &labels)
    for node in nodes { labels.add(node) }
    let scene = [content.element(drawing)] + outlines(nodes)
    let screen = Self.rectangle(frame.canvas.insetBy(dx: 0.5, dy: 0.5), className: "s")
    let background = window?.background(drawing.background, in: frame) ?? []
    let front = (window?.elements(in: frame) ?? []) + differences
    return [screen] + background + [Element("g", [("class", "v")], scene)] + front + [
      Element("g", [("class", "t")], labels.labels.map { label($0) })
    ]
  }

  /// Where names must not be: on lines of text.
  private func textBoxes(of node: PictureNode) -> [CGRect] {
    guard case .text(let text) = node.node.content else { return [] }
    let origin = node.node.frame.origin
    return text.lines.map { frame.place($0.box.offsetBy(dx: origin.x, dy: origin.y)) }
      // Names may touch lines, as lines touch each other.
      .map { $0.intersection(node.window).insetBy(dx: 0.5, dy: 1) }
  }

  private func outlines(_ nodes: [PictureNode]) -> [Element] {
    nodes.filter(\.isInSight).map { node in
      let kind =
        switch node.node.content {
        case .outline: node.node.name.first?.isUppercase == true ? "o c" : "o m"
        case .room: "o p"
        case .part:
          switch node.node.content.collectionPart {
          case .section(scrollsByItself: true): "o r"
          case .section: "o q"
          case .element, nil: "o"
          }
        case .fill, .shape, .layers, .text: "o"
        }
      let place = node.place.intersection(node.window.insetBy(dx: -1, dy: -1))
      return Self.rectangle(place, className: kind, number: node.number)
    }
  }

  private func label(_ label: PictureLabels.Label) -> Element {
    Element(
      "text",
      key: label.node.map { "\($0)" } ?? label.text,
      [("x", .number(label.box.minX + 2)), ("y", .number(label.box.maxY - 2.5))],
      text: label.text
    )
  }

  static func rectangle(_ rect: CGRect, className: String, number: Int? = nil) -> Element {
    Element(
      "rect",
      key: number.map { "\($0)" } ?? "",
      [
        ("class", .text(className)), ("data-n", number.map { "\($0)" }),
        ("x", .number(rect.minX)), ("y", .number(rect.minY)),
        // A rectangle without a width is not drawn at all, not even its line.
        ("width", .number(max(rect.width, 0.1))), ("height", .number(max(rect.height, 0.1))),
      ]
    )
  }
}
