import Foundation
import ViewLayout

/// The numbers of one section of a flow layout, as the layout or its delegate says them, in points.
struct FlowDescription: Sendable {
  /// How many items there are.
  var count: Int
  /// The room around the lines: before and behind them along the layout, at both ends across it.
  var insets: FlowInsets
  /// The least room between two lines.
  var lineSpacing: CGFloat
  /// The least room between two items of a line.
  var itemSpacing: CGFloat
  /// How long the header is along the layout; 0 for none.
  var headerLength: CGFloat
  /// How long the footer is along the layout; 0 for none.
  var footerLength: CGFloat
  var sizes: FlowSizes
}

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

/// The sizes of a section's items: of some each its own, of all behind them one.
struct FlowItems: Sendable {
  let count: Int
  /// The sizes of the first items.
  let first: [CGSize]
  /// The size of all others.
  let rest: CGSize
  /// Whether that is a mean, which is shown on pixels.
  let isRestMean: Bool
  /// What was measured, by the item.
  private let measured: [Int: CGSize]

  /// Gathers the sizes.
  ///
  /// - Parameters:
  ///   - sizes: What is known before anything is measured.
  ///   - count: How many items there are.
  ///   - measured: What was measured, by the item.
  init(_ sizes: FlowSizes, count: Int, measured: [Int: CGSize]) {
    self.count = count
    switch sizes {
    case .equal(let size):
      (first, rest, isRestMean, self.measured) = ([], size, false, [:])
    case .each(let sizes):
      (first, rest, isRestMean, self.measured) = (sizes, .zero, false, [:])
    // R-FLOW-20: the delegate's size applies to items that were not measured.
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

  /// The size that an item takes in its line, in points; R-FLOW-19: one behind the first ones.
  subscript(item: Int) -> CGSize { item < first.count ? first[item] : rest }

  /// The size that an item is shown with: R-FLOW-5.
  func shown(_ item: Int, on pixels: PixelGrid) -> CGSize {
    guard isMean(item) else { return self[item] }
    return CGSize(width: pixels.floor(rest.width), height: pixels.floor(rest.height))
  }

  /// Whether an item has the mean of those that were measured.
  func isMean(_ item: Int) -> Bool { isRestMean && measured[item] == nil }

  /// Whether an item was measured.
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

/// Where the sizes of a section's items come from.
enum FlowSizes: Sendable {
  /// All are of one size, which is not measured.
  case equal(CGSize)
  /// Each has a size of its own, which the delegate says.
  case each([CGSize])
  /// They are measured; those that are not take the mean of those that are, and this size as long
  /// as none is.
  case estimated(CGSize)
  /// They are measured; those that are not have the size that the delegate says.
  case measured(insteadOf: [CGSize])
}

/// Room around a section's lines, in points.
struct FlowInsets: Equatable, Sendable {
  /// Along the layout, before the lines.
  var before: CGFloat = 0
  /// Along the layout, behind them.
  var after: CGFloat = 0
  /// Across the layout, where the lines begin.
  var leading: CGFloat = 0
  /// Across the layout, where they end.
  var trailing: CGFloat = 0
}
