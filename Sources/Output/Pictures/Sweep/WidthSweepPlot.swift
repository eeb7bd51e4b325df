internal import Conformance
internal import ElementTree
internal import Foundation
internal import SpecFormat

/// A small plot of each node's left and right edge against the proposed width.
struct WidthSweepPlot {
  /// The size of the plot, in pixels.
  private static let size = CGSize(width: 296, height: 168)
  private static let margin = (
    left: CGFloat(28), top: CGFloat(18), right: CGFloat(34), bottom: CGFloat(26)
  )

  let rows: [WidthSweepRow]
  let widths: [Double]
  let home: Double
  private let title: String
  /// The range of all edges, in points.
  let edges: ClosedRange<Double>

  /// - Parameters:
  ///   - rows: The rows to plot.
  ///   - widths: The proposed widths, in points.
  ///   - home: The width that the spec proposes, which is marked.
  init(_ rows: [WidthSweepRow], widths: [Double], home: Double) {
    self.rows = rows
    self.widths = widths
    self.home = home
    let ends = [widths.first, widths.last].map { NumberText.text($0) }
    title =
      "Left and right edges of each node, for proposed widths from \(ends[0]) to \(ends[1]); "
      + "the table has them in numbers"
    let all = rows.flatMap(\.edges).compactMap(\.self)
    let minimum = min(all.map(\.left).min() ?? 0, 0)
    edges = minimum...max(all.map(\.right).max() ?? 0, minimum + 1)
  }
}

extension WidthSweepPlot {
  /// The parts of the plot that are the same at all widths.
  private var ground: [Element] {
    [PictureLayers.rectangle(canvas.insetBy(dx: 0.5, dy: 0.5), className: "s")]
      + rows.enumerated().map { band(of: $1, color: $0) } + axes
      + rows.enumerated().map { line(of: $1, color: $0) }
      + [Element("g", [("class", "t")], axisLabels + rowLabels)]
  }

