/// All combinations of the values of several columns, in which the first column varies slowest.
struct CombinationGrid {
  /// The number of values of each column.
  let counts: [Int]
  /// The difference between the indices of combinations with adjacent values of a column.
  private let strides: [Int]

  init(counts: [Int]) {
    self.counts = counts
    var strides = [Int](repeating: 1, count: counts.count)
    for column in counts.indices.dropLast().reversed() {
      strides[column] = strides[column + 1] * counts[column + 1]
    }
    self.strides = strides
  }
}

extension CombinationGrid {
  /// The number of combinations, which is 1 if there are no columns.
  var count: Int { counts.reduce(1, *) }

  /// Returns the index of a column's value in a combination.
  func place(ofColumn column: Int, in combination: Int) -> Int {
    combination / strides[column] % counts[column]
  }

  /// The combinations of a range of adjacent values of each column.
  struct Box: Hashable {
    /// The ranges of the values' indices, for each column.
    var ranges: [Range<Int>]
  }

  /// The box of all combinations.
  var whole: Box { Box(ranges: counts.map { 0..<$0 }) }

  /// Returns the indices of a box's combinations, in order.
  func combinations(in box: Box) -> [Int] {
    zip(box.ranges, strides).reduce([0]) { found, column in
      found.flatMap { start in column.0.map { start + $0 * column.1 } }
    }
  }
}

extension CombinationGrid {
  /// Divides the combinations into few boxes in each of which all results are the same.
  ///
  /// A box is divided along one column into runs of adjacent values with the same results, and each
  /// run along the other columns. The column to begin with is the one that results in the fewest
  /// boxes, or the first of several.
  ///
  /// - Parameter answers: A number for each combination, which is equal for equal results.
  /// - Returns: The boxes, in the order of the values of the column that is divided first.
  func boxes(of answers: [Int]) -> [Box] {
    var known: [Box: [Box]] = [:]
    return boxes(in: whole, answers, &known)
  }

  // A box can be reached by dividing the columns in any order, so its result is stored.
  private func boxes(in box: Box, _ answers: [Int], _ known: inout [Box: [Box]]) -> [Box] {
    if let boxes = known[box] { return boxes }
    var fewest: [Box]?
    for column in counts.indices where box.ranges[column].count > 1 {
      let runs = runs(ofColumn: column, in: box, answers)
      guard runs.count > 1 else { continue }
      let boxes = runs.flatMap { run -> [Box] in
        var first = box
        // All values of a run have the same results, so only the first one is divided further.
        first.ranges[column] = run.lowerBound..<run.lowerBound + 1
        return self.boxes(in: first, answers, &known).map { box in
          var box = box
          box.ranges[column] = run
          return box
        }
      }
      if boxes.count < fewest?.count ?? .max { fewest = boxes }
    }
    known[box] = fewest ?? [box]
    return fewest ?? [box]
  }

  /// Returns the runs of adjacent values of a column with the same results.
  private func runs(ofColumn column: Int, in box: Box, _ answers: [Int]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var last: [Int]?
    for place in box.ranges[column] {
      var slice = box
      slice.ranges[column] = place..<place + 1
      let own = combinations(in: slice).map { answers[$0] }
      if own == last, let run = runs.popLast() {
        runs.append(run.lowerBound..<place + 1)
      } else {
        runs.append(place..<place + 1)
      }
      last = own
    }
    return runs
  }
}
