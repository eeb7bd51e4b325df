import Foundation
import ViewLayout

/// The lines of a section's items: the first ones one by one, and as many alike as there are behind
/// them.
///
/// Its memory grows with the items that have sizes of their own alone.
struct FlowLines: Sendable {
  /// A length this little above the room of a line fits, so that thirds add up.
  static let tolerance: CGFloat = 1e-6

  let items: FlowItems
  let axis: Axis
  /// How much room a line has across the layout, in points.
  let space: CGFloat
  let itemSpacing: CGFloat
  let lineSpacing: CGFloat
  /// The columns that all items stand in; `nil` where they are not equally long.
  let columns: FlowColumns?
  /// The lines until only items of one size are left.
  private(set) var first: [FlowLine] = []
  /// The longest of these along the layout, in points.
  private var maximumThickness: CGFloat = 0
  /// The columns of the lines behind these.
  private let restColumns: FlowColumns

  init(_ items: FlowItems, _ description: FlowDescription, along axis: Axis, space: CGFloat) {
    (self.items, self.axis, self.space) = (items, axis, max(space, 0))
    (itemSpacing, lineSpacing) = (description.itemSpacing, description.lineSpacing)
    let cross = axis.cross
    restColumns = FlowColumns(of: items.rest[cross], spacing: itemSpacing, in: self.space)
    columns =
      FlowLines.areEqual(items, across: cross)
      ? FlowColumns(of: items[0][cross], spacing: itemSpacing, in: self.space) : nil
    breakLines()
  }
}

extension FlowLines {
  /// How many lines there are.
  var count: Int { first.count + restCount }

  /// How long they are together along the layout, in points.
  var length: CGFloat { count == 0 ? 0 : max(self[count - 1].end, 0) }

  /// The line at a place among all.
  subscript(index: Int) -> FlowLine { index < first.count ? first[index] : rest(index) }

  /// The place of the line that an item is in.
  func index(ofItem item: Int) -> Int {
    guard item >= firstRestItem else { return first.partitionIndex { $0.items.upperBound > item } }
    return first.count + (item - firstRestItem) / restColumns.count
  }

  /// The places of the lines that may reach into a range along the layout.
  func indices(in range: ClosedRange<CGFloat>) -> Range<Int> {
    let low = first.partitionIndex { $0.start > range.lowerBound - maximumThickness - 1 }
    if low < first.count || restCount == 0 {
      let high = first.partitionIndex { $0.start > range.upperBound }
      return low..<max(low, high < first.count ? high : first.count + restIndex(range.upperBound))
    }
    let start = first.count + max(restIndex(range.lowerBound) - 1 - overlap, 0)
    return start..<max(start, first.count + restIndex(range.upperBound))
  }

  /// Where an item begins across the layout, in points from where its line may begin.
  func position(of item: Int, in line: FlowLine) -> CGFloat {
    let index = CGFloat(item - line.items.lowerBound)
    guard line.items.lowerBound < items.first.count, columns == nil else {
      return line.indent + index * (items[item][axis.cross] + line.gap)
    }
    let before = (line.items.lowerBound..<item).reduce(0) { $0 + items[$1][axis.cross] }
    return line.indent + before + index * line.gap
  }
}

extension FlowLines {
  /// Whether a section's items are all equally long.
  private static func areEqual(_ items: FlowItems, across axis: Axis) -> Bool {
    guard items.count > 0 else { return false }
    let length = items[0][axis]
    let all = items.first.allSatisfy { abs($0[axis] - length) < tolerance }
    return all && (items.first.count >= items.count || abs(items.rest[axis] - length) < tolerance)
  }

  /// R-FLOW-1: a line takes items until the next one does not fit.
  private mutating func breakLines() {
    var (next, start) = (0, CGFloat(0))
    while next < min(items.first.count, items.count) {
      var line = FlowLine(items: next..<next, start: start, thickness: 0, occupied: 0)
      while line.items.upperBound < items.count, fits(line.items.upperBound, in: line) {
        let size = items[line.items.upperBound]
        line.items = line.items.lowerBound..<(line.items.upperBound + 1)
        line.occupied += size[axis.cross]
        line.thickness = max(line.thickness, size[axis])
      }
      fill(&line)
      first.append(line)
      maximumThickness = max(maximumThickness, line.thickness)
      next = line.items.upperBound
      start = line.start + max(line.thickness + lineSpacing, 0)
    }
  }

  private func fits(_ item: Int, in line: FlowLine) -> Bool {
    let count = line.items.count
    guard count > 0 else { return true }
    let length = line.occupied + CGFloat(count) * itemSpacing + items[item][axis.cross]
    return length <= space + Self.tolerance
  }

