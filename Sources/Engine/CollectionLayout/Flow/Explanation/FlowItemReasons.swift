import Foundation
internal import LayoutTree
import ViewLayout

/// The reasons for the size of an item of a flow layout and its position in its line.
struct FlowItemReasons {
  let item: Int
  let line: FlowLine
  /// The position of the item along its line, in points.
  let position: CGFloat
  let section: FlowSection
  let arrangement: FlowArrangement

  private var lines: FlowLines { section.lines }
  private var axis: Axis { arrangement.axis }
}

extension FlowItemReasons {
  var size: LayoutReason {
    let size = text(lines.items.shown(item, on: arrangement.pixels))
    switch section.description.sizes {
    case .equal: return LayoutReason("R-FLOW-16", "the layout's item size, \(size)")
    case .each: return LayoutReason("R-FLOW-16", "the delegate returns \(size)")
    case .measured, .estimated:
      if lines.items.isMean(item) {
        return LayoutReason("R-FLOW-19", "the mean of the section's measured items, \(size)")
      }
      return lines.items.isMeasured(item)
        ? LayoutReason("R-FLOW-18", "its cell's preferred size is \(size)")
        : LayoutReason("R-FLOW-20", "it is not measured yet; its estimated size is \(size)")
    }
  }

  var place: LayoutReason {
    let (number, count) = (item - line.items.lowerBound + 1, line.items.count)
    let ordinal =
      count == 1 ? "the only item in its line" : "number \(number) of \(count) in its line"
    var reason = LayoutReason(rule, "\(ordinal); \(sharing)")
    let shift = (line.thickness - lines.items[item][axis]) / 2
    if shift != 0 {
      reason.steps.append(
        "(R-FLOW-6) (\(text(line.thickness)) − \(text(lines.items[item][axis]))) ÷ 2 = "
          + "\(text(shift)) from the edge of its line"
      )
    }
    let frame = section.frame(of: item, in: line, at: position, on: arrangement.pixels)
    let snapped = arrangement.pixels.snapped(frame)
    if abs(frame.minX - snapped.minX) >= 1e-6 || abs(frame.minY - snapped.minY) >= 1e-6 {
      reason.steps.append(
        "(R-FLOW-5) \(text(frame.minX)) \(text(frame.minY)) is rounded to the nearest pixel, "
          + "\(text(snapped.minX)) \(text(snapped.minY))"
      )
    }
    return reason
  }

  private var rule: String {
    switch line.fill {
    case .spread: "R-FLOW-2"
    case .columns, .minimum: "R-FLOW-3"
    case .middle: "R-FLOW-4"
    }
  }

  /// The description of how the line distributes its leftover space.
  private var sharing: String {
    let occupied = text(line.occupied)
    switch line.fill {
    case .spread:
      return "the gap is (\(text(lines.space)) − \(occupied)) ÷ \(line.items.count - 1) = "
        + text(line.gap)
    case .columns:
      let count = line.columnCount ?? line.items.count
      let full = text(lines.items[item][axis.cross] * CGFloat(count))
      return "the gap is that of a full line of \(count), (\(text(lines.space)) − \(full)) ÷ "
        + "\(count - 1) = \(text(line.gap))"
    case .minimum:
      return "the last line of items with different lengths has the minimum gap of "
        + text(line.gap)
    case .middle:
      return
        "it is centered: (\(text(lines.space)) − \(occupied)) ÷ 2 = \(text(line.indent))"
    }
  }

  private func text(_ length: CGFloat) -> String { LengthText.text(length) }
  private func text(_ size: CGSize) -> String { LengthText.text(size) }
}
