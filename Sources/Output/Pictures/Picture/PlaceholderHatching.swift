internal import ElementTree
internal import Foundation

/// Draws a placeholder: a hatched area with the name of the missing view.
struct PlaceholderHatching {
  /// The distance between the lines of the hatching along the edges, in points.
  private static let spacing = CGFloat(14)
  /// The font sizes of the name, the preferred one first.
  private static let fontSizes: [CGFloat] = [16, 13, 10, 8]
  /// The width of a character relative to the font size; wide enough for most names.
  private static let characterWidth = CGFloat(0.6)

  /// The name of the missing view.
  let name: String
  /// The frame of the placeholder, in points of the scene.
  let frame: CGRect
  /// The key of the placeholder's node.
  let key: String
}

extension PlaceholderHatching {
  /// Returns the area, its lines and its name, if the name fits.
  ///
  /// - Parameter bounds: The visible part of the scene; lines outside of it are not drawn.
  /// - Returns: The drawing in a group, with the name as its title.
  func element(visibleIn bounds: CGRect) -> Element {
    let area = frame.insetBy(dx: min(0.5, frame.width / 2), dy: min(0.5, frame.height / 2))
    var parts: [Element] = [rectangle(area)]
    let shown = area.intersection(bounds.insetBy(dx: -50, dy: -50))
    if !shown.isNull, !shown.isEmpty { parts += lines(in: shown) }
    if let label { parts.append(label) }
    var element = Element("g", key: key, [], parts)
    element.children.insert(.element("title", [:], name), at: 0)
    return element
  }

  private func rectangle(_ area: CGRect) -> Element {
    Element(
      "rect",
      key: key,
      [
        ("class", "hg"), ("x", .number(area.minX)), ("y", .number(area.minY)),
        ("width", .number(area.width)), ("height", .number(area.height)),
      ]
    )
  }

  /// Returns a path with lines from the bottom left to the top right of a rectangle.
  private func lines(in area: CGRect) -> [Element] {
    let ends = stride(from: Self.spacing, to: area.width + area.height, by: Self.spacing)
    let path = ends.map { end -> String in
      let start = (x: max(end - area.height, 0), y: min(end, area.height))
      let stop = (x: min(end, area.width), y: max(end - area.width, 0))
      let numbers = [area.minX + start.x, area.minY + start.y, stop.x - start.x, stop.y - start.y]
      let texts = numbers.map { AttributeValue.number($0).text }
      return "M\(texts[0]) \(texts[1])l\(texts[2]) \(texts[3])"
    }
    .joined()
    return path.isEmpty ? [] : [Element("path", key: key, [("class", "hh"), ("d", .text(path))])]
  }

  /// The name in the middle; `nil` if it does not fit.
  private var label: Element? {
    let count = CGFloat(name.count)
    let size = Self.fontSizes.first { size in
      count * size * Self.characterWidth <= frame.width - 8 && size * 1.4 <= frame.height
    }
    guard let size, count > 0 else { return nil }
    return Element(
      "text",
      key: key,
      [
        ("class", "hn"), ("x", .number(frame.midX)), ("y", .number(frame.midY + size * 0.35)),
        ("font-size", .number(size)),
      ],
      text: name
    )
  }
}
