package import Foundation
internal import SpecFormat
package import ViewLayout

/// The comparison of a layout with a reference image of it.
package struct ImageComparison: Sendable {
  /// An edge or a baseline of a node.
  package enum Part: String, Sendable {
    case left, top, right, bottom, baseline
  }

  /// The outcome for an edge or a baseline.
  package enum Outcome: Sendable, Equatable {
    /// The image has it within half a pixel; a baseline within a pixel, since glyphs are drawn at
    /// whole pixels.
    case confirmed
    /// The image has it elsewhere, at a position in points from the left or the top.
    case missed(nearest: Double)
    /// It cannot be compared.
    case skipped(Reason)
  }

  /// The reason why an edge or a baseline is not compared.
  package enum Reason: String, Sendable, CaseIterable {
    case outside = "outside of the image or clipped"
    case soft = "in a shadow, a gradient or a blur"
    case unseen = "without any edge nearby"
    case changed = "turned, scaled, filtered or transparent"
    case drawn = "symbols and drawings"
  }

  /// The outcome for one edge or baseline of a node.
  package struct Line: Sendable {
    /// The id of the node in the layout.
    package var nodeID: Int?
    /// The node, such as `#save` or `Text "Save"`.
    package var node: String
    package var part: Part
    /// The position in the layout, in points from the left or the top of the image.
    package var position: Double
    /// The ends along the edge, in points from the top or the left of the image.
    package var extent: ClosedRange<Double>
    package var outcome: Outcome
  }

  /// The number of pixels a point.
  package let scale: Double
  /// The outcomes, in tree order.
  package private(set) var lines: [Line] = []
  private let image: ReferenceImage
  /// The position of the image's top left corner in the layout.
  package let origin: CGPoint

  /// - Parameters:
  ///   - tree: The layout with its drawing.
  ///   - image: The reference image.
  ///   - scale: The number of pixels a point.
  ///   - origin: The position of the image's top left corner in the layout.
  package init(_ tree: ResolvedTree, with image: ReferenceImage, scale: Double, origin: CGPoint) {
    (self.image, self.scale, self.origin) = (image, scale, origin)
    let size = CGSize(width: Double(image.width) / scale, height: Double(image.height) / scale)
    let surroundings = Surroundings(window: CGRect(origin: origin, size: size))
    for node in tree.nodes { compare(node, in: surroundings) }
  }
}

extension ImageComparison {
  /// The maximum distance of an edge in the image that a message names, in points.
  private static let reach = 16.0
  /// The maximum distance of a confirmed edge, in pixels, with an allowance for rounded numbers.
  private static let tolerance = 0.5 + 1 / 64
  /// The maximum distance of a confirmed baseline, in pixels.
  private static let inkTolerance = 1 + 1 / 64.0

  /// The effects of ancestors on a node.
  private struct Surroundings {
    /// The part of the layout that is visible.
    var window: CGRect
    /// Whether an ancestor is turned, filtered or transparent.
    var isChanged = false
    /// The id of the nearest ancestor that has one; `nil` for none.
    var identifier: String?
  }

  private mutating func compare(_ node: ResolvedNode, in surroundings: Surroundings) {
    guard !node.look.isHidden, node.look.opacity > 0 else { return }
    var inside = surroundings
    inside.identifier = node.identifiers.first ?? surroundings.identifier
    let look = node.look
    if !look.matrix.isEmpty || look.opacity < 1 || !look.filters.isEmpty || look.blending != nil {
      inside.isChanged = true
    }
    for area in node.edgedAreas { compare(area, of: node, in: inside) }
    if case .text(let text) = node.content { compare(text, of: node, in: inside) }
    if look.clips { inside.window = inside.window.intersection(node.frame) }
    for child in node.children { compare(child, in: inside) }
  }

  private mutating func compare(
    _ area: EdgedArea,
    of node: ResolvedNode,
    in surroundings: Surroundings
  ) {
    let frame = area.frame
    let sides: [(Part, CGFloat, ClosedRange<CGFloat>)] = [
      (.left, frame.minX, area.middle(frame.minY, frame.maxY)),
      (.top, frame.minY, area.middle(frame.minX, frame.maxX)),
      (.right, frame.maxX, area.middle(frame.minY, frame.maxY)),
      (.bottom, frame.maxY, area.middle(frame.minX, frame.maxX)),
    ]
    for (part, position, span) in sides where area.isDrawn(part) {
      let isHorizontal = part == .top || part == .bottom
      let start = isHorizontal ? origin.y : origin.x
      let outcome: Outcome =
        surroundings.isChanged
        ? .skipped(.changed)
        : area.isSoft
          ? .skipped(.soft)
          : edge(at: position, along: span, isHorizontal, in: surroundings.window)
      let ends = isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
      let side = isHorizontal ? origin.x : origin.y
      add(
        part,
        of: node,
        at: position - start,
        from: ends.0 - side,
        to: ends.1 - side,
        in: surroundings,
        outcome
      )
    }
  }

