import Foundation

/// The sizes of a section's items: of some each its own, of all behind them one.
struct FlowItems: Sendable {
  let count: Int
  /// The sizes of the first items.
  let first: [CGSize]
  /// R-FLOW-19: the size of all others.
  let rest: CGSize
  /// Whether that is a mean, which is shown on pixels.
  let isRestMean: Bool
  /// The items among the first that have the size of the rest because nobody has measured them.
  private let unmeasured: Set<Int>

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
      (first, rest, isRestMean, unmeasured) = ([], size, false, [])
    case .each(let sizes):
      (first, rest, isRestMean, unmeasured) = (sizes, .zero, false, [])
    // R-FLOW-20: the delegate's size stands where nobody has measured.
    case .measured(let sizes):
      first = sizes.enumerated().map { measured[$0.offset] ?? $0.element }
      (rest, isRestMean, unmeasured) = (.zero, false, [])
    case .estimated(let estimate):
      let known = measured.filter { $0.key < count }
      rest = FlowItems.mean(of: known.values) ?? estimate
      isRestMean = !known.isEmpty
      let end = (known.keys.max() ?? -1) + 1
      first = (0..<end).map { [rest] in known[$0] ?? rest }
      unmeasured = Set((0..<end).filter { known[$0] == nil })
    }
  }

  /// The size that an item takes in its line, in points.
  subscript(item: Int) -> CGSize { item < first.count ? first[item] : rest }

  /// The size that an item is shown with: R-FLOW-5.
  func shown(_ item: Int, on pixels: PixelGrid) -> CGSize {
    guard isRestMean, item >= first.count || unmeasured.contains(item) else { return self[item] }
    return CGSize(width: pixels.floor(rest.width), height: pixels.floor(rest.height))
  }

  /// Whether an item has the mean of those that were measured.
  func isMean(_ item: Int) -> Bool {
    isRestMean && (item >= first.count || unmeasured.contains(item))
  }

  private static func mean(of sizes: some Collection<CGSize>) -> CGSize? {
    guard !sizes.isEmpty else { return nil }
    let sum = sizes.reduce(CGSize.zero) {
      CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
    }
    let count = CGFloat(sizes.count)
    return CGSize(width: sum.width / count, height: sum.height / count)
  }
}
