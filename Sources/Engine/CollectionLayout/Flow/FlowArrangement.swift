import Foundation
import ViewLayout

/// Where everything in a flow layout is, as long as the layout and its surroundings stay the same.
struct FlowArrangement: Sendable {
  /// Along which sections follow each other.
  let axis: Axis
  /// R-FLOW-12: how much room there is across the layout, in points: a header takes all of it.
  let breadth: CGFloat
  let pixels: PixelGrid
  /// R-FLOW-15: whether everything is mirrored.
  let isMirrored: Bool
  let sections: [FlowSection]
  /// R-FLOW-17: how far lines lie before or behind their own section, in points, as negative insets
  /// have it.
  private let reach: CGFloat

  /// Lays sections out one behind the other.
  ///
  /// - Parameters:
  ///   - descriptions: The numbers of each.
  ///   - measurements: What was measured, by the section.
  ///   - axis: Along which they follow each other.
  ///   - breadth: How much room there is across, in points.
  ///   - pixels: What places keep to.
  ///   - isMirrored: Whether everything is mirrored.
  init(
    _ descriptions: [FlowDescription],
    measurements: [Int: SectionMeasurements],
    along axis: Axis,
    across breadth: CGFloat,
    on pixels: PixelGrid,
    isMirrored: Bool
  ) {
    (self.axis, self.breadth, self.pixels) = (axis, breadth, pixels)
    self.isMirrored = isMirrored
    var start: CGFloat = 0
    sections = descriptions.enumerated().map { index, description in
      let insets = description.insets
      let items = FlowItems(
        description.sizes,
        count: description.count,
        measured: measurements[index]?.cells ?? [:]
      )
      let space = breadth - insets.leading - insets.trailing
      let lines = FlowLines(items, description, along: axis, space: space)
      let section = FlowSection(description: description, lines: lines, start: start)
      start = section.end
      return section
    }
    reach = sections.reduce(0) { max($0, $1.reach) }
  }
}

extension FlowArrangement {
  /// Nothing at all.
  static let empty = FlowArrangement(
    [],
    measurements: [:],
    along: .vertical,
    across: 0,
    on: PixelGrid(scale: 1),
    isMirrored: false
  )

  /// R-FLOW-8: the size of everything, its length rounded down to a pixel.
  var contentSize: CGSize {
    CGSize(pixels.floor(sections.last?.end ?? 0), along: axis, across: max(breadth, 0))
  }

  /// Where an item is; `nil` where there is none.
  func frame(ofItem item: Int, section: Int) -> CGRect? {
    guard let (line, position) = place(ofItem: item, section: section) else { return nil }
    return shown(sections[section].frame(of: item, in: line, at: position, on: pixels))
  }

  /// The line of an item, and where the item begins in it; `nil` where there is none.
  func place(ofItem item: Int, section: Int) -> (line: FlowLine, position: CGFloat)? {
    guard sections.indices.contains(section) else { return nil }
    let lines = sections[section].lines
    guard (0..<lines.items.count).contains(item) else { return nil }
    let line = lines[lines.index(ofItem: item)]
    return (line, lines.position(of: item, in: line))
  }

  /// Where a header or a footer is; `nil` where there is none.
  func frame(of edge: FlowEdge, section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].frame(of: edge, along: axis, across: breadth).map { shown($0) }
  }

  /// Where a header or a footer is that stays in sight; `nil` where there is none.
  ///
  /// R-FLOW-13: as far as the section's own end lets it.
  ///
  /// - Parameters:
  ///   - edge: Which of them.
  ///   - section: Whose.
  ///   - visible: The range in sight along the layout, in points.
  /// - Returns: In points of the content; `nil` where there is none.
  func pinnedFrame(
    of edge: FlowEdge,
    section: Int,
    in visible: ClosedRange<CGFloat>
  ) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    let placed = sections[section]
    guard var frame = placed.frame(of: edge, along: axis, across: breadth) else { return nil }
    let (own, length) = (frame.origin[axis], frame.size[axis])
    switch edge {
    case .header:
      frame.origin[axis] = max(own, min(visible.lowerBound, placed.footerStart - length))
    case .footer:
      let earliest = placed.start + placed.description.headerLength
      frame.origin[axis] = min(own, max(visible.upperBound - length, earliest))
    }
    return shown(frame)
  }

  /// R-FLOW-5, R-FLOW-15: a frame at the nearest pixel, mirrored where the layout is.
  func shown(_ frame: CGRect) -> CGRect { directed(pixels.snapped(frame)) }

  /// A frame as it lies in the content, or back.
  func directed(_ frame: CGRect) -> CGRect {
    guard isMirrored else { return frame }
    var frame = frame
    frame.origin.x = contentSize.width - frame.origin.x - frame.size.width
    return frame
  }
}

extension FlowArrangement {
  /// The sections that may reach into a range along the layout.
  func sectionIndices(in range: ClosedRange<CGFloat>) -> Range<Int> {
    let first = sections.partitionIndex { $0.end + reach >= range.lowerBound - 1 }
    let last = sections.partitionIndex { $0.start - reach > range.upperBound + 1 }
    return first..<max(first, last)
  }

  /// Visits the items of a section that share area with a rectangle.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - rectangle: In the content's coordinates.
  ///   - visit: Is told of each item, and where it is.
  func visitItems(ofSection section: Int, in rectangle: CGRect, _ visit: (Int, CGRect) -> Void) {
    let (placed, logical) = (sections[section], directed(rectangle))
    // What is rounded may lie a pixel away from its line.
    let reach = 1 / pixels.scale
    let range = ClosedRange(
      from: logical.origin[axis] - placed.linesStart - reach,
      length: logical.size[axis] + 2 * reach
    )
    for index in placed.lines.indices(in: range) {
      let line = placed.lines[index]
      var position = line.indent
      for item in line.items {
        let frame = shown(placed.frame(of: item, in: line, at: position, on: pixels))
        position += placed.lines.items[item][axis.cross] + line.gap
        if frame.sharesArea(with: rectangle) { visit(item, frame) }
      }
    }
  }
}
