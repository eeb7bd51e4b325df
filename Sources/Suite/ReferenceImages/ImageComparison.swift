package import Foundation
package import LayoutValues
internal import SpecFormat

/// The comparison of a layout's edges with a reference image of the layout.
package struct ImageComparison: Sendable {
  /// The outcome for an edge or a baseline.
  package enum Outcome: Sendable, Equatable {
    /// The image has the edge or the baseline within half a pixel of its position.
    ///
    /// A baseline and the round side of a capsule are confirmed within a pixel: glyphs are drawn at
    /// whole pixels, and only a point of a round side is at its position.
    case confirmed
    /// The image has the edge or the baseline elsewhere, at a position in points from the left or
    /// the top.
    case missed(nearest: Double)
    /// The edge or the baseline cannot be compared.
    case skipped(Reason)
  }

  /// The reason why an edge or a baseline is not compared.
  package enum Reason: String, Sendable, CaseIterable {
    case outside = "outside of the image or clipped"
    case soft = "in a shadow, a gradient or a blur"
    case unseen = "without any edge nearby"
    case changed = "turned, scaled, filtered or transparent"
    case unknown = "of symbols and paths"
  }

  /// The outcome for one edge or baseline.
  package struct Line: Sendable {
    /// The edge, in points from the top left corner of the image.
    package var edge: DrawnEdge
    package var outcome: Outcome
  }

  /// The number of pixels per point.
  package let scale: Double
  /// The outcomes, in the order of the edges.
  package private(set) var lines: [Line] = []
  /// The part of the layout that the image shows, in points.
  package let area: CGRect
  /// The height of the layout if the image has another one, in points; `nil` if not.
  package let otherHeight: Double?
  private let image: ReferenceImage
  /// The maximum distance of a confirmed edge in pixels, with an allowance for rounded numbers.
  private let tolerance: Double

  /// - Parameters:
  ///   - edges: The edges of the layout.
  ///   - image: The reference image.
  ///   - placement: The part of the layout that the image shows.
  ///   - tolerance: The maximum distance of a confirmed edge, in points, if that is more than
  ///     half a pixel.
  package init(
    _ edges: [DrawnEdge],
    with image: ReferenceImage,
    at placement: ImagePlacement,
    tolerance: Double = 0
  ) {
    self.image = image
    (scale, area) = (placement.scale, placement.area)
    otherHeight = placement.otherHeight
    self.tolerance = max(tolerance * scale, 0.5) + 1 / 64
    for edge in edges {
      let edge = edge.moved(x: Double(-area.minX), y: Double(-area.minY))
      lines.append(Line(edge: edge, outcome: outcome(of: edge)))
    }
  }
}

extension ImageComparison {
  /// The maximum distance of an edge in the image that a message names, in points.
  private static let reach = 16.0
  /// The fraction of a line's height within which its baseline is searched, less than the distance
  /// to the next baseline.
  private static let baselineReach = 0.375

  private func outcome(of edge: DrawnEdge) -> Outcome {
    guard edge.isNearImages else { return .skipped(.outside) }
    return switch edge.obstacle {
    case .clipped: .skipped(.outside)
    case .soft: .skipped(.soft)
    case .changed: .skipped(.changed)
    case .unknown: .skipped(.unknown)
    case nil:
      if let line = edge.line { baseline(edge, in: line) } else { side(edge) }
    }
  }

  /// Returns the outcome for the side of an area.
  private func side(_ edge: DrawnEdge) -> Outcome {
    let search = EdgeSearch(image: image, isHorizontal: !edge.isVertical)
    let pixel = edge.position * scale
    // The image shows nothing beyond its border.
    guard 0.75 < pixel, pixel < Double(search.extent) - 0.75 else { return .skipped(.outside) }
    let edges = search.edges(
      in: pixel - Self.reach * scale...pixel + Self.reach * scale,
      along: edge.straight.middleHalf.scaled(by: scale)
    )
    guard let nearest = edges.min(by: { abs($0.position - pixel) < abs($1.position - pixel) })
    else { return .skipped(.unseen) }
    if nearest.isSoft { return .skipped(.soft) }
    return abs(nearest.position - pixel) <= tolerance + (edge.isRound ? 0.5 : 0)
      ? .confirmed : .missed(nearest: nearest.position / scale)
  }

  /// Returns the outcome for the baseline of a line of text.
  private func baseline(_ edge: DrawnEdge, in line: ClosedRange<Double>) -> Outcome {
    let box = CGRect(
      x: edge.extent.lowerBound * scale,
      y: line.lowerBound * scale,
      width: (edge.extent.upperBound - edge.extent.lowerBound) * scale,
      height: (line.upperBound - line.lowerBound) * scale
    )
    guard box.minX >= -scale, box.maxX <= Double(image.width) + scale, box.minY >= -scale,
      box.maxY <= Double(image.height) + scale
    else { return .skipped(.outside) }
    let pixel = edge.position * scale
    let reach = Double(box.height) * Self.baselineReach
    let search = InkSearch(image: image)
    guard let found = search.baseline(of: box, in: pixel - reach...pixel + reach) else {
      return .skipped(.unseen)
    }
    return abs(found - pixel) <= tolerance + 0.5 ? .confirmed : .missed(nearest: found / scale)
  }
}

