package import ElementTree
package import Foundation
internal import LayoutValues

/// A reference image with the edges of a layout drawn over it, as SVG.
package struct OverlayPicture {
  private let comparison: ImageComparison
  private let frames: [CGRect]

  /// - Parameters:
  ///   - comparison: The comparison to draw.
  ///   - frames: The frames of all nodes in the layout's coordinates, which are drawn as thin
  ///     lines.
  package init(_ comparison: ImageComparison, frames: [CGRect]) {
    (self.comparison, self.frames) = (comparison, frames)
  }
}

extension OverlayPicture {
  private static let style = """
    .f{fill:none;stroke:#7a7a7a;stroke-opacity:.45;stroke-width:.5}\
    .c{stroke:#1a7f37;stroke-width:1}.m{stroke:#cf222e;stroke-width:1.5}\
    .n{stroke:#cf222e;stroke-width:1;stroke-dasharray:3 2}
    """

  /// Returns the picture.
  ///
  /// Confirmed edges are green, missed ones red, with a dashed line at the nearest edge of the
  /// image.
  ///
  /// - Parameter png: The content of the image file, which the picture contains.
  /// - Returns: An `svg` element whose coordinates are points.
  package func element(png: Data) -> Element {
    let (origin, size) = (comparison.area.origin, comparison.area.size)
    let image = Element(
      "image",
      [
        ("width", .number(size.width)), ("height", .number(size.height)),
        ("preserveAspectRatio", "none"),
        ("href", .text("data:image/png;base64,\(png.base64EncodedString())")),
      ]
    )
    let outlines = frames.filter { !$0.isNull && $0.width.isFinite && $0.height.isFinite }
      .map { frame in
        Element(
          "rect",
          [
            ("class", "f"), ("x", .number(frame.minX - origin.x)),
            ("y", .number(frame.minY - origin.y)), ("width", .number(frame.width)),
            ("height", .number(frame.height)),
          ]
        )
      }
    return Element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", .number(size.width)),
        ("height", .number(size.height)),
        ("viewBox", .text("0 0 \(Double(size.width)) \(Double(size.height))")),
      ],
      [Element("style", text: Self.style), image] + outlines
        + comparison.lines.flatMap(elements)
    )
  }

  private func elements(_ line: ImageComparison.Line) -> [Element] {
    switch line.outcome {
    case .confirmed: [segment(line.edge, at: line.edge.position, "c")]
    case .missed(let nearest):
      [segment(line.edge, at: nearest, "n"), segment(line.edge, at: line.edge.position, "m")]
    case .skipped: []
    }
  }

  private func segment(
    _ edge: DrawnEdge,
    at position: Double,
    _ className: AttributeValue
  ) -> Element {
    let ends = edge.extent
    let points =
      edge.isVertical
      ? [position, ends.lowerBound, position, ends.upperBound]
      : [ends.lowerBound, position, ends.upperBound, position]
    return Element(
      "line",
      [
        ("class", className), ("x1", .number(points[0])), ("y1", .number(points[1])),
        ("x2", .number(points[2])), ("y2", .number(points[3])),
      ],
      [Element("title", text: "\(edge.name) \(edge.side.rawValue)")]
    )
  }
}
