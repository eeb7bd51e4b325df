import CollectionLayout
import Foundation
import UIKitLayout

/// The frames of a flow layout's items, computed item by item as an oracle.
@MainActor
struct PlainFlow {
  private(set) var frames: [IndexPath: CGRect] = [:]
  /// The length of the content along the scroll direction, in points.
  private(set) var length: CGFloat = 0
  private let flow: GeneratedFlow
  private let space: CGFloat

  init(_ flow: GeneratedFlow, across breadth: CGFloat) {
    self.flow = flow
    let insets = flow.insets
    space =
      breadth - (flow.isHorizontal ? insets.top + insets.bottom : insets.left + insets.right)
    for section in flow.counts.indices { layOut(section) }
  }

  private func along(_ size: CGSize) -> CGFloat { flow.isHorizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { flow.isHorizontal ? size.height : size.width }

  private mutating func layOut(_ section: Int) {
    let insets = flow.insets
    length += flow.headerLength + (flow.isHorizontal ? insets.left : insets.top)
    let sizes = flow.sizes[section]
    let lines = lines(of: sizes)
    for (index, line) in lines.enumerated() {
      let thickness = line.map { along(sizes[$0]) }.max() ?? 0
      let (gap, indent) = gap(of: line, sizes, isLast: index == lines.count - 1)
      var position = indent + (flow.isHorizontal ? insets.top : insets.left)
      for item in line {
        let size = sizes[item]
        let start = length + (thickness - along(size)) / 2
        let origin =
          flow.isHorizontal ? CGPoint(x: start, y: position) : CGPoint(x: position, y: start)
        frames[IndexPath(item: item, section: section)] = CGRect(origin: origin, size: size)
        position += across(size) + gap
      }
      length += thickness + (index == lines.count - 1 ? 0 : flow.lineSpacing)
    }
    length += flow.isHorizontal ? insets.right : insets.bottom
  }

  private func lines(of sizes: [CGSize]) -> [[Int]] {
    var (lines, taken) = ([[Int]](), CGFloat(0))
    for (item, size) in sizes.enumerated() {
      let needed = taken + flow.itemSpacing + across(size)
      if lines.isEmpty || needed > space + 1e-6 {
        lines.append([item])
        taken = across(size)
      } else {
        lines[lines.count - 1].append(item)
        taken = needed
      }
    }
    return lines
  }

  private func gap(
    of line: [Int],
    _ sizes: [CGSize],
    isLast: Bool
  ) -> (gap: CGFloat, indent: CGFloat) {
    let lengths = line.map { across(sizes[$0]) }
    let areEqual = Set(sizes.map(across)).count == 1 || isLast && Set(lengths).count == 1
    var (count, sum) = (line.count, lengths.reduce(0, +))
    if areEqual {
      // A line of equal items has the spacing of a line that is filled with such items.
      while sum + lengths[0] + CGFloat(count) * flow.itemSpacing <= space + 1e-6 {
        (count, sum) = (count + 1, sum + lengths[0])
      }
    } else if isLast {
      return (flow.itemSpacing, 0)
    }
    let leftOver = max(space - sum, 0)
    return count == 1 ? (flow.itemSpacing, leftOver / 2) : (leftOver / CGFloat(count - 1), 0)
  }
}
