internal import ElementTree
internal import Foundation
internal import LayoutTree

/// Draws a symbol by its name, and a placeholder for an image whose pixels a picture does not have.
struct SymbolGlyph {
  /// The units of the square in which shapes are defined.
  private static let units = CGFloat(24)
  /// Hills below a sun, in a unit square.
  private static let landscape =
    "M0 .85L.3 .5L.52 .74L.7 .58L1 .85V1H0zM.82 .27a.09 .09 0 1 1-.18 0a.09 .09 0 0 1 .18 0"

  let image: DrawingImage
  /// The frame of the image, in points of the scene.
  let frame: CGRect
  /// The key of the image's node.
  let key: String
}

extension SymbolGlyph {
  /// Returns the elements from back to front.
  ///
  /// - Parameter paint: Returns the value of a color attribute.
  /// - Returns: The elements; none for an image without a size.
  func elements(_ paint: (DrawingColor) -> String) -> [Element] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    guard image.isSymbol else { return photo }
    let color = paint(image.color)
    var name = image.name
    let isFilled = name.hasSuffix(".fill")
    if isFilled { name.removeLast(5) }
    for (suffix, enclosure) in [(".circle", "circle"), (".square", "square")] {
      guard name.hasSuffix(suffix), name != suffix.dropFirst(),
        let inner = SymbolShapes.path(of: String(name.dropLast(suffix.count))),
        let outer = SymbolShapes.path(of: enclosure)
      else { continue }
      return [
        glyph(outer, color: color, isFilled: isFilled),
        glyph(inner, color: isFilled ? contrast : color, isFilled: false, scale: 0.55),
      ]
    }
    guard let path = SymbolShapes.path(of: name) else { return [placeholder(color)] }
    return [glyph(path, color: color, isFilled: isFilled)]
  }

  /// A color that is visible on the color of the image.
  private var contrast: String {
    switch PictureColor.textClass(of: image.color) {
    case "hd": "rgb(0 0 0/60%)"
    case "hl": "#fff"
    default: "var(--screen)"
    }
  }

  /// A rounded square with the name of the symbol as its title.
  private func placeholder(_ color: String) -> Element {
    let path = "M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z"
    var element = glyph(path, color: color, isFilled: false)
    element.children = [.element("title", [:], image.name)]
    return element
  }

  /// Returns a path as a line, or filled.
  ///
  /// A filled path with lines inside is pale, so that the lines are visible; lines have no area.
  private func glyph(
    _ path: String,
    color: String,
    isFilled: Bool,
    scale: CGFloat = 1
  ) -> Element {
    // A symbol keeps its proportions in the middle of its frame.
    let factor = min(frame.width, frame.height) / Self.units * scale
    let (x, y) = (
      frame.midX - Self.units / 2 * factor, frame.midY - Self.units / 2 * factor
    )
    let areas = path.count { "zC".contains($0) } + path.ranges(of: "a9 9").count
    let isSolid = areas >= path.count { $0 == "M" }
    let style: AttributeValue? = !isFilled || areas == 0 ? "y" : isSolid ? nil : "yf"
    return Element(
      "path",
      key: key,
      [
        ("class", style), ("d", .text(path)),
        ("transform", .text(transform(x, y, [factor]))),
        ("fill", isFilled && areas > 0 ? .text(color) : nil),
        ("stroke", style == nil ? nil : .text(color)),
      ]
    )
  }

  /// A neutral landscape on a gray ground.
  private var photo: [Element] {
    let ground = Element(
      "rect",
      key: key,
      [
        ("class", "ph"), ("x", .number(frame.minX)), ("y", .number(frame.minY)),
        ("width", .number(frame.width)), ("height", .number(frame.height)),
      ]
    )
    let transform = transform(frame.minX, frame.minY, [frame.width, frame.height])
    let landscape = Element(
      "path",
      key: key,
      [("class", "pl"), ("d", .text(Self.landscape)), ("transform", .text(transform))]
    )
    return [ground, landscape]
  }

  private func transform(_ x: CGFloat, _ y: CGFloat, _ scales: [CGFloat]) -> String {
    let place = [x, y].map { AttributeValue.number($0).text }.joined(separator: " ")
    let scale = scales.map { AttributeValue.number($0).text }.joined(separator: " ")
    return "translate(\(place))scale(\(scale))"
  }
}
