internal import Conformance
internal import ElementTree
internal import Foundation
internal import LayoutTree
internal import SpecFormat

/// The layers of a picture, from back to front: the scene, its outlines, the differences and the
/// names.
struct PictureLayers {
  private let drawing: ResolvedTree
  private let frame: PictureFrame
  private let differences: [DrawnMismatch]
  private let numbers: [Int]?
  /// The classes of outlines, from back to front.
  private static let outlineKinds = ["", "p", "r", "q", "c", "m"]
  /// The maximum height of a control whose drawing labels do not cover, in points.
  private static let controlHeight = CGFloat(50)
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
      occupied: nodes.flatMap { contentBoxes(of: $0) }
    )
    let differences = PictureDifferences(frame: frame).elements(self.differences, labels: &labels)
    if showsNodes {
      let wrong = Set(self.differences.compactMap(\.node))
      labels.namesOnly = isDense(nodes) ? wrong.isEmpty ? .identifiers : .nothing : .everything
      for node in nodes { labels.add(node, isWrong: wrong.contains(node.number)) }
    }
    let scene = [content.element(drawing)] + (showsNodes ? outlines(nodes) : [])
    let whole = window ?? PictureWindow(whole: frame.bounds)
    let background = whole.background(drawing.background, in: frame)
    let front = (window?.elements(in: frame) ?? []) + differences
    return background
      + [Element("g", [("class", drawing.isDark ? "v dk" : "v")], scene)] + front
      + [Element("g", [("class", "t")], labels.labels.map { label($0) })]
  }

  /// Whether the names of the nodes would cover each other, so that the table has to name them.
  private func isDense(_ nodes: [PictureNode]) -> Bool {
    nodes.count { $0.isVisible && !$0.isElement && !$0.isSection } > Picture.namedLimit
  }

  /// Returns the boxes of a node's lines of text, symbol or control, which labels must not cover.
  private func contentBoxes(of node: PictureNode) -> [CGRect] {
    let origin = node.node.frame.origin
    let boxes: [CGRect] =
      switch node.node.content {
      case .text(let text):
        text.lines.map { frame.place($0.box.offsetBy(dx: origin.x, dy: origin.y)) }
      case .image(let image) where image.isSymbol: [node.place]
      case .layers where node.node.children.isEmpty && node.node.frame.height <= Self.controlHeight:
        [node.place]
      default: []
      }
    // Labels may touch lines of text, as consecutive lines touch each other.
    return boxes.map { $0.intersection(node.window).insetBy(dx: 0.5, dy: 1) }
  }

  /// Returns the outlines of nodes; nodes of one frame and kind share an outline with their
  /// numbers.
  private func outlines(_ nodes: [PictureNode]) -> [Element] {
    var outlines: [(kind: String, place: CGRect, numbers: [Int])] = []
    // The rectangle of an element is its outline.
    for node in nodes where node.isVisible && !node.isElement {
      let place = node.place.intersection(node.window.insetBy(dx: -1, dy: -1))
      let kind = outlineKind(of: node.node)
      // A sweep has an outline for each node, because the nodes move apart at other widths.
      if numbers == nil,
        let index = outlines.lastIndex(where: { $0.place == place && $0.kind == kind })
      {
        outlines[index].numbers.append(node.number)
      } else {
        outlines.append((kind, place, [node.number]))
      }
    }
    guard !outlines.isEmpty else { return [] }
    let groups = Self.outlineKinds.compactMap { kind -> [Element]? in
      let drawn = outlines.filter { $0.kind == kind }.map { outline($0.place, of: $0.numbers) }
      guard !drawn.isEmpty else { return nil }
      return kind.isEmpty ? drawn : [Element("g", [("class", .text(kind))], drawn)]
    }
    return [Element("g", [("class", "o")], groups.flatMap(\.self))]
  }

  /// Returns an outline: a short path with the numbers of its nodes, or in a sweep a rectangle
  /// whose numbers may vary.
  private func outline(_ place: CGRect, of nodes: [Int]) -> Element {
    let key = nodes.first.map { "\($0)" } ?? ""
    guard numbers == nil else { return Self.rectangle(place, className: "", key: key) }
    let (x, y) = (PictureNumber.text(place.minX), PictureNumber.text(place.minY))
    // SVG does not draw a closed path of no length.
    let width = PictureNumber.text(max(place.width, 0.1))
    let height = PictureNumber.text(max(place.height, 0.1))
    return Element(
      "path",
      key: key,
      [
        ("data-n", .text(nodes.map { "\($0)" }.joined(separator: " "))),
        ("d", "M\(x) \(y)h\(width)v\(height)h-\(width)z"),
      ]
    )
  }

  /// Returns the class of a node's outline; empty for a leaf.
  private func outlineKind(of node: ResolvedNode) -> String {
    switch node.content {
    case .outline: node.name.first?.isUppercase == true ? "c" : "m"
    case .room: "p"
    case .section(let scrollsByItself): scrollsByItself ? "r" : "q"
    case .fill, .shape, .layers, .text, .image, .placeholder, .element: ""
    }
  }

  private func label(_ label: PictureLabels.Label) -> Element {
    Element(
      "text",
      key: label.node.map { "\($0)" } ?? label.text,
      [
        ("class", label.isWrong ? "wr" : nil), ("x", .tenths(label.box.minX + 2)),
        ("y", .tenths(label.box.maxY - 2.5)),
      ],
      text: label.text
    )
  }

  static func rectangle(
    _ rect: CGRect,
    className: String,
    key: String = ""
  ) -> Element {
    Element(
      "rect",
      key: key,
      [
        ("class", className.isEmpty ? nil : .text(className)),
        ("x", .tenths(rect.minX)), ("y", .tenths(rect.minY)),
        // SVG does not draw a rectangle of width 0, not even its stroke.
        ("width", .tenths(max(rect.width, 0.1))), ("height", .tenths(max(rect.height, 0.1))),
      ]
    )
  }
}

extension AttributeValue {
  /// Returns the value for a length of a picture, rounded to a tenth of a pixel.
  static func tenths(_ length: CGFloat) -> AttributeValue { number((length * 10).rounded() / 10) }
}

/// Draws expected frames over the layout, with an arrow from the expected frame to the actual one.
struct PictureDifferences {
  /// The maximum number of differences whose distances are written into the picture.
  ///
  /// If there are more, the differences have the numbers of their nodes in the table.
  private static let wordLimit = 6

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
        + arrow(difference, isWritten: differences.count <= Self.wordLimit, labels: &labels)
    }
    return drawn.isEmpty ? [] : [Element("g", [("class", "xs")], drawn)]
  }

  private func arrow(
    _ difference: DrawnMismatch,
    isWritten: Bool,
    labels: inout PictureLabels
  ) -> [Element] {
    guard let actualFrame = difference.actual, PictureFrame.isDrawable(actualFrame) else {
      return []
    }
    let (expected, actual) = (frame.place(difference.expected), frame.place(actualFrame))
    if isWritten, let words = difference.words {
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
