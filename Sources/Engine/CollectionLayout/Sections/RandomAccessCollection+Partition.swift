extension RandomAccessCollection where Index == Int {
  /// The first element that meets a condition which every later one meets too.
  ///
  /// - Returns: Its index, or the end where none does.
  /// - Complexity: O(log *n*).
  func partitionIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
