import Foundation
import ViewLayout

/// A section of a flow layout in its place: a header, lines between insets, a footer.
struct FlowSection: Sendable {
  let description: FlowDescription
  let lines: FlowLines
  /// Where it begins along the layout, in points.
  let start: CGFloat

  /// R-FLOW-7: where its lines begin along the layout.
  var linesStart: CGFloat { start + description.headerLength + description.insets.before }

  /// Where its footer begins.
  var footerStart: CGFloat { linesStart + lines.length + description.insets.after }

  /// Where it ends.
  var end: CGFloat { max(footerStart + description.footerLength, start) }

  /// How far its lines or its footer lie before or behind it, in points.
  var reach: CGFloat {
    max(start - min(linesStart, footerStart), linesStart + lines.length - end, 0)
  }

  /// Where a header or a footer is, in reading direction; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - edge: Which of them.
  ///   - axis: Along which sections follow each other.
  ///   - breadth: How much room there is across, in points.
  /// - Returns: In points of the content; `nil` where there is none.
  func frame(of edge: FlowEdge, along axis: Axis, across breadth: CGFloat) -> CGRect? {
    let (position, length) =
      edge == .header ? (start, description.headerLength) : (footerStart, description.footerLength)
    guard length > 0 else { return nil }
    return CGRect(
      origin: CGPoint(position, along: axis, across: 0),
      size: CGSize(length, along: axis, across: breadth)
    )
  }

  /// Where an item of a line is, in reading direction.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - line: Its line.
  ///   - position: Where it begins across the layout in its line.
  ///   - pixels: What a mean is rounded down to.
  /// - Returns: In points of the content.
  func frame(of item: Int, in line: FlowLine, at position: CGFloat, on pixels: PixelGrid) -> CGRect
  {
    let axis = lines.axis
    // R-FLOW-6: what is shorter than its line is in the middle of it.
    let shift = (line.thickness - lines.items[item][axis]) / 2
    let origin = CGPoint(
      linesStart + line.start + shift,
      along: axis,
      across: description.insets.leading + position
    )
    return CGRect(origin: origin, size: lines.items.shown(item, on: pixels))
  }
}
