package import Foundation
internal import SpecFormat

/// The numbers of an image as Markdown: a `frames` block and a table of baselines.
package struct ReadBlock {
  /// The minimum ``CGRect/overlap(with:)`` of two rectangles that represent the same view.
  private static let overlap = 0.5

  private let reading: ImageReading
  private let scale: Double
  /// The words after `frames`: the proposal and further attributes.
  private let conditions: String
  private var names: [(rectangle: CGRect, name: String)] = []
  private var others: [CGRect] = []

  /// - Parameters:
  ///   - reading: The rectangles and the baselines of the image.
  ///   - scale: The number of pixels per point.
  ///   - conditions: The words after `frames`, such as `390x844 window`.
  ///   - views: The ids and the frames of the views nearby; `nil` to number the rectangles.
  package init(
    _ reading: ImageReading,
    scale: Double,
    conditions: String,
    views: [(id: String, frame: CGRect)]?
  ) {
    (self.reading, self.scale, self.conditions) = (reading, scale, conditions)
    var waiting = views
    for (index, rectangle) in reading.rectangles.enumerated() {
      guard let candidates = waiting else {
        names.append((rectangle, "area\(index + 1)"))
        continue
      }
      let best = candidates.indices.max {
        candidates[$0].frame.overlap(with: rectangle)
          < candidates[$1].frame.overlap(with: rectangle)
      }
      if let best, candidates[best].frame.overlap(with: rectangle) >= Self.overlap {
        names.append((rectangle, candidates[best].id))
        waiting?.remove(at: best)
      } else {
        others.append(rectangle)
      }
    }
  }

  /// The Markdown, with all numbers in points.
  package var text: String {
    let tolerance = Self.number(0.5 / scale)
    let rows = names.map { rectangle, name in ["#\(name)"] + Self.numbers(rectangle) }
    var parts: [String] = []
    if !rows.isEmpty {
      let attributes = "scale=\(Self.number(scale)) tolerance=\(tolerance) evidence=recorded"
      let lines = ["```frames \(conditions) \(attributes)"] + Self.aligned(rows) + ["```"]
      parts.append(lines.joined(separator: "\n"))
    }
    if !others.isEmpty {
      parts.append(
        Self.table(
          ["x", "y", "width", "height of an area without a view"],
          others.map(Self.numbers)
        )
      )
    }
    if !reading.baselines.isEmpty {
      let cells = reading.baselines.map { line in
        [line.position, line.extent.lowerBound, line.extent.upperBound].map(Self.number)
      }
      parts.append(Self.table(["baseline", "from", "to"], cells))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func number(_ length: Double) -> String {
    NumberText.text((length * 100).rounded() / 100)
  }

  private static func numbers(_ frame: CGRect) -> [String] {
    [frame.minX, frame.minY, frame.width, frame.height].map { number(Double($0)) }
  }

  /// Returns lines with the first column at the left and the others at the right.
  private static func aligned(_ rows: [[String]]) -> [String] {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }
      .joined(separator: "  ")
    }
  }

  private static func table(_ header: [String], _ rows: [[String]]) -> String {
    let lines = [header, header.map { _ in "---" }] + rows
    return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }
}

extension CGRect {
  /// The area of the intersection divided by the area of the union, from 0 to 1.
  fileprivate func overlap(with other: CGRect) -> Double {
    let both = intersection(other)
    guard !both.isNull, both.width > 0, both.height > 0 else { return 0 }
    let shared = Double(both.width * both.height)
    return shared / (Double(width * height) + Double(other.width * other.height) - shared)
  }
}
