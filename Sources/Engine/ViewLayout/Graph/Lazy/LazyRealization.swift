import Foundation

/// Creates and measures the visible lines of a lazy container, in order.
struct LazyRealization {
  private let node: LazyNode
  private let outline: LazyOutline

  init(_ node: LazyNode, outline: LazyOutline) {
    self.node = node
    self.outline = outline
  }

  /// Returns the lines that intersect a range along the container.
  ///
  /// The first of them starts at the estimated end of the lines before it.
  func lines(in visible: Range<CGFloat>) -> Set<Int> {
    let lines = node.lines
    measureFirstLine(of: lines)
    let known = node.lengths
    let first = known.firstLine(endingAfter: visible.lowerBound)
    guard first < lines.count else { return [] }
    var measured: [(gap: CGFloat, length: CGFloat)] = []
    var made: Set<Int> = []
    var start = known.offset(of: first)
    var previous: [LayoutNode]?
    var line = first
    while line < lines.count, start + known.gap(before: line) < visible.upperBound {
      let elements = lines.slots(ofLine: line).compactMap { outline.element(ofSlot: $0) }
      let gap =
        previous.map {
          let runsAcross = lines.runsAcross(line - 1) || lines.runsAcross(line)
          return node.gap(between: $0, and: elements, runsAcross: runsAcross)
        } ?? known.gap(before: line)
      let length = node.length(ofLine: line, elements)
      measured.append((gap, length))
      if start + gap < visible.upperBound, start + gap + length > visible.lowerBound {
        made.insert(line)
      }
      start += gap + length
      previous = elements
      line += 1
    }
    node.store(measured, from: first)
    return made
  }

  /// Measures the first line if no line has been measured yet; its length is the estimate for all
  /// lines.
  private func measureFirstLine(of lines: LazyLines) {
    guard lines.count > 0, !node.lengths.isKnown else { return }
    let elements = lines.slots(ofLine: 0).compactMap { outline.element(ofSlot: $0) }
    node.store([(0, node.length(ofLine: 0, elements))], from: 0)
  }
}
