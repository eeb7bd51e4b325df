import ElementTree
import Foundation
import Pictures

/// Draws time against size as a small chart for each shape, with the same scale for all.
///
/// A straight line means that the time grows linearly with the size.
struct SpecShapeFigure {
  private static let columns = 3
  /// The size of a chart with its margins, in pixels.
  private static let cell = CGSize(width: 200, height: 112)
  private static let margin: CGFloat = 16
  /// The frame of the chart in its cell.
  private static let plot = CGRect(x: 8, y: 26, width: 176, height: 66)
  /// The minimum time at the top of each chart in seconds, which is above the target time.
  private static let minimumTop = 1.25
  /// The target time for a spec of the maximum size, in seconds.
  private static let aim = 1.0

  private let measurements: [SpecShapeMeasurement]
  /// The maximum size in kibibytes, at the right edge of each chart.
  private let right: Double
  /// The time at the top of each chart, in seconds.
  private let top: Double

  init(_ measurements: [SpecShapeMeasurement]) {
    self.measurements = measurements
    right = Double(SpecShapeMeasurement.kilobytes.max() ?? 1)
    top = measurements.flatMap(\.samples).map(\.total).reduce(Self.minimumTop, max)
  }
}

extension SpecShapeFigure {
  /// The figure as an SVG document.
  var file: String {
    let rows = (measurements.count + Self.columns - 1) / Self.columns
    var document = PictureDocument(
      size: CGSize(
        width: 2 * Self.margin + CGFloat(Self.columns) * Self.cell.width,
        height: 3 * Self.margin + CGFloat(rows) * Self.cell.height
      ),
      title: "Time against size, for each shape of spec",
      description: measurements.map { "\($0.name): \(words(of: $0))" }.joined(separator: "; "),
      layers: []
    )
    let legend =
      "From 0 to \(Int(right)) KiB, and from 0 to \(seconds(top)) of the processor; the dashed line is the aim,"
      + " \(seconds(Self.aim))."
    document.layers =
      [document.paper, text(legend, x: Self.margin, y: 22)]
      + measurements.enumerated().map { .element("g", [:], chart(of: $1, at: corner(of: $0))) }
    return document.file(style: Self.style)
  }

  private static let style = """
    .pic text{font-size:12px;fill:var(--ink)}
    .pic .axis{fill:none;stroke:#8c959f}
    .pic .aim{fill:none;stroke:#8c959f;stroke-dasharray:3 3}
    .pic .time{fill:none;stroke:#0969da;stroke-width:2}
    .pic .at{fill:#0969da}
    @media(prefers-color-scheme:dark){.pic .time{stroke:#58a6ff}.pic .at{fill:#58a6ff}}
    """

  private func corner(of index: Int) -> CGPoint {
    CGPoint(
      x: Self.margin + CGFloat(index % Self.columns) * Self.cell.width,
      y: 2 * Self.margin + CGFloat(index / Self.columns) * Self.cell.height
    )
  }

  private func chart(of measurement: SpecShapeMeasurement, at corner: CGPoint) -> [Markup] {
    let plot = Self.plot.offsetBy(dx: corner.x, dy: corner.y)
    let points = measurement.samples.map {
      point(Double($0.kilobytes), $0.total, in: plot)
    }
    let line = ([point(0, 0, in: plot)] + points).map(place).joined(separator: "L")
    let aim = [point(0, Self.aim, in: plot), point(right, Self.aim, in: plot)]
    let axis = "M\(place(plot.origin))V\(number(plot.maxY))H\(number(plot.maxX))"
    return [
      text(measurement.name, x: plot.minX, y: plot.minY - 8),
      path(axis, className: "axis"),
      path("M" + aim.map(place).joined(separator: "L"), className: "aim"),
      path("M" + line, className: "time"),
    ]
      + points.map {
        .element("circle", ["class": "at", "cx": number($0.x), "cy": number($0.y), "r": "3"])
      } + [
        text(words(of: measurement), x: plot.maxX, y: plot.maxY + 14, anchor: "end")
      ]
  }

  /// Returns the time for the maximum size as text.
  private func words(of measurement: SpecShapeMeasurement) -> String {
    "\(Int(right)) KiB: \(seconds(measurement.samples.last?.total ?? 0))"
  }

  private func seconds(_ value: Double) -> String { "\(TextTable.text(value, decimals: 2)) s" }

  private func point(_ kilobytes: Double, _ seconds: Double, in plot: CGRect) -> CGPoint {
    CGPoint(
      x: plot.minX + plot.width * kilobytes / right,
      y: plot.maxY - plot.height * seconds / top
    )
  }

  private func path(_ commands: String, className: String) -> Markup {
    .element("path", ["class": className, "d": commands])
  }

  private func text(_ text: String, x: CGFloat, y: CGFloat, anchor: String = "start") -> Markup {
    .element("text", ["x": number(x), "y": number(y), "text-anchor": anchor], text)
  }

  private func place(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }

  private func number(_ value: CGFloat) -> String { PictureNumber.text(Double(value)) }
}

extension SpecShapeMeasurement.Sample {
  /// The time for reading and checking, in seconds of processor time.
  var total: Double { parse + lint }
}
