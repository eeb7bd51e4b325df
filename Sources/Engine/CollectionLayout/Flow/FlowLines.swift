import Foundation
import ViewLayout

/// The lines of a section's items.
///
/// The first lines are stored one by one; the lines after them contain items of one size, and are
/// computed. Memory grows only with the number of items that have individual sizes.
struct FlowLines: Sendable {
  /// The excess, in points, with which items still fit in a line, so that rounding errors do not
  /// break lines.
  static let tolerance: CGFloat = 1e-6

  let items: FlowItems
  let axis: Axis
  /// The length of a line, in points.
  let space: CGFloat
  let itemSpacing: CGFloat
  let lineSpacing: CGFloat
  /// The columns of all lines; `nil` if the items have different lengths.
  let columns: FlowColumns?
  /// The lines up to the last item with an individual size.
  private(set) var first: [FlowLine] = []
  /// The maximum thickness of the lines in `first`, in points.
  private var maximumThickness: CGFloat = 0
  /// The columns of the lines after `first`.
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
  var count: Int { first.count + restCount }

  /// The length of all lines on the main axis, in points.
  var length: CGFloat { count == 0 ? 0 : max(self[count - 1].end, 0) }

  subscript(index: Int) -> FlowLine { index < first.count ? first[index] : rest(index) }

  /// Returns the index of the line that contains an item.
  func index(ofItem item: Int) -> Int {
    guard item >= firstRestItem else { return first.partitionIndex { $0.items.upperBound > item } }
    return first.count + (item - firstRestItem) / restColumns.count
  }

  /// Returns the indices of the lines that may extend into a range on the main axis.
  func indices(in range: ClosedRange<CGFloat>) -> Range<Int> {
    let low = first.partitionIndex { $0.start > range.lowerBound - maximumThickness - 1 }
    if low < first.count || restCount == 0 {
      let high = first.partitionIndex { $0.start > range.upperBound }
      return low..<max(low, high < first.count ? high : first.count + restIndex(range.upperBound))
    }
    let start = first.count + max(restIndex(range.lowerBound) - 1 - overlap, 0)
    return start..<max(start, first.count + restIndex(range.upperBound))
  }

  /// Returns the position of an item along its line, in points from the start of the line.
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
  /// Returns whether all items of a section have equal lengths along their lines.
  private static func areEqual(_ items: FlowItems, across axis: Axis) -> Bool {
    guard items.count > 0 else { return false }
    let length = items[0][axis]
    let all = items.first.allSatisfy { abs($0[axis] - length) < tolerance }
    return all && (items.first.count >= items.count || abs(items.rest[axis] - length) < tolerance)
  }

  /// Breaks the items into lines; each line ends before the first item that does not fit
  /// (R-FLOW-1).
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

  /// Distributes the leftover space of a line (R-FLOW-2, R-FLOW-3, R-FLOW-4).
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
      // R-FLOW-2: the leftover space goes between the items in equal parts.
      line.gap = leftOver / CGFloat(line.items.count - 1)
    }
  }

  /// Returns the columns of a line, or `nil` if there are none.
  ///
  /// A line has columns if all items of its section have equal lengths, or if it is the last line
  /// and its own items have.
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
  /// The index of the first item after the lines in `first`.
  private var firstRestItem: Int { first.last?.items.upperBound ?? 0 }

  private var restCount: Int {
    let left = items.count - firstRestItem
    return left <= 0 ? 0 : (left + restColumns.count - 1) / restColumns.count
  }

  /// The distance between the starts of two consecutive computed lines, in points.
  private var restPitch: CGFloat { max(items.rest[axis] + lineSpacing, 0) }

  /// The number of preceding lines that may overlap a line, because of a negative spacing.
  private var overlap: Int {
    guard lineSpacing < 0 else { return 0 }
    // With a pitch of 0, each line overlaps all lines before it.
    guard restPitch > 0 else { return restCount }
    return Int(min((items.rest[axis] / restPitch).rounded(.up), 1e9))
  }

  private var restStart: CGFloat {
    first.last.map { $0.start + max($0.thickness + lineSpacing, 0) } ?? 0
  }

  /// Returns the number of computed lines that begin before a position.
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

/// A line of items: a row in a vertical layout, a column in a horizontal one.
struct FlowLine: Equatable, Sendable {
  /// The indices of the line's items.
  var items: Range<Int>
  /// The position of the line on the main axis, in points from the start of the section's lines.
  var start: CGFloat
  /// The length of the line's longest item on the main axis, in points.
  var thickness: CGFloat
  /// The total length of the items along the line, without spacing, in points.
  var occupied: CGFloat
  /// The spacing between two items of the line, in points.
  var gap: CGFloat = 0
  /// The space before the first item, in points (R-FLOW-4).
  var indent: CGFloat = 0
  /// The number of items in a full line; `nil` if the items have different lengths.
  var columnCount: Int?
  /// The way in which the line distributes its leftover space.
  var fill = Fill.spread

  /// The position where the line ends on the main axis.
  var end: CGFloat { start + thickness }

  /// The ways in which a line distributes its leftover space.
  enum Fill: Sendable {
    /// All leftover space goes between the items.
    case spread
    /// The spacing is that of a full line of equal items.
    case columns
    /// The spacing is the minimum spacing.
    case minimum
    /// The only item is in the middle of the line.
    case middle
  }
}

/// The columns of lines whose items have equal lengths: as many as fit in a full line.
struct FlowColumns: Equatable, Sendable {
  /// The number of items in a full line; at least 1.
  let count: Int
  /// The spacing between two columns, in points (R-FLOW-3).
  let gap: CGFloat
  /// The space before a single column, in points (R-FLOW-4).
  let indent: CGFloat

  /// Computes the columns of items with equal lengths.
  ///
  /// - Parameters:
  ///   - length: The length of an item along its line, in points.
  ///   - spacing: The minimum spacing between two items, in points.
  ///   - space: The length of a line, in points.
  init(of length: CGFloat, spacing: CGFloat, in space: CGFloat) {
    let pitch = length + spacing
    // R-FLOW-1: a line has as many items as fit, and at least one.
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
