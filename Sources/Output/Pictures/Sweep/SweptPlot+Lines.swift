internal import ElementTree

/// The lines of a plot, and what is between them.
extension SweptPlot {
  /// Both edges as lines, broken where the node is not there.
  func line(of row: SweptRow, color: Int) -> Element {
    let lines = runs(of: row).map { run in
      path(through: run.map { ($0.x, $0.left) }) + path(through: run.map { ($0.x, $0.right) })
    }
    return Element(
      "path",
      [("class", color < 8 ? "l k k\(color)" : "l kd k k\(color)"), ("d", .text(lines.joined()))],
      [Element("title", text: "\(row.number) \(row.name)")]
    )
  }

  /// The band between the edges.
  func band(of row: SweptRow, color: Int) -> Element {
    let areas = runs(of: row).filter { $0.count > 1 }.map { run in
      let around = run.map { ($0.x, $0.left) } + run.reversed().map { ($0.x, $0.right) }
      return path(through: around) + "Z"
    }
    return Element("path", [("class", "kb k k\(color)"), ("d", .text(areas.joined()))])
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
}
