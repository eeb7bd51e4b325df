/// The longest increasing subsequence: as many numbers as can stay in their order.
package enum IncreasingRun {
  /// Which of some numbers, no two of them equal, are part of a longest increasing subsequence.
  ///
  /// Of several, it is one that begins with as great numbers as can be, so that what comes early
  /// is what moves (R-DIFF-6).
  ///
  /// - Parameter numbers: The numbers; `nil` is part of none.
  /// - Returns: Whether each is part of it.
  /// - Complexity: O(*n* log *n*); O(*n*) where nearly all ascend.
  package static func kept(of numbers: [UInt32?]) -> [Bool] {
    // By length: the index of the greatest number that a subsequence of the numbers so far, from
    // the end on, begins with. The greater the length, the smaller is that number.
    var starts: [(number: UInt32, index: Int)] = []
    var nextIndexes = Array(repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated().reversed() {
      guard let number else { continue }
      let length = starts.partitionIndex { $0.number < number }
      if length > 0 { nextIndexes[index] = starts[length - 1].index }
      if length == starts.count {
        starts.append((number, index))
      } else {
        starts[length] = (number, index)
      }
    }
    var kept = Array(repeating: false, count: numbers.count)
    var index = starts.last?.index ?? -1
    while index >= 0 {
      kept[index] = true
      index = nextIndexes[index]
    }
    return kept
  }
}