  /// Returns a function from a width's index to the plot as an `svg` element; plots differ in the
  /// mark of the width only.
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
          ("data-x", "\(PictureNumber.text(x(0))) \(PictureNumber.text(x(maximumWidth)))"),
        ],
        ground + [mark]
      )
    }
  }

  var canvas: CGRect { CGRect(origin: .zero, size: Self.size) }

  var maximumWidth: Double { widths.last ?? 1 }

  /// Returns the horizontal position of a width, in pixels.
  func x(_ width: Double) -> Double {
    let space = Double(Self.size.width - Self.margin.left - Self.margin.right)
    return Double(Self.margin.left) + width / max(maximumWidth, 1) * space
  }

  /// Returns the vertical position of an edge, in pixels.
  func y(_ edge: Double) -> Double {
    let space = Double(Self.size.height - Self.margin.top - Self.margin.bottom)
    let part = (edge - edges.lowerBound) / (edges.upperBound - edges.lowerBound)
    return Double(Self.size.height - Self.margin.bottom) - part * space
  }

  private var axes: [Element] {
    let (bottom, top) = (y(edges.lowerBound), y(edges.upperBound))
    return [
      line("g", x(0), bottom, x(maximumWidth), bottom), line("g", x(0), bottom, x(0), top),
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

extension WidthSweepPlot {
  /// Returns the lines of both edges, interrupted at widths at which the node does not exist.
  func line(of row: WidthSweepRow, color: Int) -> Element {
    let lines = runs(of: row).map { run in
      path(through: run.map { ($0.x, $0.left) }) + path(through: run.map { ($0.x, $0.right) })
    }
    return Element(
      "path",
      [("class", color < 8 ? "l k k\(color)" : "l kd k k\(color)"), ("d", .text(lines.joined()))],
      [Element("title", text: "\(row.number) \(row.name)")]
    )
  }

  /// Returns the filled area between both edges.
  func band(of row: WidthSweepRow, color: Int) -> Element {
    let areas = runs(of: row).filter { $0.count > 1 }.map { run in
      let around = run.map { ($0.x, $0.left) } + run.reversed().map { ($0.x, $0.right) }
      return path(through: around) + "Z"
    }
    return Element("path", [("class", "kb k k\(color)"), ("d", .text(areas.joined()))])
  }

  /// Returns the edges in pixels: one list for each range of widths at which the node exists.
  private func runs(of row: WidthSweepRow) -> [[(x: Double, left: Double, right: Double)]] {
    var runs: [[(x: Double, left: Double, right: Double)]] = []
    var isThere = false
    for (width, edges) in zip(widths, row.edges) {
      if let edges {
        if !isThere { runs.append([]) }
        runs[runs.count - 1].append((x(width), y(edges.left), y(edges.right)))
      }
      isThere = edges != nil
    }
    return runs
  }

  /// Returns a path through points, without points on a straight line; a single point becomes a
  /// dot.
  private func path(through points: [(Double, Double)]) -> String {
    guard let first = points.first else { return "" }
    var retained = [first]
    for index in points.indices.dropFirst() {
      let isLast = index == points.count - 1
      guard !isLast, isStraight(points[index - 1], points[index], points[index + 1]) else {
        retained.append(points[index])
        continue
      }
    }
    let words = retained.map { "\(PictureNumber.text($0.0)) \(PictureNumber.text($0.1))" }
    return retained.count == 1 ? "M\(words[0])h.1" : "M" + words.joined(separator: "L")
  }

  private func isStraight(
    _ first: (Double, Double),
    _ second: (Double, Double),
    _ third: (Double, Double)
  ) -> Bool {
    let one = (second.1 - first.1) * (third.0 - second.0)
    let other = (third.1 - second.1) * (second.0 - first.0)
    return abs(one - other) < 0.05 * max(abs(third.0 - first.0), 0.1)
  }
}

extension WidthSweepPlot {
  /// The titles of the axes and the ends of their ranges.
  var axisLabels: [Element] {
    let (bottom, top) = (y(edges.lowerBound), y(edges.upperBound))
    let ends = [0, home, maximumWidth].map { width in
      label(NumberText.text(width), x(width), bottom + 10, anchor: "middle")
    }
    let zero = edges.lowerBound < 0 ? [label("0", x(0) - 3, y(0) + 3, anchor: "end")] : []
    return ends + zero + [
      label("proposed width", x(home / 2), bottom + 21, anchor: "middle"),
      label(NumberText.text(edges.upperBound.rounded()), x(0) - 3, top + 4, anchor: "end"),
      label("left and right edges", 3, 11, anchor: "start"),
    ]
  }

  /// The number of each row at the end of its lines, if there is space.
  var rowLabels: [Element] {
    let bottom = y(edges.lowerBound)
    let belowAxis = CGRect(x: 0, y: bottom, width: canvas.width, height: canvas.maxY - bottom)
    var labels = PictureLabels(in: canvas, occupied: [belowAxis])
    for (index, row) in rows.enumerated() { place(row, color: index, in: &labels) }
    return labels.labels.map { label in
      Element(
        "text",
        [
          ("class", "kt k k\(label.node ?? 0)"), ("x", .number(label.box.minX + 2)),
          ("y", .number(label.box.maxY - 2.5)),
        ],
        text: label.text
      )
    }
  }

  /// Places a row's number after the end of its right line, or near it.
  private func place(_ row: WidthSweepRow, color: Int, in labels: inout PictureLabels) {
    guard let last = row.edges.lastIndex(where: { $0 != nil }), let edges = row.edges[last] else {
      return
    }
    let size = PictureLabels.size(of: "\(row.number)")
    let end = x(widths[last]) + 1
    let heights = [edges.right, edges.left, (edges.left + edges.right) / 2]
    let shifts = [(0.0, 0.0), (10, 0), (0, -7), (0, 7), (10, -7), (10, 7), (20, 0)]
    let corners = heights.flatMap { edge in
      shifts.map { CGPoint(x: end + $0.0, y: y(edge) - Double(size.height) / 2 + $0.1) }
    }
    labels.place("\(row.number)", of: color, at: corners)
  }

  private func label(_ text: String, _ x: Double, _ y: Double, anchor: String) -> Element {
    Element(
      "text",
      [("x", .number(x)), ("y", .number(y)), ("text-anchor", .text(anchor))],
      text: text
    )
  }
}
