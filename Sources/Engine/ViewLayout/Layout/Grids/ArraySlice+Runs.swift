extension ArraySlice {
  /// The longest stretches of neighbours that are all alike, in order.
  ///
  /// - Complexity: O(*n*).
  func runs(of areAlike: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var runs: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices.dropFirst() where !areAlike(self[index - 1], self[index]) {
      runs.append(self[start..<index])
      start = index
    }
    if start < endIndex { runs.append(self[start...]) }
    return runs
  }
}
