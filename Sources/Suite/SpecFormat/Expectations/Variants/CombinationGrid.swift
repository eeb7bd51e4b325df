/// The combinations of the values of some columns, one value of each, the first column's slowest.
struct CombinationGrid {
  /// How many values each column has.
  let counts: [Int]
  /// How far it is from a combination to the one with a column's next value.
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
  /// How many combinations there are; one of no columns at all.
  var count: Int { counts.reduce(1, *) }

  /// The place of the value that a combination has of a column.
  func place(ofColumn column: Int, in combination: Int) -> Int {
    combination / strides[column] % counts[column]
  }

  /// The combinations of values that are next to each other in each column.
  struct Box: Hashable {
    /// The places of the values, for each column.
    var ranges: [Range<Int>]
  }

  /// Every combination.
  var whole: Box { Box(ranges: counts.map { 0..<$0 }) }

  /// The combinations of a box, in order.
  func combinations(in box: Box) -> [Int] {
    zip(box.ranges, strides).reduce([0]) { found, column in
      found.flatMap { start in column.0.map { start + $0 * column.1 } }
    }
  }
}

extension CombinationGrid {
  /// Divides the combinations into as few boxes as can be found in which all have the same answer.
  ///
  /// A box is divided along one column into runs of neighbours that have the same answers, and
  /// these along the others; of the columns to begin with, the one that makes the fewest boxes is
  /// taken, the first of several.
  ///
  /// - Parameter answers: A number for each combination, the same for the same answer.
  /// - Returns: The boxes, in the order of the values of the column that was divided first.
  func boxes(of answers: [Int]) -> [Box] {
    var known: [Box: [Box]] = [:]
    return boxes(in: whole, answers, &known)
  }

  // Each box is reached along its columns in any order, and divided once.
  private func boxes(in box: Box, _ answers: [Int], _ known: inout [Box: [Box]]) -> [Box] {
    if let boxes = known[box] { return boxes }
    var fewest: [Box]?
    for column in counts.indices where box.ranges[column].count > 1 {
      let runs = runs(ofColumn: column, in: box, answers)
      guard runs.count > 1 else { continue }
      let boxes = runs.flatMap { run -> [Box] in
        var first = box
        // All values of a run have the same answers: the first one's stand for them.
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

  /// The values of a column that are next to each other and have the same answers.
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
