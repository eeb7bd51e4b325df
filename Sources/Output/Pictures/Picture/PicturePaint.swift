internal import ElementTree
internal import Foundation
internal import ViewLayout

/// How something is painted, as attributes of its element: pages let no element have a style of its own.
enum PicturePaint {
  typealias Attributes = [(StaticString, AttributeValue?)]

  /// Filled with a colour.
  static func fill(_ color: DrawingColor, isEvenOdd: Bool = false) -> Attributes {
    [
      ("fill", .text(PictureColor.css(color))), ("fill-rule", isEvenOdd ? "evenodd" : nil),
    ]
  }

  /// A line around nothing.
  ///
  /// - Parameters:
  ///   - color: The line's colour.
  ///   - width: How wide it is, in points.
  ///   - line: Its ends, joins and dashes; `nil` for a plain one.
  /// - Returns: Attributes that take nothing from what is around the element.
  static func stroke(
    _ color: DrawingColor,
    width: CGFloat,
    line: DrawingLine? = nil
  ) -> Attributes {
    let plain: Attributes = [
      ("fill", "none"), ("stroke", .text(PictureColor.css(color))),
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

  /// Changes of colours, and a way of mixing, for which the style sheet has a class.
  static func mixing(_ filters: [String], _ blending: String?) -> Attributes {
    [
      ("class", blending.map { .text("mx-\($0)") }),
      ("filter", filters.isEmpty ? nil : .text(filters.joined(separator: " "))),
    ]
  }
}
