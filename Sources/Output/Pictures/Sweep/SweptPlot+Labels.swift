internal import Conformance
internal import ElementTree
internal import Foundation
internal import SpecFormat

/// The labels of a plot.
extension SweptPlot {
  /// The names of the axes, and how far they go.
  var axisLabels: [Element] {
    let (bottom, top) = (y(edges.lowerBound), y(edges.upperBound))
    let ends = [0, home, greatestWidth].map { width in
      label(NumberText.text(width), x(width), bottom + 10, anchor: "middle")
    }
    let zero = edges.lowerBound < 0 ? [label("0", x(0) - 3, y(0) + 3, anchor: "end")] : []
    return ends + zero + [
      label("proposed width", x(home / 2), bottom + 21, anchor: "middle"),
      label(NumberText.text(edges.upperBound.rounded()), x(0) - 3, top + 4, anchor: "end"),
      label("left and right edges", 3, 11, anchor: "start"),
    ]
  }

  /// Each row's number at the end of its lines, where there is room.
  var rowLabels: [Element] {
    let bottom = y(edges.lowerBound)
    let belowAxis = CGRect(x: 0, y: bottom, width: canvas.width, height: canvas.maxY - bottom)
    var labels = PictureLabels(in: canvas, taken: [belowAxis])
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
