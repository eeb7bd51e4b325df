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
  mutating func markup(_ drawing: Drawing) -> Markup {
    let nodes = inOrder(drawing.nodes, backwards: false).map { self.markup($0) }
    return .element("g", ["class": "n", "transform": frame.matrix], nodes)
  }

  private mutating func markup(_ node: DrawingNode) -> Markup {
    guard PictureFrame.isDrawable(node.frame), !node.look.isHidden else { return .empty }
    let own = paint(node)
    let children = inOrder(node.children, backwards: node.isDrawnBackwards)
      .map { self.markup($0) }
    let border = border(of: node)
    guard !own.isEmpty || !border.isEmpty || children.contains(where: { !$0.isEmpty }) else {
      return .empty
    }
    guard node.look.opacity < 1 || node.look.clips || !node.look.matrix.isEmpty else {
      return .joined([own] + children + [border])
    }
    return group(node, [own] + children + [border])
  }

  private func inOrder(_ nodes: [DrawingNode], backwards: Bool) -> [DrawingNode] {
    let nodes = backwards ? nodes.reversed() : nodes
    guard nodes.contains(where: { $0.look.zIndex != 0 }) else { return nodes }
    // Sorting keeps the order of equals.
    return nodes.enumerated().sorted { first, second in
      (first.element.look.zIndex, first.offset) < (second.element.look.zIndex, second.offset)
    }.map(\.element)
  }

  /// What is in a node with its look around it.
  private mutating func group(_ node: DrawingNode, _ content: [Markup]) -> Markup {
    var content = content
    var clip: String?
    if node.look.clips {
      let name = "\(id)c\(clipCount)"
      clipCount += 1
      clip = "url(#\(name))"
      let area = rectangle(node.frame, radius: node.look.cornerRadius, fill: nil)
      content.insert(.element("clipPath", ["id": name], [area]), at: 0)
    }
    let matrix = node.look.matrix.map { Self.number($0) }.joined(separator: " ")
    return .element(
      "g",
      [
        "opacity": node.look.opacity < 1 ? Self.number(node.look.opacity) : nil,
        "transform": matrix.isEmpty ? nil : "matrix(\(matrix))",
        "clip-path": clip,
      ],
      content
    )
  }

  private func border(of node: DrawingNode) -> Markup {
    guard let color = node.look.borderColor, node.look.borderWidth > 0 else { return .empty }
    let half = node.look.borderWidth / 2
    let inner = node.frame.insetBy(
      dx: min(half, node.frame.width / 2),
      dy: min(half, node.frame.height / 2)
    )
    let style =
      "fill:none;stroke:\(PictureColor.css(color));stroke-width:"
      + Self.number(Double(node.look.borderWidth))
    return rectangle(inner, radius: node.look.cornerRadius, style: style)
  }

  private func paint(_ node: DrawingNode) -> Markup {
    switch node.content {
    case .outline, .room, .section: .empty
    case .fill(let color): rectangle(node.frame, radius: 0, fill: color)
    case .shape(let shape): markup(shape, at: node.frame.origin)
    case .text(let text): .joined(text.lines.map { line($0, of: text, at: node.frame.origin) })
    case .element(let kind):
      rectangle(node.frame, radius: kind == .cell ? 3 : 0, className: "e-\(kind.rawValue)")
    }
  }
}

extension PictureContent {
  private func line(
    _ line: DrawingText.Line,
    of text: DrawingText,
    at origin: CGPoint
  ) -> Markup {
    guard !line.string.allSatisfy(\.isWhitespace), line.box.width > 0 else { return .empty }
    // In the test font a line's baseline is four fifths down.
    let baseline = origin.y + line.box.minY + line.box.height * 0.8
    return .element(
      "text",
      [
        "class": PictureColor.halo(of: text.color),
        "x": Self.number(origin.x + line.box.minX), "y": Self.number(baseline),
        "font-size": Self.number(text.fontSize * 0.8),
        "textLength": Self.number(line.box.width), "lengthAdjust": "spacingAndGlyphs",
        "style": "fill:\(PictureColor.css(text.color))",
      ],
      line.string
    )
  }

  private func markup(_ shape: DrawingShape, at origin: CGPoint) -> Markup {
    let color = PictureColor.css(shape.color)
    let style =
      shape.lineWidth.map { "fill:none;stroke:\(color);stroke-width:\(Self.number($0))" }
      ?? "fill:\(color)"
    let bounds = shape.bounds.offsetBy(dx: origin.x, dy: origin.y)
    guard PictureFrame.isDrawable(bounds) else { return .empty }
    switch shape.kind {
    case .rectangle: return rectangle(bounds, radius: 0, style: style)
    case .rounded(let radius): return rectangle(bounds, radius: radius.width, style: style)
    case .ellipse:
      return .element(
        "ellipse",
        [
          "cx": Self.number(bounds.midX), "cy": Self.number(bounds.midY),
          "rx": Self.number(bounds.width / 2), "ry": Self.number(bounds.height / 2),
          "style": style,
        ]
      )
    case .path(let path):
      let place = "translate(\(Self.number(origin.x)) \(Self.number(origin.y)))"
      return .element("path", ["d": path, "transform": place, "style": style])
    }
  }

  private func rectangle(
    _ rect: CGRect,
    radius: CGFloat,
    fill: DrawingColor? = nil,
    style: String? = nil,
    className: String? = nil
  ) -> Markup {
    .element(
      "rect",
      [
        "class": className,
        "x": Self.number(rect.minX), "y": Self.number(rect.minY),
        "width": Self.number(rect.width), "height": Self.number(rect.height),
        "rx": radius > 0 ? Self.number(radius) : nil,
        "style": style ?? fill.map { "fill:\(PictureColor.css($0))" },
      ]
    )
  }

  /// To a hundredth of a point.
  private static func number(_ value: CGFloat) -> String { number(Double(value)) }

  private static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let rounded = (value * 100).rounded() / 100
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}
