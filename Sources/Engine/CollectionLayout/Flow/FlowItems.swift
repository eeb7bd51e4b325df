import Foundation

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
    // R-FLOW-20: the delegate's size stands where nobody has measured.
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
