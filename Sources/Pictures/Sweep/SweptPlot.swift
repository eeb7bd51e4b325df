internal import Conformance
internal import Foundation

/// A small plot of each node's left and right edge against the proposed width.
struct SweptPlot {
  /// In pixels.
  private static let size = CGSize(width: 296, height: 168)
  private static let margin = (
    left: CGFloat(28), top: CGFloat(18), right: CGFloat(34), bottom: CGFloat(26)
  )
  private let rows: [SweptRow]
  private let widths: [Double]
  private let home: Double
  private let title: String
  /// The least and the greatest edge, in points.
  private let edges: ClosedRange<Double>

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
  private var ground: [PictureElement] {
    let (background, names) = labels
    return [PictureLayers.rectangle(CGRect(origin: .zero, size: Self.size), className: "s")]
      + rows.enumerated().map { band(of: $1, color: $0) } + axes
      + rows.enumerated().map { line(of: $1, color: $0) }
      + [PictureElement("g", [("class", "t")], background + names)]
  }

  /// The plot at each of the widths, as an `svg` element that differs in its mark alone.
  func elements() -> (Int) -> PictureElement {
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
      return PictureElement(
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

  private var greatestWidth: Double { widths.last ?? 1 }

  private func x(_ width: Double) -> Double {
    let room = Double(Self.size.width - Self.margin.left - Self.margin.right)
    return Double(Self.margin.left) + width / max(greatestWidth, 1) * room
  }

  private func y(_ edge: Double) -> Double {
    let room = Double(Self.size.height - Self.margin.top - Self.margin.bottom)
    let part = (edge - edges.lowerBound) / (edges.upperBound - edges.lowerBound)
    return Double(Self.size.height - Self.margin.bottom) - part * room
  }

  private var axes: [PictureElement] {
    let (bottom, top) = (y(edges.lowerBound), y(edges.upperBound))
    return [
      line("g", x(0), bottom, x(greatestWidth), bottom), line("g", x(0), bottom, x(0), top),
      line("g w", x(home), bottom, x(home), top),
    ]
  }

  /// What is written at the axes, and each row's number at the end of its lines.
  private var labels: (axes: [PictureElement], rows: [PictureElement]) {
    let bottom = y(edges.lowerBound)
    let right = x(greatestWidth)
    let axes =
      [
        label("0", x(0), bottom + 10, anchor: "middle"),
        label(NumberText.text(home), x(home), bottom + 10, anchor: "middle"),
        label(NumberText.text(greatestWidth), right, bottom + 10, anchor: "middle"),
        label("proposed width", x(home / 2), bottom + 21, anchor: "middle"),
        label(
          NumberText.text(edges.upperBound.rounded()),
          x(0) - 3,
          y(edges.upperBound) + 4,
          anchor: "end"
        ),
        label("left and right edges", 3, 11, anchor: "start"),
      ] + (edges.lowerBound < 0 ? [label("0", x(0) - 3, y(0) + 3, anchor: "end")] : [])
    var names = PictureLabels(
      in: CGRect(origin: .zero, size: Self.size),
      outlines: [],
      // What is written at the axes.
      taken: [CGRect(x: 0, y: bottom, width: Double(Self.size.width), height: 40)]
    )
    for (index, row) in rows.enumerated() { place(row, color: index, in: &names) }
    return (
      axes,
      names.labels.map { box in
        PictureElement(
          "text",
          [
            ("class", "kt k k\(box.node ?? 0)"), ("x", .number(box.box.minX + 2)),
            ("y", .number(box.box.maxY - 2.5)),
          ],
          text: box.text
        )
      }
    )
  }

  /// Writes a row's number behind the end of its right line, or near to it.
  private func place(_ row: SweptRow, color: Int, in labels: inout PictureLabels) {
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
    _ = labels.place("\(row.number)", of: color, at: corners)
  }

  /// Both edges as lines, broken where the node is not there.
  private func line(of row: SweptRow, color: Int) -> PictureElement {
    let lines = runs(of: row).map { run in
      path(through: run.map { ($0.x, $0.left) }) + path(through: run.map { ($0.x, $0.right) })
    }
    return PictureElement(
      "path",
      [("class", color < 8 ? "l k k\(color)" : "l kd k k\(color)"), ("d", .text(lines.joined()))],
      [PictureElement("title", text: "\(row.number) \(row.name)")]
    )
  }

  /// What is between the edges.
  private func band(of row: SweptRow, color: Int) -> PictureElement {
    let areas = runs(of: row).filter { $0.count > 1 }.map { run in
      let around = run.map { ($0.x, $0.left) } + run.reversed().map { ($0.x, $0.right) }
      return path(through: around) + "Z"
    }
    return PictureElement("path", [("class", "kb k k\(color)"), ("d", .text(areas.joined()))])
  }

  /// The edges as they are drawn, a list for each range of widths at which the node is there.
  private func runs(of row: SweptRow) -> [[(x: Double, left: Double, right: Double)]] {
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

  /// Straight lines through points; a point on the way of a line is left out, and one alone is a dot.
  private func path(through points: [(Double, Double)]) -> String {
    guard let first = points.first else { return "" }
    var kept = [first]
    for index in points.indices.dropFirst() {
      let isLast = index == points.count - 1
      guard !isLast, isStraight(points[index - 1], points[index], points[index + 1]) else {
        kept.append(points[index])
        continue
      }
    }
    let words = kept.map { "\(PictureNumber.text($0.0)) \(PictureNumber.text($0.1))" }
    return kept.count == 1 ? "M\(words[0])h.1" : "M" + words.joined(separator: "L")
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

  private func line(
    _ name: String,
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double
  ) -> PictureElement {
    PictureElement(
      "line",
      [
        ("class", .text(name)), ("x1", .number(x1)), ("y1", .number(y1)), ("x2", .number(x2)),
        ("y2", .number(y2)),
      ]
    )
  }

  private func label(_ text: String, _ x: Double, _ y: Double, anchor: String) -> PictureElement {
    PictureElement(
      "text",
      [("x", .number(x)), ("y", .number(y)), ("text-anchor", .text(anchor))],
      text: text
    )
  }
}
