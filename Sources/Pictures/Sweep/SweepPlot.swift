package import Conformance
internal import Foundation
internal import SpecFormat
internal import ViewLayout

/// A small plot of each node's left and right edge against the proposed width.
package struct SweepPlot {
  /// In pixels.
  private static let size = CGSize(width: 288, height: 150)
  private static let margin = (
    left: CGFloat(26), top: CGFloat(8), right: CGFloat(8), bottom: CGFloat(22)
  )
  /// Of as many nodes somebody can follow the lines, those at the leaves first.
  private static let lineLimit = 16

  private let sweep: DrawingSweep
  private let width: Double?
  private let title: String
  /// The least and the greatest edge, in points.
  private let edges: ClosedRange<Double>

  /// - Parameters:
  ///   - sweep: What is plotted.
  ///   - width: The width that the spec proposes, which is marked; `nil` for none.
  ///   - title: What the plot is of.
  package init(_ sweep: DrawingSweep, width: Double?, title: String) {
    self.sweep = sweep
    self.width = width
    self.title = title
    let all = sweep.tracks.flatMap(\.frames).compactMap(\.self).filter(PictureFrame.isDrawable)
      .flatMap { [Double($0.minX), Double($0.maxX)] }
    let (least, greatest) = (min(all.min() ?? 0, 0), max(all.max() ?? 0, 1))
    edges = least...greatest
  }
}

extension SweepPlot {
  /// The plot for a page that has ``PictureStyle/sheet`` in its style sheet.
  ///
  /// - Parameter id: What ids in it begin with, unique in the page.
  /// - Returns: An `svg` element with a text alternative.
  package func markup(id: String) -> Markup {
    let (width, height) = (
      PictureNumber.text(Self.size.width), PictureNumber.text(Self.size.height)
    )
    return .element(
      "svg",
      [
        "class": "pic plot", "role": "img", "aria-labelledby": "\(id)t",
        "viewBox": "0 0 \(width) \(height)", "width": width, "height": height,
        "data-x": "\(PictureNumber.text(x(0))) \(PictureNumber.text(x(greatestWidth)))",
      ],
      [
        .element("title", ["id": "\(id)t"], title),
        Picture.rectangle(CGRect(origin: .zero, size: Self.size), className: "s"),
      ] + axes + lines
    )
  }

  private var greatestWidth: Double { sweep.widths.last ?? 1 }

  private func x(_ width: Double) -> Double {
    let room = Double(Self.size.width - Self.margin.left - Self.margin.right)
    return Double(Self.margin.left) + width / max(greatestWidth, 1) * room
  }

  private func y(_ edge: Double) -> Double {
    let room = Double(Self.size.height - Self.margin.top - Self.margin.bottom)
    let part = (edge - edges.lowerBound) / max(edges.upperBound - edges.lowerBound, 1)
    return Double(Self.size.height - Self.margin.bottom) - part * room
  }

  private var axes: [Markup] {
    let marked =
      width.map { [line("g w", x($0), y(edges.lowerBound), x($0), y(edges.upperBound))] } ?? []
    let names = [
      label("0", x(0) - 2, y(edges.lowerBound) + 11, anchor: "start"),
      label(
        NumberText.text(greatestWidth),
        x(greatestWidth),
        y(edges.lowerBound) + 11,
        anchor: "end"
      ),
      label("proposed width", x(greatestWidth / 2), y(edges.lowerBound) + 19, anchor: "middle"),
      label(
        NumberText.text(edges.upperBound.rounded()),
        x(0) - 3,
        y(edges.upperBound) + 8,
        anchor: "end"
      ),
    ]
    return [
      line("g", x(0), y(edges.lowerBound), x(greatestWidth), y(edges.lowerBound)),
      line("g", x(0), y(edges.lowerBound), x(0), y(edges.upperBound)),
    ] + marked + [.element("g", ["class": "t"], names)]
  }

  private var lines: [Markup] {
    // What holds others says less than what it holds.
    let tracks = sweep.tracks.enumerated().sorted {
      ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset)
    }
    return tracks.prefix(Self.lineLimit).map(\.element).enumerated().map { index, track in
      let edges = [
        lines(of: track.frames.map { $0?.minX }), lines(of: track.frames.map { $0?.maxX }),
      ]
      return .element(
        "path",
        ["class": "l l\(index % 8)", "d": edges.joined()],
        [.element("title", [:], track.node.name + (track.node.label.map { " “\($0)”" } ?? ""))]
      )
    }
  }

  /// Straight lines through the edges, broken where the node is not there; points on the way of a
  /// line are left out.
  private func lines(of edges: [CGFloat?]) -> String {
    var path = ""
    var run: [(Double, Double)] = []
    for (width, edge) in zip(sweep.widths, edges) {
      if let edge, edge.isFinite {
        run.append((x(width), y(Double(edge))))
      } else {
        path += Self.path(through: run)
        run = []
      }
    }
    return path + Self.path(through: run)
  }

  private static func path(through points: [(Double, Double)]) -> String {
    guard let first = points.first, points.count > 1 else { return "" }
    var path = "M\(PictureNumber.text(first.0)) \(PictureNumber.text(first.1))"
    for index in points.indices.dropFirst() {
      let isOnTheWay =
        points.indices.contains(index + 1)
        && isStraight(points[index - 1], points[index], points[index + 1])
      guard !isOnTheWay else { continue }
      path += "L\(PictureNumber.text(points[index].0)) \(PictureNumber.text(points[index].1))"
    }
    return path
  }

  private static func isStraight(
    _ first: (Double, Double),
    _ second: (Double, Double),
    _ third: (Double, Double)
  ) -> Bool { abs((second.1 - first.1) - (third.1 - second.1)) < 0.02 }

  private func line(
    _ name: String,
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double
  ) -> Markup {
    .element(
      "line",
      [
        "class": name, "x1": PictureNumber.text(x1), "y1": PictureNumber.text(y1),
        "x2": PictureNumber.text(x2), "y2": PictureNumber.text(y2),
      ]
    )
  }

  private func label(_ text: String, _ x: Double, _ y: Double, anchor: String) -> Markup {
    .element(
      "text",
      ["x": PictureNumber.text(x), "y": PictureNumber.text(y), "text-anchor": anchor],
      text
    )
  }
}
