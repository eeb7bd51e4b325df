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
  private let differences: [DrawnMismatch]
  private let numbers: [Int]?

  /// - Parameters:
  ///   - drawing: What is drawn.
  ///   - frame: Which part of it is shown.
  ///   - differences: What is not as expected; drawn over what is.
  ///   - numbers: What its named nodes are called, in tree order; `nil` to count them from 0.
  init(
    _ drawing: ResolvedTree,
    in frame: PictureFrame,
    differences: [DrawnMismatch] = [],
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
      occupied: nodes.flatMap { textBoxes(of: $0) }
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

/// Draws what was expected over what is, with an arrow from where a node should be to where it is.
struct PictureDifferences {
  let frame: PictureFrame

  /// The expected outlines, arrows and distances; empty where nothing has moved.
  ///
  /// - Parameters:
  ///   - differences: The places that differ.
  ///   - labels: Where there is room for the distances.
  /// - Returns: One group, or nothing.
  func elements(_ differences: [DrawnMismatch], labels: inout PictureLabels) -> [Element] {
    let drawn = differences.flatMap { difference -> [Element] in
      guard PictureFrame.isDrawable(difference.expected) else { return [] }
      return [PictureLayers.rectangle(frame.place(difference.expected), className: "x")]
        + arrow(difference, labels: &labels)
    }
    return drawn.isEmpty ? [] : [Element("g", [("class", "xs")], drawn)]
  }

  private func arrow(
    _ difference: DrawnMismatch,
    labels: inout PictureLabels
  ) -> [Element] {
    guard let actualFrame = difference.actual, PictureFrame.isDrawable(actualFrame) else {
      return []
    }
    let (expected, actual) = (frame.place(difference.expected), frame.place(actualFrame))
    if let words = difference.words {
      let size = PictureLabels.size(of: words)
      let below = CGPoint(x: actual.midX - size.width / 2, y: max(actual.maxY, expected.maxY))
      let above = CGPoint(x: below.x, y: min(actual.minY, expected.minY) - size.height)
      let middle = CGPoint(x: below.x, y: actual.midY - size.height / 2)
      labels.place(words, at: [below, above, middle])
    }
    let (dx, dy) = (actual.midX - expected.midX, actual.midY - expected.midY)
    let length = (dx * dx + dy * dy).squareRoot()
    // What only grew or shrank went nowhere.
    let isMoved = difference.expected.origin != actualFrame.origin
    guard isMoved, length >= 3 else { return [] }
    return [line(from: expected, to: actual), head(at: actual, x: dx / length, y: dy / length)]
  }

  private func line(from expected: CGRect, to actual: CGRect) -> Element {
    Element(
      "line",
      [
        ("class", "a"), ("x1", .number(expected.midX)), ("y1", .number(expected.midY)),
        ("x2", .number(actual.midX)), ("y2", .number(actual.midY)),
      ]
    )
  }

  /// The arrow's head, for a direction of length 1.
  private func head(at place: CGRect, x: CGFloat, y: CGFloat) -> Element {
    let (back, side) = (CGFloat(6), CGFloat(3))
    let points = [
      (place.midX, place.midY),
      (place.midX - x * back - y * side, place.midY - y * back + x * side),
      (place.midX - x * back + y * side, place.midY - y * back - x * side),
    ]
    let text = points.map { "\(PictureNumber.text($0.0)),\(PictureNumber.text($0.1))" }
    return Element(
      "polygon",
      [("class", "h"), ("points", .text(text.joined(separator: " ")))]
    )
  }
}