  /// R-FLOW-2, R-FLOW-3, R-FLOW-4: where what a line leaves over goes.
  private func fill(_ line: inout FlowLine) {
    let leftOver = max(space - line.occupied, 0)
    if let columns = columns(of: line) {
      (line.gap, line.indent) = (columns.gap, columns.indent)
      (line.columnCount, line.fill) = (columns.count, .columns)
      if columns.count == 1 { line.fill = .middle }
      if columns.count == line.items.count, columns.count > 1 { line.fill = .spread }
    } else if line.items.upperBound == items.count {
      (line.gap, line.fill) = (itemSpacing, .minimum)
    } else if line.items.count == 1 {
      (line.indent, line.fill) = (leftOver / 2, .middle)
    } else {
      // R-FLOW-2
      line.gap = leftOver / CGFloat(line.items.count - 1)
    }
  }

  /// The columns that the items of a line stand in: of a section of equal items, or of a last line
  /// of equal ones; `nil` for other lines.
  private func columns(of line: FlowLine) -> FlowColumns? {
    if let columns { return columns }
    let length = items[line.items.lowerBound][axis.cross]
    guard line.items.upperBound == items.count,
      line.items.allSatisfy({ abs(items[$0][axis.cross] - length) < Self.tolerance })
    else { return nil }
    return FlowColumns(of: length, spacing: itemSpacing, in: space)
  }
}

extension FlowLines {
  /// The first item behind the lines that were made one by one.
  private var firstRestItem: Int { first.last?.items.upperBound ?? 0 }

  private var restCount: Int {
    let left = items.count - firstRestItem
    return left <= 0 ? 0 : (left + restColumns.count - 1) / restColumns.count
  }

  /// From one of the lines alike to the next, in points.
  private var restPitch: CGFloat { max(items.rest[axis] + lineSpacing, 0) }

  /// How many lines before one may reach over it, where the spacing is negative.
  private var overlap: Int {
    guard lineSpacing < 0 else { return 0 }
    // Lines that all begin at one place reach over all before them.
    guard restPitch > 0 else { return restCount }
    return Int(min((items.rest[axis] / restPitch).rounded(.up), 1e9))
  }

  private var restStart: CGFloat {
    first.last.map { $0.start + max($0.thickness + lineSpacing, 0) } ?? 0
  }

  /// How many of the lines alike begin before a position.
  private func restIndex(_ position: CGFloat) -> Int {
    guard position >= restStart else { return 0 }
    guard restPitch > 0 else { return restCount }
    return Int(min(((position - restStart) / restPitch).rounded(.down) + 1, CGFloat(restCount)))
  }

  private func rest(_ index: Int) -> FlowLine {
    let number = index - first.count
    let start = firstRestItem + number * restColumns.count
    let end = min(start + restColumns.count, items.count)
    var line = FlowLine(
      items: start..<end,
      start: restStart + CGFloat(number) * restPitch,
      thickness: items.rest[axis],
      occupied: CGFloat(end - start) * items.rest[axis.cross]
    )
    fill(&line)
    return line
  }
}

/// A line of items: a row where the layout goes downwards, a column where it goes sideways.
struct FlowLine: Equatable, Sendable {
  /// Which items are in it.
  var items: Range<Int>
  /// Where it begins along the layout, in points from where the section's lines begin.
  var start: CGFloat
  /// How long its longest item is along the layout, in points.
  var thickness: CGFloat
  /// What its items take together across the layout, in points.
  var occupied: CGFloat
  /// The room between two of its items, in points.
  var gap: CGFloat = 0
  /// The room before its first item, in points: R-FLOW-4.
  var indent: CGFloat = 0
  /// How many of its items a full line has; `nil` where they are not equally long.
  var columnCount: Int?
  /// Why the gap is as it is.
  var fill = Fill.spread

  /// Where it ends along the layout.
  var end: CGFloat { start + thickness }

  /// How a line shares what its items leave over.
  enum Fill: Sendable {
    /// All of it goes between the items.
    case spread
    /// As a full line of the same items does.
    case columns
    /// There is the least gap.
    case minimum
    /// The only item is in the middle.
    case middle
  }
}

/// The columns of a section whose items are all equally long across the layout: as many as a full
/// line has.
struct FlowColumns: Equatable, Sendable {
  /// How many items a full line has; at least one.
  let count: Int
  /// R-FLOW-3: the room between two of them, in points.
  let gap: CGFloat
  /// The room before the only one, in points: R-FLOW-4.
  let indent: CGFloat

  /// - Parameters:
  ///   - length: How long an item is across the layout, in points.
  ///   - spacing: The least room between two items, in points.
  ///   - space: The length of a line, in points.
  init(of length: CGFloat, spacing: CGFloat, in space: CGFloat) {
    let pitch = length + spacing
    // R-FLOW-1: as many as fit, and one where none does.
    let fitting =
      pitch > 0 ? ((space + spacing + FlowLines.tolerance) / pitch).rounded(.down) : .infinity
    count = Int(min(max(fitting, 1), 1e9))
    let leftOver = max(space - CGFloat(count) * length, 0)
    if count > 1 {
      (gap, indent) = (pitch > 0 ? leftOver / CGFloat(count - 1) : spacing, 0)
    } else {
      (gap, indent) = (spacing, leftOver / 2)
    }
  }
}
