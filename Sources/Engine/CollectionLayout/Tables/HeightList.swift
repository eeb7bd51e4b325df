import Foundation

/// The heights of vertically adjacent parts, with the position of each.
///
/// While all heights are equal, only that height is stored. Otherwise partial sums (a Fenwick tree)
/// are stored, so that a height is changed and a position is found in O(log *n*).
struct HeightList: Sendable {
  let count: Int
  /// The height of every part, in points, until one is set.
  private let common: CGFloat
  /// The height of each part; empty while all parts have the common height.
  private var heights: [CGFloat] = []
  /// The Fenwick tree, indexed from 1: element *i* is the sum of the heights of the last *k* parts
  /// up to part *i*.
  ///
  /// *k* is the lowest set bit of *i*.
  private var sums: [CGFloat] = []

  /// Creates a list of parts with equal heights.
  init(repeating height: CGFloat, count: Int) {
    (common, self.count) = (height, max(count, 0))
  }

  /// Creates a list of the given heights.
  ///
  /// - Complexity: O(*n*)
  init(_ heights: [CGFloat]) {
    (common, count) = (0, heights.count)
    store(heights)
  }
}

extension HeightList {
  /// The height of a part.
  subscript(index: Int) -> CGFloat { heights.isEmpty ? common : heights[index] }

  var total: CGFloat { start(of: count) }

  /// Returns where a part begins; for `count`, where the last part ends.
  ///
  /// - Complexity: O(log *n*); O(1) while all parts have equal heights.
  func start(of index: Int) -> CGFloat {
    guard !heights.isEmpty else { return CGFloat(index) * common }
    var (sum, rest) = (CGFloat.zero, index)
    while rest > 0 {
      sum += sums[rest]
      rest -= rest & -rest
    }
    return sum
  }

  /// Returns the index of the part at a position: the number of parts that end at or above it.
  ///
  /// - Complexity: O(log *n*); O(1) while all parts have equal heights.
  func index(at place: CGFloat) -> Int {
    guard place >= 0 else { return 0 }
    guard !heights.isEmpty else {
      guard common > 0, place < CGFloat(count) * common else { return count }
      return min(Int(place / common), count)
    }
    var (index, rest) = (0, place)
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      // The parts up to `index` end at or above the position.
      if index + step <= count, sums[index + step] <= rest {
        index += step
        rest -= sums[index]
      }
      step >>= 1
    }
    return index
  }

  /// Changes the height of a part.
  ///
  /// - Complexity: O(log *n*); O(*n*) for the first change, which creates the tree.
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
