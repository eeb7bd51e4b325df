internal import CollectionLayout
internal import ElementTree
internal import Foundation
internal import ViewLayout

/// Draws what nodes look like, in points of the scene.
struct PictureContent {
  let frame: PictureFrame
  /// Makes the ids of clips unique in a page.
  let id: String
  /// How many clips there are.
  private var clipCount = 0

  init(frame: PictureFrame, id: String) {
    self.frame = frame
    self.id = id
  }
}

extension PictureContent {
  /// Everything that is drawn, behind one another as in the scene.
  mutating func element(_ drawing: ResolvedTree) -> Element {
    let nodes = elements(drawing.nodes, isBackwards: false, isTurned: false)
    return Element("g", [("class", "n"), ("transform", .text(frame.matrix))], nodes)
  }

  /// The drawing of a node and of everything in it.
  ///
  /// - Parameters:
  ///   - node: A node whose frame can be drawn, or any other, of which nothing is.
  ///   - isTurned: Whether what is around the node is drawn elsewhere than it is.
  /// - Returns: Its elements from back to front.
  private mutating func elements(_ node: ResolvedNode, isTurned: Bool) -> [Element] {
    guard PictureFrame.isDrawable(node.frame), !node.look.isHidden else { return [] }
    let isTurned = isTurned || !node.look.matrix.isEmpty
    let own = paint(node).filter { isTurned || isInSight($0.box) }.map(\.element)
    let children = elements(
      node.children,
      isBackwards: node.isDrawnBackwards,
      isTurned: isTurned
    )
    var content = own + children
    if let border = border(of: node) { content.append(border) }
    guard !content.isEmpty,
      node.look.opacity < 1 || node.look.clips || !node.look.matrix.isEmpty
        || !node.look.filters.isEmpty || node.look.blending != nil
    else { return content }
    return [group(node, content)]
  }

  private func isInSight(_ box: CGRect) -> Bool {
    frame.bounds.insetBy(dx: -50, dy: -50).intersects(box)
  }

  private mutating func elements(
    _ siblings: [ResolvedNode],
    isBackwards: Bool,
    isTurned: Bool
  ) -> [Element] {
    siblings.paintingOrder(isBackwards: isBackwards)
      .flatMap { elements(siblings[$0], isTurned: isTurned) }
  }

  /// The content of a node with the node's look around it.
  private mutating func group(
    _ node: ResolvedNode,
    _ content: [Element]
  ) -> Element {
    var content = content
    var clip: String?
    if node.look.clips {
      let name = makeClipName()
      clip = "url(#\(name))"
      let area = rectangle(node, node.frame, radius: node.look.cornerRadius)
      content.insert(
        Element("clipPath", key: node.key, [("id", .text(name))], [area]),
        at: 0
      )
    }
    let matrix = node.look.matrix.map { AttributeValue.number($0).text }.joined(separator: " ")
    return Element(
      "g",
      key: node.key,
      [
        ("opacity", node.look.opacity < 1 ? .number(node.look.opacity) : nil),
        ("transform", matrix.isEmpty ? nil : "matrix(\(matrix))"),
        ("clip-path", clip.map { .text($0) }),
      ] + PicturePaint.mixing(node.look.filters, node.look.blending),
      content
    )
  }

  /// An id for a clip that no other one in the page has.
  mutating func makeClipName() -> String {
    defer { clipCount += 1 }
    return "\(id)c\(clipCount)"
  }

  private func border(of node: ResolvedNode) -> Element? {
    guard let color = node.look.borderColor, node.look.borderWidth > 0 else { return nil }
    let half = node.look.borderWidth / 2
    let inner = node.frame.insetBy(
      dx: min(half, node.frame.width / 2),
      dy: min(half, node.frame.height / 2)
    )
    let paint = PicturePaint.stroke(color, width: node.look.borderWidth)
    return rectangle(node, inner, radius: node.look.cornerRadius, paint: paint)
  }

  /// The drawing of the node itself, each piece with the box that it is in.
  mutating func paint(_ node: ResolvedNode) -> [(element: Element, box: CGRect)] {
    switch node.content {
    case .outline, .room: return []
    case .fill(let color):
      return [(rectangle(node, node.frame, paint: PicturePaint.fill(color)), node.frame)]
    case .shape(let shape): return shapes(shape, of: node)
    case .text(let text): return text.lines.compactMap { line($0, of: text, in: node) }
    case .layers(let layers):
      let element = Element(
        "g",
        key: node.key,
        [("transform", .text(translation(to: node.frame.origin)))],
        layers.flatMap { elements($0, of: node) }
      )
      return [(element, node.frame)]
    case .part:
      guard case .element(let element)? = node.content.collectionPart else { return [] }
      let rectangle = rectangle(
        node,
        node.frame,
        radius: element.cornerRadius,
        className: element.className
      )
      return [(rectangle, node.frame)]
    }
  }
}

extension PictureContent {
  private func line(
    _ line: DrawingText.Line,
    of text: DrawingText,
    in node: ResolvedNode
  ) -> (Element, CGRect)? {
    guard !line.string.allSatisfy(\.isWhitespace), line.box.width > 0 else { return nil }
    let box = line.box.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
    let element = Element(
      "text",
      key: node.key,
      [
        ("class", .text(PictureColor.halo(of: text.color))),
        // In the test font a line's baseline is four fifths down.
        ("x", .number(box.minX)), ("y", .number(box.minY + box.height * 0.8)),
        ("font-size", .number(text.fontSize * 0.8)),
        ("textLength", .number(box.width)), ("lengthAdjust", "spacingAndGlyphs"),
      ] + PicturePaint.fill(text.color),
      text: line.string
    )
    return (element, box)
  }

