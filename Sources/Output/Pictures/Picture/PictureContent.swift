internal import ElementTree
internal import Foundation
internal import LayoutTree

/// Draws the content of nodes, in points of the scene.
struct PictureContent {
  let frame: PictureFrame
  /// A prefix that makes the ids of clip paths unique in a page.
  let id: String
  /// The number of clip paths created so far.
  private var clipCount = 0
  /// The gradients used so far, each with its element.
  private var gradients: [(gradient: DrawingGradient, element: Element)] = []

  init(frame: PictureFrame, id: String) {
    self.frame = frame
    self.id = id
  }
}

extension PictureContent {
  /// Returns the drawing of all nodes, in the painting order of the scene.
  mutating func element(_ drawing: ResolvedTree) -> Element {
    let nodes = elements(drawing.nodes, isBackwards: false, isTransformed: false)
    return Element(
      "g",
      [("class", "n"), ("transform", .text(frame.matrix))],
      gradients.map(\.element) + nodes
    )
  }

  /// Returns the value of a color attribute, for which a gradient is defined if necessary.
  private mutating func value(of color: DrawingColor) -> String {
    guard let gradient = color.gradient else { return PictureColor.css(color) }
    if let index = gradients.firstIndex(where: { $0.gradient == gradient }) {
      return "url(#\(id)g\(index))"
    }
    let name = "\(id)g\(gradients.count)"
    gradients.append((gradient, PicturePaint.gradient(gradient, id: name)))
    return "url(#\(name))"
  }

  /// Returns the drawing of a node and its descendants.
  ///
  /// - Parameters:
  ///   - node: The node to draw; a node whose frame cannot be drawn has no elements.
  ///   - isTransformed: Whether an ancestor has a transform, so that the frame is not the drawn
  ///     position.
  /// - Returns: The elements from back to front.
  private mutating func elements(_ node: ResolvedNode, isTransformed: Bool) -> [Element] {
    guard PictureFrame.isDrawable(node.frame), !node.appearance.isHidden else { return [] }
    let isTransformed = isTransformed || !node.appearance.matrix.isEmpty
    let own = paint(node).filter { isTransformed || isVisible($0.box) }.map(\.element)
    let children = elements(
      node.children,
      isBackwards: node.isDrawnBackwards,
      isTransformed: isTransformed
    )
    var content = backing(of: node) + own + children
    if let border = border(of: node) { content.append(border) }
    if node.appearance.isDark {
      let ground = rectangle(node, node.frame, className: "sf")
      content = [Element("g", key: node.key, [("class", "dk")], [ground] + content)]
    }
    guard !content.isEmpty,
      node.appearance.opacity < 1 || node.appearance.clips || !node.appearance.matrix.isEmpty
        || !node.appearance.filters.isEmpty || node.appearance.blending != nil
    else { return content }
    return [group(node, content)]
  }

  private func isVisible(_ box: CGRect) -> Bool {
    frame.bounds.insetBy(dx: -50, dy: -50).intersects(box)
  }

  private mutating func elements(
    _ siblings: [ResolvedNode],
    isBackwards: Bool,
    isTransformed: Bool
  ) -> [Element] {
    siblings.paintingOrder(isBackwards: isBackwards)
      .flatMap { elements(siblings[$0], isTransformed: isTransformed) }
  }

  /// Returns the content of a node in a group with the node's opacity, transform, clip and filters.
  private mutating func group(
    _ node: ResolvedNode,
    _ content: [Element]
  ) -> Element {
    var content = content
    var clip: String?
    if node.appearance.clips {
      let name = makeClipName()
      clip = "url(#\(name))"
      let area =
        node.appearance.clipShape.flatMap { shapes($0, of: node, isPainted: false).first?.element }
        ?? rectangle(node, node.frame, radius: node.appearance.cornerRadius)
      content.insert(
        Element("clipPath", key: node.key, [("id", .text(name))], [area]),
        at: 0
      )
    }
    let matrix = node.appearance.matrix.map { AttributeValue.number($0).text }.joined(
      separator: " "
    )
    return Element(
      "g",
      key: node.key,
      [
        ("opacity", node.appearance.opacity < 1 ? .number(node.appearance.opacity) : nil),
        ("transform", matrix.isEmpty ? nil : "matrix(\(matrix))"),
        ("clip-path", clip.map { .text($0) }),
      ] + PicturePaint.mixing(node.appearance.filters, node.appearance.blending),
      content
    )
  }

  /// Returns an id for a clip path that is unique in the page.
  mutating func makeClipName() -> String {
    defer { clipCount += 1 }
    return "\(id)c\(clipCount)"
  }

  private mutating func backing(of node: ResolvedNode) -> [Element] {
    node.appearance.backing.map { shapes($0, of: node).map(\.element) } ?? []
  }

  private func border(of node: ResolvedNode) -> Element? {
    guard let color = node.appearance.borderColor, node.appearance.borderWidth > 0 else {
      return nil
    }
    let half = node.appearance.borderWidth / 2
    let inner = node.frame.insetBy(
      dx: min(half, node.frame.width / 2),
      dy: min(half, node.frame.height / 2)
    )
    let paint = PicturePaint.stroke(PictureColor.css(color), width: node.appearance.borderWidth)
    return rectangle(node, inner, radius: node.appearance.cornerRadius, paint: paint)
  }