  /// Returns the outcome for an edge.
  private func edge(
    at position: CGFloat,
    along span: ClosedRange<CGFloat>,
    _ isHorizontal: Bool,
    in window: CGRect
  ) -> Outcome {
    let across = isHorizontal ? window.minY...window.maxY : window.minX...window.maxX
    let along = isHorizontal ? window.minX...window.maxX : window.minY...window.maxY
    // Nothing is visible beyond the border of the image.
    let margin = 0.75 / scale
    guard across.lowerBound + margin < position, position < across.upperBound - margin,
      span.upperBound > along.lowerBound, span.lowerBound < along.upperBound
    else { return .skipped(.outside) }
    let (start, side) =
      isHorizontal ? (origin.y, origin.x) : (origin.x, origin.y)
    let pixel = Double(position - start) * scale
    let visible = span.clamped(to: along)
    let search = EdgeSearch(image: image, isHorizontal: isHorizontal)
    let edges = search.edges(
      in: pixel - Self.reach * scale...pixel + Self.reach * scale,
      along: Double(visible.lowerBound - side) * scale...Double(visible.upperBound - side) * scale
    )
    guard let nearest = edges.min(by: { abs($0.position - pixel) < abs($1.position - pixel) })
    else { return .skipped(.unseen) }
    if nearest.isSoft { return .skipped(.soft) }
    return abs(nearest.position - pixel) <= Self.tolerance
      ? .confirmed : .missed(nearest: nearest.position / scale)
  }

  private mutating func compare(
    _ text: DrawingText,
    of node: ResolvedNode,
    in surroundings: Surroundings
  ) {
    guard let face = text.face else { return }
    for line in text.lines where line.string.contains(where: { $0.isLetter || $0.isNumber }) {
      let box = line.box.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
      let position = box.minY + face.ascent - origin.y
      let ends = (box.minX - origin.x, box.maxX - origin.x)
      guard surroundings.window.contains(box.insetBy(dx: 1, dy: 1)), !surroundings.isChanged else {
        let reason: Reason = surroundings.isChanged ? .changed : .outside
        add(
          .baseline,
          of: node,
          at: position,
          from: ends.0,
          to: ends.1,
          in: surroundings,
          .skipped(reason)
        )
        continue
      }
      let pixels = CGRect(
        x: (box.minX - origin.x) * scale,
        y: (box.minY - origin.y) * scale,
        width: box.width * scale,
        height: box.height * scale
      )
      // The next line of text begins half a line away.
      let reach = Double(text.fontSize) * 0.45 * scale
      let pixel = Double(position) * scale
      let found = InkSearch(image: image).baseline(of: pixels, in: pixel - reach...pixel + reach)
      let outcome: Outcome =
        if let found {
          abs(found - pixel) <= Self.inkTolerance ? .confirmed : .missed(nearest: found / scale)
        } else {
          .skipped(.unseen)
        }
      add(.baseline, of: node, at: position, from: ends.0, to: ends.1, in: surroundings, outcome)
    }
  }

  private mutating func add(
    _ part: Part,
    of node: ResolvedNode,
    at position: CGFloat,
    from start: CGFloat,
    to end: CGFloat,
    in surroundings: Surroundings,
    _ outcome: Outcome
  ) {
    let label = node.label.map { " \"\($0)\"" } ?? ""
    let container = surroundings.identifier.map { " in #\($0)" } ?? ""
    let name = node.identifiers.first.map { "#\($0)" } ?? (node.name + label + container)
    lines.append(
      Line(
        nodeID: node.id,
        node: name,
        part: part,
        position: Double(position),
        extent: Double(start)...Double(max(start, end)),
        outcome: outcome
      )
    )
  }
}

extension ImageComparison.Line {
  /// The distance from the layout's position to the nearest one in the image, in points; `nil` if
  /// it is not missed.
  package var shift: Double? {
    if case .missed(let nearest) = outcome { nearest - position } else { nil }
  }

  /// Whether the part is a position from the left.
  fileprivate var isAcross: Bool { part == .left || part == .right }

  /// A sentence about a missed edge or baseline; `nil` for another outcome.
  package var sentence: String? {
    guard let shift else { return nil }
    let thing = part == .baseline ? "a baseline" : "an edge"
    let places = [position, position + shift].map(Self.text)
    return "\(node) \(part.rawValue): \(places[0]), the image has \(thing) at \(places[1])"
  }

  /// A length with at most two decimals.
  fileprivate static func text(_ length: Double) -> String {
    NumberText.text((length * 100).rounded() / 100)
  }
}

extension ImageComparison {
  /// A sentence for each missed edge or baseline.
  ///
  /// Of several views with the same edge, the first one is reported; a shift that later nodes share
  /// is reported at its first node.
  package var sentences: [String] {
    var reports: [(line: Line, later: Int)] = []
    for line in lines {
      guard let shift = line.shift else { continue }
      let isShared = { (known: Line) in
        known.isAcross == line.isAcross && abs((known.shift ?? .infinity) - shift) * scale < 1
      }
      guard let first = reports.firstIndex(where: { isShared($0.line) }) else {
        reports.append((line, 0))
        continue
      }
      let known = reports[first].line
      let isSame = known.part == line.part && known.position == line.position
      // An edge before the first one has another cause.
      if isSame { continue }
      if line.position >= known.position {
        reports[first].later += 1
      } else {
        reports.append((line, 0))
      }
    }
    return reports.compactMap { line, later in
      line.sentence.map { sentence in
        later == 0
          ? sentence
          : "\(sentence); \(later) later \(later == 1 ? "one is" : "ones are") shifted by the same "
            + Line.text(line.shift ?? 0)
      }
    }
  }

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
    return "\(confirmed) of \(total) edges and baselines confirmed\(rest)"
  }
}
