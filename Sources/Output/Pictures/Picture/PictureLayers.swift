internal import CollectionLayout
internal import Conformance
internal import ElementTree
internal import Foundation
internal import SpecFormat
internal import ViewLayout

/// The layers of a picture, from back to front: the scene, its outlines, the differences and the
/// names.
struct PictureLayers {
  private let drawing: ResolvedTree
  private let frame: PictureFrame
  private let differences: [DrawnMismatch]
  private let numbers: [Int]?
  /// Whether the frames and names of nodes are drawn over the scene.
  var showsNodes = true

  /// - Parameters:
  ///   - drawing: The layout to draw.
  ///   - frame: The part of the layout to show.
  ///   - differences: The mismatches, which are drawn over the layout.
  ///   - numbers: The number of each named node in tree order; `nil` counts them from 0.
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
  /// Returns the elements of all layers, which a sweep compares between widths.
  ///
  /// - Parameter id: A prefix for the ids in the picture, unique in the page.
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
    if showsNodes { for node in nodes { labels.add(node) } }
    let scene = [content.element(drawing)] + (showsNodes ? outlines(nodes) : [])
    let screen = Self.rectangle(frame.canvas.insetBy(dx: 0.5, dy: 0.5), className: "s")
    let whole = window ?? PictureWindow(whole: frame.bounds)
    let background = whole.background(drawing.background, in: frame)
    let front = (window?.elements(in: frame) ?? []) + differences
    return [screen] + background
      + [Element("g", [("class", drawing.isDark ? "v night" : "v")], scene)] + front
      + [Element("g", [("class", "t")], labels.labels.map { label($0) })]
  }

  /// Returns the boxes of a node's lines of text, which labels must not cover.
  private func textBoxes(of node: PictureNode) -> [CGRect] {
    guard case .text(let text) = node.node.content else { return [] }
    let origin = node.node.frame.origin
    return text.lines.map { frame.place($0.box.offsetBy(dx: origin.x, dy: origin.y)) }
      // Labels may touch lines of text, as consecutive lines touch each other.
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
        // SVG does not draw a rectangle of width 0, not even its stroke.
        ("width", .number(max(rect.width, 0.1))), ("height", .number(max(rect.height, 0.1))),
      ]
    )
  }
}

/// Draws expected frames over the layout, with an arrow from the expected frame to the actual one.
struct PictureDifferences {
  let frame: PictureFrame

  /// Returns the expected outlines, arrows and distances.
  ///
  /// - Parameters:
  ///   - differences: The places that differ.
  ///   - labels: The labels to which the distances are added.
  /// - Returns: One group; empty if there are no differences.
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
    // A frame that only changed its size has not moved.
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

  /// Returns the head of an arrow with the given unit direction.
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
