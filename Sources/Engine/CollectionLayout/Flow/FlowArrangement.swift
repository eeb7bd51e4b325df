import Foundation
import ViewLayout

/// The positions of all elements of a flow layout, until the layout or its surroundings change.
struct FlowArrangement: Sendable {
  /// The axis along which sections follow each other.
  let axis: Axis
  /// The length of the content on the cross axis, in points; headers and footers fill it
  /// (R-FLOW-12).
  let breadth: CGFloat
  let pixels: PixelGrid
  /// Whether the layout is mirrored (R-FLOW-15).
  let isMirrored: Bool
  let sections: [FlowSection]
  /// The maximum length of negative insets, in points, by which lines may extend beyond their
  /// section (R-FLOW-17).
  private let reach: CGFloat

  /// Places sections one after the other.
  ///
  /// - Parameters:
  ///   - descriptions: The metrics of each section.
  ///   - measurements: The measured sizes, by section.
  ///   - axis: The axis along which sections follow each other.
  ///   - breadth: The length of the content on the cross axis, in points.
  ///   - pixels: The grid that positions are rounded to.
  ///   - isMirrored: Whether the layout is mirrored.
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
  /// An arrangement without sections.
  static let empty = FlowArrangement(
    [],
    measurements: [:],
    along: .vertical,
    across: 0,
    on: PixelGrid(scale: 1),
    isMirrored: false
  )

  /// The content size; its length on the main axis is rounded down to a pixel (R-FLOW-8).
  var contentSize: CGSize {
    CGSize(pixels.floor(sections.last?.end ?? 0), along: axis, across: max(breadth, 0))
  }

  /// Returns the frame of an item, or `nil` if it does not exist.
  func frame(ofItem item: Int, section: Int) -> CGRect? {
    guard let (line, position) = place(ofItem: item, section: section) else { return nil }
    return shown(sections[section].frame(of: item, in: line, at: position, on: pixels))
  }

  /// Returns the line of an item and the item's position in it, or `nil` if the item does not
  /// exist.
  func place(ofItem item: Int, section: Int) -> (line: FlowLine, position: CGFloat)? {
    guard sections.indices.contains(section) else { return nil }
    let lines = sections[section].lines
    guard (0..<lines.items.count).contains(item) else { return nil }
    let line = lines[lines.index(ofItem: item)]
    return (line, lines.position(of: item, in: line))
  }

  /// Returns the frame of a header or footer without pinning, or `nil` if there is none.
  func frame(of edge: FlowEdge, section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].frame(of: edge, along: axis, across: breadth).map { shown($0) }
  }

  /// Returns the frame of a pinned header or footer, or `nil` if there is none.
  ///
  /// R-FLOW-13: a pinned header or footer does not leave its section.
  ///
  /// - Parameters:
  ///   - edge: The header or the footer.
  ///   - section: The index of the section.
  ///   - visible: The visible range on the main axis, in points.
  /// - Returns: The frame in content coordinates; `nil` if there is none.
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

  /// Returns a frame rounded to the nearest pixel and, in a mirrored layout, mirrored (R-FLOW-5,
  /// R-FLOW-15).
  func shown(_ frame: CGRect) -> CGRect { directed(pixels.snapped(frame)) }

  /// Converts a frame between the layout's direction and content coordinates, in either direction.
  func directed(_ frame: CGRect) -> CGRect {
    guard isMirrored else { return frame }
    var frame = frame
    frame.origin.x = contentSize.width - frame.origin.x - frame.size.width
    return frame
  }
}

extension FlowArrangement {
  /// Returns the sections that may extend into a range on the main axis.
  func sectionIndices(in range: ClosedRange<CGFloat>) -> Range<Int> {
    let first = sections.partitionIndex { $0.end + reach >= range.lowerBound - 1 }
    let last = sections.partitionIndex { $0.start - reach > range.upperBound + 1 }
    return first..<max(first, last)
  }

  /// Visits the items of a section that intersect a rectangle.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - rectangle: The rectangle, in content coordinates.
  ///   - visit: Called with the index and the frame of each item.
  func visitItems(ofSection section: Int, in rectangle: CGRect, _ visit: (Int, CGRect) -> Void) {
    let (placed, logical) = (sections[section], directed(rectangle))
    // Rounding may move an item up to one pixel out of its line.
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
