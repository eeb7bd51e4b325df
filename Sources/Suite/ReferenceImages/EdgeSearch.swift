internal import Foundation

/// Finds straight edges in a reference image, across a line of pixels.
struct EdgeSearch {
  /// The minimum difference of a color component between neighboring pixels at an edge, of 255.
  private static let threshold: Float = 5
  /// The minimum fraction of the read lines that an edge crosses.
  private static let share = 0.6
  /// The maximum number of lines that are read along an edge.
  private static let lineCount = 48
  /// The minimum number of adjacent steps of a soft edge: a shadow, a gradient or a blur.
  private static let softLength = 4

  let image: ReferenceImage
  /// Whether columns and rows are exchanged, so that horizontal edges are found.
  let isHorizontal: Bool

  /// An edge between two colors.
  struct Edge: Equatable {
    /// The position in pixels from the left or the top; a fraction for a partly covered pixel.
    var position: Double
    /// Whether the color changes over several pixels, as at a shadow or in a gradient.
    var isSoft = false
  }

  /// The number of pixels across the edges.
  var extent: Int { isHorizontal ? image.height : image.width }
  /// The number of pixels along the edges.
  private var length: Int { isHorizontal ? image.width : image.height }

  private func pixel(_ position: Int, _ line: Int) -> ReferenceImage.Pixel {
    isHorizontal ? image[line, position] : image[position, line]
  }
}

extension EdgeSearch {
  /// Returns the edges in a range of positions.
  ///
  /// - Parameters:
  ///   - positions: The positions in pixels, across the edges.
  ///   - span: The part of the image along the edges, in pixels.
  /// - Returns: The edges in ascending order; none for an empty span.
  /// - Complexity: O(*n*) for *n* positions.
  func edges(in positions: ClosedRange<Double>, along span: ClosedRange<Double>) -> [Edge] {
    let lines = lines(in: span)
    let first = max(Int(positions.lowerBound.rounded(.down)), 1)
    let last = min(Int(positions.upperBound.rounded(.up)), extent - 1)
    guard !lines.isEmpty, first <= last else { return [] }
    var edges: [Edge] = []
    var steps: [Int] = []
    for position in first...last + 1 {
      if position <= last, isStep(position, lines) {
        steps.append(position)
      } else {
        edges += self.edges(of: steps, lines)
        steps = []
      }
    }
    return edges
  }

  /// Returns the mean color at a position minus that at another one.
  ///
  /// - Parameters:
  ///   - position: A position in pixels, across the edges.
  ///   - other: Another position.
  ///   - span: The part of the image along the edges, in pixels.
  /// - Returns: The difference; `nil` if a position is outside of the image.
  func difference(
    at position: Int,
    from other: Int,
    along span: ClosedRange<Double>
  ) -> ReferenceImage.Pixel? {
    let lines = lines(in: span)
    guard 0..<extent ~= position, 0..<extent ~= other, !lines.isEmpty else { return nil }
    return color(position, lines) - color(other, lines)
  }

  /// Returns evenly distributed lines of pixels that lie whole in a span.
  private func lines(in span: ClosedRange<Double>) -> [Int] {
    let first = max(Int(span.lowerBound.rounded(.up)), 0)
    let last = min(Int(span.upperBound.rounded(.down)), length) - 1
    guard first <= last else { return [] }
    let step = max((last - first + 1) / Self.lineCount, 1)
    return Array(stride(from: first, through: last, by: step))
  }

  /// Whether the color changes between a position and the one before, on enough lines.
  private func isStep(_ position: Int, _ lines: [Int]) -> Bool {
    let needed = max(Int((Double(lines.count) * Self.share).rounded(.up)), 1)
    var found = 0
    for (index, line) in lines.enumerated() {
      let difference = pixel(position, line) - pixel(position - 1, line)
      if abs(difference.x) >= Self.threshold || abs(difference.y) >= Self.threshold
        || abs(difference.z) >= Self.threshold || abs(difference.w) >= Self.threshold
      {
        found += 1
        if found == needed { return true }
      } else if found + lines.count - index <= needed {
        return false
      }
    }
    return false
  }

  /// Returns the edges of neighboring steps.
  private func edges(of steps: [Int], _ lines: [Int]) -> [Edge] {
    switch steps.count {
    case 0: return []
    case 1: return [Edge(position: Double(steps[0]))]
    case Self.softLength...:
      return steps.map { Edge(position: Double($0), isSoft: true) }
    default:
      // A pixel that an edge covers partly has a color between those of its neighbors.
      let before = color(steps[0] - 1, lines)
      let after = color(steps[1], lines)
      let mixed = color(steps[0], lines)
      let whole = (after - before).length
      let parts = ((mixed - before).length, (after - mixed).length)
      guard steps.count == 2, whole > 0, parts.0 + parts.1 < whole * 1.1 else {
        return steps.map { Edge(position: Double($0)) }
      }
      return [Edge(position: Double(steps[1]) - Double(parts.0 / whole))]
    }
  }

  /// The mean color of a position.
  private func color(_ position: Int, _ lines: [Int]) -> ReferenceImage.Pixel {
    lines.reduce(.zero) { $0 + pixel(position, $1) } / Float(lines.count)
  }
}

extension ReferenceImage.Pixel {
  /// The sum of the absolute components.
  fileprivate var length: Float { abs(x) + abs(y) + abs(z) + abs(w) }
}
