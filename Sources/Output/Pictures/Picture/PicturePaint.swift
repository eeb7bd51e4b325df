internal import ElementTree
internal import Foundation
package import LayoutTree

/// Converts paints to attributes of an element; pages do not allow `style` attributes.
enum PicturePaint {
  typealias Attributes = [(StaticString, AttributeValue?)]

  /// Returns the attributes of a fill with the value of a color attribute.
  static func fill(_ color: String, isEvenOdd: Bool = false) -> Attributes {
    [
      ("fill", .text(color)), ("fill-rule", isEvenOdd ? "evenodd" : nil),
    ]
  }

  /// Returns the attributes of a stroke without a fill.
  ///
  /// - Parameters:
  ///   - color: The value of the color attribute.
  ///   - width: The width of the line, in points.
  ///   - line: The caps, joins and dashes; `nil` for a solid line.
  /// - Returns: Attributes that override all inherited ones.
  static func stroke(
    _ color: String,
    width: CGFloat,
    line: DrawingLine? = nil
  ) -> Attributes {
    let plain: Attributes = [
      ("fill", "none"), ("stroke", .text(color)),
      ("stroke-width", .number(width)),
    ]
    return plain + (line.map { shape(of: $0) } ?? [])
  }

  private static func shape(of line: DrawingLine) -> Attributes {
    let isDashed = !line.dashes.isEmpty
    let dashes = line.dashes.map { AttributeValue.number($0).text }.joined(separator: " ")
    return [
      ("stroke-linecap", "\(line.cap)"), ("stroke-linejoin", "\(line.join)"),
      ("stroke-miterlimit", .number(max(line.miterLimit, 1))),
      ("stroke-dasharray", isDashed ? .text(dashes) : nil),
      ("stroke-dashoffset", isDashed ? .number(line.dashPhase) : nil),
    ]
  }

  /// Returns the definition of a gradient over the bounding box of what is painted with it.
  static func gradient(_ gradient: DrawingGradient, id: String) -> Element {
    let stops = gradient.stops.map { stop in
      Element(
        "stop",
        [
          ("offset", .number(stop.location)), ("stop-color", .text(PictureColor.css(stop.color))),
        ]
      )
    }
    switch gradient.geometry {
    case .linear(let start, let end):
      return Element(
        "linearGradient",
        [
          ("id", .text(id)), ("x1", .number(start.x)), ("y1", .number(start.y)),
          ("x2", .number(end.x)), ("y2", .number(end.y)),
        ],
        stops
      )
    case .radial(let center):
      return Element(
        "radialGradient",
        [("id", .text(id)), ("cx", .number(center.x)), ("cy", .number(center.y))],
        stops
      )
    }
  }

  /// Returns the classes of the style sheet for color filters and a blend mode.
  static func mixing(_ filters: [String], _ blending: String?) -> Attributes {
    [
      ("class", blending.map { .text("mx-\($0)") }),
      ("filter", filters.isEmpty ? nil : .text(filters.joined(separator: " "))),
    ]
  }
}

/// Converts colors to CSS.
package enum PictureColor {
  /// The CSS variables of the colors that adapt to light and dark mode, by their names.
  private static let adaptive = [
    "primary": "ink", "secondary": "ink2", "tertiary": "ink3", "quaternary": "ink4",
    "background": "screen", "row": "row", "bar": "bar",
  ]

  /// Returns the value of a color attribute: a CSS variable for a color that adapts to light and
  /// dark mode.
  package static func css(_ color: DrawingColor) -> String {
    if color.name == "material" {
      return "color-mix(in srgb,var(--veil) \(percent(0.45 + color.alpha / 2)),transparent)"
    }
    guard let variable = color.name.flatMap({ adaptive[$0] }) else { return plain(color) }
    let name = "var(--\(variable))"
    guard color.alpha < 1 else { return name }
    return "color-mix(in srgb,\(name) \(percent(color.alpha)),transparent)"
  }

  /// Returns the style class of a text in a color; `nil` for other colors that adapt to dark mode.
  ///
  /// The class of the primary color sets that color. The class of a fixed color adds a halo that
  /// makes the text readable on any background.
  static func textClass(of color: DrawingColor) -> String? {
    if color == .primary { return "hs" }
    if color.name.map({ adaptive[$0] != nil }) == true { return nil }
    let brightness = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    return brightness < 0.5 ? "hl" : "hd"
  }

  private static func plain(_ color: DrawingColor) -> String {
    guard color.alpha > 0 else { return "none" }
    let parts = [color.red, color.green, color.blue].map { byte($0) }
    guard color.alpha < 1 else { return "#" + parts.map { hexadecimal($0) }.joined() }
    let numbers = parts.map { "\($0)" }.joined(separator: " ")
    return "rgb(\(numbers)/\(percent(color.alpha)))"
  }

  private static func byte(_ part: Double) -> Int {
    part.isFinite ? Int((min(max(part, 0), 1) * 255).rounded()) : 0
  }

  private static func hexadecimal(_ byte: Int) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  private static func percent(_ part: Double) -> String {
    "\(Int((min(max(part, 0), 1) * 100).rounded()))%"
  }
}