  /// Returns the drawing of the node itself: each element with its bounding box.
  mutating func paint(_ node: ResolvedNode) -> [(element: Element, box: CGRect)] {
    switch node.content {
    case .outline, .room: return []
    case .fill(let color):
      let paint = PicturePaint.fill(value(of: color))
      return [(rectangle(node, node.frame, paint: paint), node.frame)]
    case .shape(let shape): return shapes(shape, of: node)
    case .text(let text): return text.lines.compactMap { line($0, of: text, in: node) }
    case .image(let image):
      let glyph = SymbolGlyph(image: image, frame: node.frame, key: node.key)
      return glyph.elements { PictureColor.css($0) }.map { ($0, node.frame) }
    case .layers(let layers):
      let element = Element(
        "g",
        key: node.key,
        [("transform", .text(translation(to: node.frame.origin)))],
        layers.flatMap { elements($0, of: node) }
      )
      return [(element, node.frame)]
    case .placeholder(let name):
      let hatching = PlaceholderHatching(name: name, frame: node.frame, key: node.key)
      return [(hatching.element(visibleIn: frame.bounds), node.frame)]
    case .section: return []
    case .element(let element):
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
  private mutating func line(
    _ line: DrawingText.Line,
    of text: DrawingText,
    in node: ResolvedNode
  ) -> (Element, CGRect)? {
    guard !line.string.allSatisfy(\.isWhitespace), line.box.width > 0 else { return nil }
    let box = line.box.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
    let spacing = text.letterSpacing
    // The test font is drawn smaller, so that its letters do not cover other lines.
    let size = text.face == nil ? text.fontSize * 0.8 : text.fontSize
    let classes = [
      PictureColor.textClass(of: text.color),
      text.face.flatMap {
        $0.font?.className ?? ($0.isMonospaced ? "mo" : $0.isSerif ? "se" : nil)
      },
      line.isEstimated ? "es" : nil,
    ].compactMap(\.self).joined(separator: " ")
    // Text in the primary color gets its color from its class.
    let color = text.color == .primary ? nil : value(of: text.color)
    // In the test font, the baseline is at 80% of the line height.
    let baseline = box.minY + (text.face?.ascent ?? box.height * 0.8)
    let element = Element(
      "text",
      key: node.key,
      [
        ("class", classes.isEmpty ? nil : .text(classes)),
        ("x", .number(box.minX)), ("y", .number(baseline)),
        ("font-size", size == 16 ? nil : .number(size)),
        // Without a real font, letters are stretched to their measured widths instead.
        ("letter-spacing", text.face == nil || spacing == 0 ? nil : .number(spacing)),
      ] + (text.face.map { style(of: $0) } ?? []) + [
        ("textLength", .number(box.width)), ("lengthAdjust", "spacingAndGlyphs"),
        ("fill", color.map { .text($0) }),
      ],
      text: line.string
    )
    return (element, box)
  }

  /// Returns the attributes of a system font, which the browser replaces with a similar free font.
  ///
  /// The file of an app's font has the weight and the slope already.
  private func style(of face: DrawingText.Face) -> PicturePaint.Attributes {
    guard face.font == nil else { return [] }
    return [
      ("font-weight", face.weight == 400 ? nil : .number(face.weight)),
      ("font-style", face.isItalic ? "italic" : nil),
    ]
  }

  private mutating func shapes(
    _ shape: DrawingShape,
    of node: ResolvedNode,
    isPainted: Bool = true
  ) -> [(element: Element, box: CGRect)] {
    let color = isPainted ? value(of: shape.color) : ""
    let paint =
      !isPainted
      ? []
      : shape.lineWidth.map { PicturePaint.stroke(color, width: $0, line: shape.line) }
        ?? PicturePaint.fill(color, isEvenOdd: shape.isEvenOdd)
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
  /// Returns the drawing of one layer of a node's custom drawing, in the node's coordinates.
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

extension ElementIdentity {
  fileprivate var className: String {
    switch self {
    case .cell: "e-cell"
    case .supplementary, .layoutSupplementary: "e-supplementary"
    case .decoration: "e-decoration"
    }
  }

  /// The corner radius of an element of a collection view, in points.
  fileprivate var cornerRadius: CGFloat { if case .cell = self { 3 } else { 0 } }
}

extension ResolvedNode {
  /// The key of the node's drawing, by which a sweep matches elements between widths.
  var key: String { label.map { "\(name) \($0)" } ?? name }
}

extension [ResolvedNode] {
  /// Returns the indices of siblings in painting order, from back to front.
  ///
  /// - Parameter isBackwards: Whether later siblings are painted first.
  /// - Returns: Each index once.
  func paintingOrder(isBackwards: Bool) -> [Int] {
    let order = isBackwards ? Array<Int>(indices.reversed()) : Array<Int>(indices)
    guard contains(where: { $0.appearance.zIndex != 0 }) else { return order }
    // Comparing the offset too keeps siblings of equal z-index in order.
    return order.enumerated().sorted { first, second in
      (self[first.element].appearance.zIndex, first.offset)
        < (self[second.element].appearance.zIndex, second.offset)
    }.map(\.element)
  }
}
