import Foundation

/// The heights of parts that lie below each other, with where each begins.
///
/// As long as all have one height nothing is kept of them but that; else partial sums are, so that
/// a height can change and a place be found without a look at all others.
struct HeightList: Sendable {
  /// How many parts there are.
  let count: Int
  /// The height of every part, in points, until one is set.
  private let common: CGFloat
  /// The height of each part; empty while all have the common one.
  private var heights: [CGFloat] = []
  /// At *i*, from 1: the heights of as many parts up to *i* as *i*'s lowest bit says.
  private var sums: [CGFloat] = []

  /// Makes a list of parts that are equally high.
  init(repeating height: CGFloat, count: Int) {
    (common, self.count) = (height, max(count, 0))
  }

  /// Makes a list of heights.
  ///
  /// - Complexity: O(*n*)
  init(_ heights: [CGFloat]) {
    (common, count) = (0, heights.count)
    store(heights)
  }
}

extension HeightList {
  /// How high a part is.
  subscript(index: Int) -> CGFloat { heights.isEmpty ? common : heights[index] }

  /// How high all parts are together.
  var total: CGFloat { start(of: count) }

  /// Where a part begins, or, of the number of parts, where the last one ends.
  ///
  /// - Complexity: O(log *n*); O(1) while all parts are equally high.
  func start(of index: Int) -> CGFloat {
    guard !heights.isEmpty else { return CGFloat(index) * common }
    var (sum, rest) = (CGFloat.zero, index)
    while rest > 0 {
      sum += sums[rest]
      rest -= rest & -rest
    }
    return sum
  }

  /// How many parts end at a place or above it: the part at the place, or the number of all.
  ///
  /// - Complexity: O(log *n*); O(1) while all parts are equally high.
  func index(at place: CGFloat) -> Int {
    guard place >= 0 else { return 0 }
    guard !heights.isEmpty else {
      guard common > 0, place < CGFloat(count) * common else { return count }
      return min(Int(place / common), count)
    }
    var (index, rest) = (0, place)
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      // The parts up to `index` end at the place or above it.
      if index + step <= count, sums[index + step] <= rest {
        index += step
        rest -= sums[index]
      }
      step >>= 1
    }
    return index
  }

  /// Gives a part another height.
  ///
  /// - Complexity: O(log *n*); O(*n*) for the first one.
  mutating func set(_ height: CGFloat, at index: Int) {
    if heights.isEmpty {
      guard height != common else { return }
      store(Array(repeating: common, count: count))
    }
    let difference = height - heights[index]
    heights[index] = height
    var place = index + 1
    while place <= count {
      sums[place] += difference
      place += place & -place
    }
  }

  private mutating func store(_ heights: [CGFloat]) {
    self.heights = heights
    sums = [0] + heights
    for index in 1..<max(sums.count, 1) {
      let parent = index + (index & -index)
      if parent < sums.count { sums[parent] += sums[index] }
    }
  }
}
