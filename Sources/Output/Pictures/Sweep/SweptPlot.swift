internal import Conformance
internal import ElementTree
internal import Foundation
internal import SpecFormat

/// A small plot of each node's left and right edge against the proposed width.
struct SweptPlot {
  /// In pixels.
  private static let size = CGSize(width: 296, height: 168)
  private static let margin = (
    left: CGFloat(28), top: CGFloat(18), right: CGFloat(34), bottom: CGFloat(26)
  )

  let rows: [SweptRow]
  let widths: [Double]
  let home: Double
  private let title: String
  /// The least and the greatest edge, in points.
  let edges: ClosedRange<Double>

  /// - Parameters:
  ///   - rows: What is plotted.
  ///   - widths: What the root was proposed, in points.
  ///   - home: The width that the spec proposes, which is marked.
  init(_ rows: [SweptRow], widths: [Double], home: Double) {
    self.rows = rows
    self.widths = widths
    self.home = home
    let ends = [widths.first, widths.last].map { NumberText.text($0) }
    title =
      "Left and right edges of each node, for proposed widths from \(ends[0]) to \(ends[1]); "
      + "the table has them in numbers"
    let all = rows.flatMap(\.edges).compactMap(\.self)
    let least = min(all.map(\.left).min() ?? 0, 0)
    edges = least...max(all.map(\.right).max() ?? 0, least + 1)
  }
}

extension SweptPlot {
  /// All of the plot but the mark at a width.
  private var ground: [Element] {
    [PictureLayers.rectangle(canvas.insetBy(dx: 0.5, dy: 0.5), className: "s")]
      + rows.enumerated().map { band(of: $1, color: $0) } + axes
      + rows.enumerated().map { line(of: $1, color: $0) }
      + [Element("g", [("class", "t")], axisLabels + rowLabels)]
  }

  /// The plot at each of the widths, as an `svg` element that differs in its mark alone.
  func elements() -> (Int) -> Element {
    let ground = ground
    let (width, height) = (Self.size.width, Self.size.height)
    return { index in
      let mark = line(
        "cur",
        x(widths[index]),
        y(edges.lowerBound),
        x(widths[index]),
        y(edges.upperBound)
      )
      return Element(
        "svg",
        [
          ("class", "pic plot"), ("role", "img"), ("aria-label", .text(title)),
          ("viewBox", "0 0 \(PictureNumber.text(width)) \(PictureNumber.text(height))"),
          ("width", .number(width)), ("height", .number(height)),
          ("data-x", "\(PictureNumber.text(x(0))) \(PictureNumber.text(x(greatestWidth)))"),
        ],
        ground + [mark]
      )
    }
  }

  var canvas: CGRect { CGRect(origin: .zero, size: Self.size) }

  var greatestWidth: Double { widths.last ?? 1 }

  /// Where a width is, in pixels.
  func x(_ width: Double) -> Double {
    let room = Double(Self.size.width - Self.margin.left - Self.margin.right)
    return Double(Self.margin.left) + width / max(greatestWidth, 1) * room
  }

  /// Where an edge is, in pixels.
  func y(_ edge: Double) -> Double {
    let room = Double(Self.size.height - Self.margin.top - Self.margin.bottom)
    let part = (edge - edges.lowerBound) / (edges.upperBound - edges.lowerBound)
    return Double(Self.size.height - Self.margin.bottom) - part * room
  }

  private var axes: [Element] {
    let (bottom, top) = (y(edges.lowerBound), y(edges.upperBound))
    return [
      line("g", x(0), bottom, x(greatestWidth), bottom), line("g", x(0), bottom, x(0), top),
      line("g w", x(home), bottom, x(home), top),
    ]
  }

  private func line(
    _ name: String,
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double
  ) -> Element {
    Element(
      "line",
      [
        ("class", .text(name)), ("x1", .number(x1)), ("y1", .number(y1)), ("x2", .number(x2)),
        ("y2", .number(y2)),
      ]
    )
  }
}
