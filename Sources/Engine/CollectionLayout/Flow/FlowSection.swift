import Foundation
import ViewLayout

/// The metrics of a section of a flow layout, from the layout or its delegate, in points.
struct FlowDescription: Sendable {
  /// The number of items in the section.
  var count: Int
  /// The insets around the lines, on both axes.
  var insets: FlowInsets
  /// The minimum spacing between two lines.
  var lineSpacing: CGFloat
  /// The minimum spacing between two items of a line.
  var itemSpacing: CGFloat
  /// The length of the header on the main axis; 0 for none.
  var headerLength: CGFloat
  /// The length of the footer on the main axis; 0 for none.
  var footerLength: CGFloat
  var sizes: FlowSizes
}

/// A placed section of a flow layout: a header, lines between insets, and a footer.
struct FlowSection: Sendable {
  let description: FlowDescription
  let lines: FlowLines
  /// The position of the section on the main axis, in points.
  let start: CGFloat

  /// The position of the first line on the main axis (R-FLOW-7).
  var linesStart: CGFloat { start + description.headerLength + description.insets.before }

  /// The position of the footer on the main axis.
  var footerStart: CGFloat { linesStart + lines.length + description.insets.after }

  /// The position where the section ends on the main axis.
  var end: CGFloat { max(footerStart + description.footerLength, start) }

  /// The distance by which lines or the footer extend beyond the section, in points.
  var reach: CGFloat {
    max(start - min(linesStart, footerStart), linesStart + lines.length - end, 0)
  }

  /// Returns the frame of a header or footer before mirroring, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - edge: The header or the footer.
  ///   - axis: The axis along which sections follow each other.
  ///   - breadth: The length of the content on the cross axis, in points.
  /// - Returns: The frame, in points; `nil` if there is none.
  func frame(of edge: FlowEdge, along axis: Axis, across breadth: CGFloat) -> CGRect? {
    let (position, length) =
      edge == .header ? (start, description.headerLength) : (footerStart, description.footerLength)
    guard length > 0 else { return nil }
    return CGRect(
      origin: CGPoint(position, along: axis, across: 0),
      size: CGSize(length, along: axis, across: breadth)
    )
  }

  /// Returns the frame of an item before mirroring.
  ///
  /// - Parameters:
  ///   - item: The index of the item.
  ///   - line: The line that contains the item.
  ///   - position: The position of the item along its line.
  ///   - pixels: The grid to which a mean size is rounded down.
  /// - Returns: The frame, in points.
  func frame(of item: Int, in line: FlowLine, at position: CGFloat, on pixels: PixelGrid) -> CGRect
  {
    let axis = lines.axis
    // R-FLOW-6: an item shorter than the thickness of its line is centered in it.
    let shift = (line.thickness - lines.items[item][axis]) / 2
    let origin = CGPoint(
      linesStart + line.start + shift,
      along: axis,
      across: description.insets.leading + position
    )
    return CGRect(origin: origin, size: lines.items.shown(item, on: pixels))
  }
}

/// The sizes of a section's items: individual sizes for the first ones, and one size for all
/// others.
struct FlowItems: Sendable {
  let count: Int
  let first: [CGSize]
  /// The size of every item after those with individual sizes, in points.
  let rest: CGSize
  /// Whether `rest` is the mean of measured sizes, which is rounded to pixels when it is shown.
  let isRestMean: Bool
  /// The measured sizes, by item.
  private let measured: [Int: CGSize]

  /// Combines known and measured sizes.
  ///
  /// - Parameters:
  ///   - sizes: The sizes before any measurement.
  ///   - count: The number of items.
  ///   - measured: The measured sizes, by item.
  init(_ sizes: FlowSizes, count: Int, measured: [Int: CGSize]) {
    self.count = count
    switch sizes {
    case .equal(let size):
      (first, rest, isRestMean, self.measured) = ([], size, false, [:])
    case .each(let sizes):
      (first, rest, isRestMean, self.measured) = (sizes, .zero, false, [:])
    // R-FLOW-20: the delegate's size applies to items that have not been measured.
    case .measured(let sizes):
      first = sizes.enumerated().map { measured[$0.offset] ?? $0.element }
      (rest, isRestMean, self.measured) = (.zero, false, measured)
    case .estimated(let estimate):
      let known = measured.filter { $0.key < count }
      rest = FlowItems.mean(of: known.values) ?? estimate
      isRestMean = !known.isEmpty
      var first = Array(repeating: rest, count: (known.keys.max() ?? -1) + 1)
      for (item, size) in known { first[item] = size }
      (self.first, self.measured) = (first, known)
    }
  }

  /// The size of an item in its line, in points; items after the first ones have the size `rest`
  /// (R-FLOW-19).
  subscript(item: Int) -> CGSize { item < first.count ? first[item] : rest }

  /// Returns the size with which an item is shown (R-FLOW-5).
  func shown(_ item: Int, on pixels: PixelGrid) -> CGSize {
    guard isMean(item) else { return self[item] }
    return CGSize(width: pixels.floor(rest.width), height: pixels.floor(rest.height))
  }

  /// Returns whether the size of an item is the mean of the measured sizes.
  func isMean(_ item: Int) -> Bool { isRestMean && measured[item] == nil }

  func isMeasured(_ item: Int) -> Bool { measured[item] != nil }

  private static func mean(of sizes: some Collection<CGSize>) -> CGSize? {
    guard !sizes.isEmpty else { return nil }
    let sum = sizes.reduce(CGSize.zero) {
      CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
    }
    let count = CGFloat(sizes.count)
    return CGSize(width: sum.width / count, height: sum.height / count)
  }
}

/// The source of the sizes of a section's items.
enum FlowSizes: Sendable {
  /// All items have one size, and are not measured.
  case equal(CGSize)
  /// Each item has the size that the delegate returns.
  case each([CGSize])
  /// Items are measured.
  ///
  /// Those not yet measured have the mean of the measured sizes, or this size if there are none.
  case estimated(CGSize)
  /// Items are measured; those not yet measured have the size that the delegate returns.
  case measured(insteadOf: [CGSize])
}

/// The insets around a section's lines, in points.
struct FlowInsets: Equatable, Sendable {
  /// The inset before the lines on the main axis.
  var before: CGFloat = 0
  /// The inset after the lines on the main axis.
  var after: CGFloat = 0
  /// The inset at the start of each line.
  var leading: CGFloat = 0
  /// The inset at the end of each line.
  var trailing: CGFloat = 0
}