  private func shapes(
    _ shape: DrawingShape,
    of node: ResolvedNode
  ) -> [(element: Element, box: CGRect)] {
    let paint =
      shape.lineWidth.map { PicturePaint.stroke(shape.color, width: $0, line: shape.line) }
      ?? PicturePaint.fill(shape.color, isEvenOdd: shape.isEvenOdd)
    let bounds = shape.bounds.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
    guard PictureFrame.isDrawable(bounds) else { return [] }
    let element =
      switch shape.kind {
      case .rectangle: rectangle(node, bounds, paint: paint)
      case .rounded(let radius): rectangle(node, bounds, radius: radius.width, paint: paint)
      case .ellipse:
        Element(
          "ellipse",
          key: node.key,
          [
            ("cx", .number(bounds.midX)), ("cy", .number(bounds.midY)),
            ("rx", .number(bounds.width / 2)), ("ry", .number(bounds.height / 2)),
          ] + paint
        )
      case .path(let path): self.path(path, of: node, paint: paint)
      }
    return [(element, bounds)]
  }

  private func path(
    _ path: String,
    of node: ResolvedNode,
    paint: PicturePaint.Attributes
  ) -> Element {
    Element(
      "path",
      key: node.key,
      [
        ("d", .text(path)), ("transform", .text(translation(to: node.frame.origin))),
      ] + paint
    )
  }

  private func translation(to point: CGPoint) -> String {
    "translate(\(AttributeValue.number(point.x).text) \(AttributeValue.number(point.y).text))"
  }

  private func rectangle(
    _ node: ResolvedNode,
    _ rect: CGRect,
    radius: CGFloat = 0,
    paint: PicturePaint.Attributes = [],
    className: String? = nil
  ) -> Element {
    Element(
      "rect",
      key: node.key,
      [
        ("class", className.map { .text($0) }),
        ("x", .number(rect.minX)), ("y", .number(rect.minY)),
        ("width", .number(rect.width)), ("height", .number(rect.height)),
        ("rx", radius > 0 ? .number(radius) : nil),
      ] + paint
    )
  }
}

extension PictureContent {
  /// The drawing of a layer of a node's own picture, in the node's coordinates.
  mutating func elements(_ layer: DrawingLayer, of node: ResolvedNode) -> [Element] {
    guard PictureFrame.isDrawable(layer.frame) else { return [] }
    let part = ResolvedNode(
      name: node.name,
      label: node.label,
      frame: layer.frame,
      picture: NodePicture(layer.content)
    )
    var elements = paint(part).map(\.element)
    let matrix = layer.matrix.map { AttributeValue.number($0).text }.joined(separator: " ")
    let isMixed = !layer.filters.isEmpty || layer.blending != nil
    if !matrix.isEmpty || layer.opacity < 1 || isMixed {
      elements = [
        Element(
          "g",
          key: part.key,
          [
            ("opacity", layer.opacity < 1 ? .number(layer.opacity) : nil),
            ("transform", matrix.isEmpty ? nil : "matrix(\(matrix))"),
          ] + PicturePaint.mixing(layer.filters, layer.blending),
          elements
        )
      ]
    }
    for clip in layer.clips.reversed() { elements = [clipped(elements, by: clip, of: part)] }
    return elements
  }

  private mutating func clipped(
    _ elements: [Element],
    by clip: DrawingLayer.Clip,
    of node: ResolvedNode
  ) -> Element {
    let name = makeClipName()
    let area = Element(
      "path",
      key: node.key,
      [("d", .text(clip.path)), ("clip-rule", clip.isEvenOdd ? "evenodd" : nil)]
    )
    return Element(
      "g",
      key: node.key,
      [("clip-path", "url(#\(name))")],
      [Element("clipPath", key: node.key, [("id", .text(name))], [area])] + elements
    )
  }
}

extension CollectionElement.Identity {
  fileprivate var className: String {
    switch self {
    case .cell: "e-cell"
    case .supplementary, .layoutSupplementary: "e-supplementary"
    case .decoration: "e-decoration"
    }
  }

  /// In points.
  fileprivate var cornerRadius: CGFloat { if case .cell = self { 3 } else { 0 } }
}

extension ResolvedNode {
  /// The name that a sweep gives to all that is drawn of the node.
  var key: String { label.map { "\(name) \($0)" } ?? name }
}

extension [ResolvedNode] {
  /// The indices of siblings, from the back to the front.
  ///
  /// - Parameter isBackwards: Whether the last of them lies behind the others.
  /// - Returns: Each index once.
  func paintingOrder(isBackwards: Bool) -> [Int] {
    let order = isBackwards ? Array<Int>(indices.reversed()) : Array<Int>(indices)
    guard contains(where: { $0.look.zIndex != 0 }) else { return order }
    // Sorting keeps the order of equals.
    return order.enumerated().sorted { first, second in
      (self[first.element].look.zIndex, first.offset)
        < (self[second.element].look.zIndex, second.offset)
    }.map(\.element)
  }
}