extension DrawnEdge {
  /// Whether all lengths are in the range of images; an engine may send any numbers.
  fileprivate var isNearImages: Bool {
    let ranges = [extent, straight] + [line].compactMap(\.self)
    let lengths = [position] + ranges.flatMap { [$0.lowerBound, $0.upperBound] }
    return lengths.allSatisfy { abs($0) < 1e9 }
  }

  /// Whether the side is round along nearly all of its length, as that of a capsule.
  fileprivate var isRound: Bool {
    let (whole, part) = (extent.upperBound - extent.lowerBound, straight)
    return part.upperBound - part.lowerBound < whole * 0.21
  }
}

extension ClosedRange<Double> {
  fileprivate var middleHalf: Self {
    let quarter = (upperBound - lowerBound) / 4
    return lowerBound + quarter...upperBound - quarter
  }

  fileprivate func scaled(by scale: Double) -> Self { lowerBound * scale...upperBound * scale }
}

extension ImageComparison.Line {
  /// The distance from the layout's position to the nearest one in the image, in points; `nil` if
  /// it is not missed.
  package var shift: Double? {
    if case .missed(let nearest) = outcome { nearest - edge.position } else { nil }
  }
}

extension ImageComparison {
  /// An edge or a baseline that the image has elsewhere.
  package struct Miss: Sendable {
    /// The position among ``ImageComparison/lines``, from 0.
    package var index: Int
    /// The edge, in points from the top left corner of the image.
    package var edge: DrawnEdge
    /// The distance to the nearest edge of the image, in points.
    package var shift: Double
    /// The number of later edges that are shifted by the same distance.
    package var later = 0
  }

  /// The missed edges and baselines.
  ///
  /// If several views have the same edge, the first one is reported; a shift that later nodes share
  /// is reported at its first node.
  package var misses: [Miss] {
    var misses: [Miss] = []
    for (index, line) in lines.enumerated() {
      guard let shift = line.shift else { continue }
      let miss = Miss(index: index, edge: line.edge, shift: shift)
      let first = misses.firstIndex { known in
        known.edge.isVertical == line.edge.isVertical && abs(known.shift - shift) * scale < 1
      }
      guard let first else {
        misses.append(miss)
        continue
      }
      let known = misses[first].edge
      if known.side == line.edge.side, known.position == line.edge.position { continue }
      // Only an edge after the first one can be shifted by it.
      if line.edge.position >= known.position {
        misses[first].later += 1
      } else {
        misses.append(miss)
      }
    }
    return misses
  }

  /// Whether no edge or baseline was looked for in the image.
  package var isEmpty: Bool { lines.allSatisfy { $0.outcome != .confirmed && $0.shift == nil } }

  /// The number of confirmed and of missed edges and baselines, and of those that are not compared.
  package var summary: String {
    let confirmed = lines.count { $0.outcome == .confirmed }
    let missed = lines.count { $0.shift != nil }
    let skipped = Reason.allCases.compactMap { reason -> String? in
      let count = lines.count { $0.outcome == .skipped(reason) }
      return count == 0 ? nil : "\(count) \(reason.rawValue)"
    }
    let rest = skipped.isEmpty ? "" : "; not compared: \(skipped.joined(separator: ", "))"
    let total = confirmed + missed
    let heights = [Double(area.height), otherHeight].compactMap { $0.map { NumberText.text($0) } }
    let size = heights.count < 2 ? "" : "; it is \(heights[0]) high, the layout \(heights[1])"
    return "\(confirmed) of \(total) edges and baselines confirmed\(rest)\(size)"
  }
}

extension ImageComparison.Miss {
  /// The node and the side: `#save bottom`.
  package var subject: String { "\(edge.name) \(edge.side.rawValue)" }

  /// The distance to the nearest edge of the image, rounded to two decimals, in points.
  package var roundedShift: Double { (shift * 100).rounded() / 100 }

  /// The position of the layout, in points.
  package var expected: String { Self.text(edge.position) }

  /// The position in the image: `an edge at 34.3`.
  package var actual: String {
    let thing = edge.side == .baseline ? "a baseline" : "an edge"
    return "\(thing) at \(Self.text(edge.position + shift))"
  }

  /// A sentence about later edges with the same shift; `nil` if there are none.
  package var note: String? {
    guard later > 0 else { return nil }
    return "\(later) later \(later == 1 ? "one is" : "ones are") shifted by the same "
      + Self.text(shift)
  }

  /// A sentence such as `#save bottom: 20.3, the image has an edge at 34.3`.
  package var sentence: String {
    "\(subject): \(expected), the image has \(actual)" + (note.map { "; \($0)" } ?? "")
  }

  /// A length with at most two decimals.
  private static func text(_ length: Double) -> String {
    NumberText.text((length * 100).rounded() / 100)
  }
}
