import Testing

@testable import SpecFormat

struct CombinationGridTests {
  @Test func `the values of the first column vary slowest`() {
    let grid = CombinationGrid(counts: [2, 3])
    #expect(grid.count == 6)
    #expect((0..<6).map { grid.place(ofColumn: 0, in: $0) } == [0, 0, 0, 1, 1, 1])
    #expect((0..<6).map { grid.place(ofColumn: 1, in: $0) } == [0, 1, 2, 0, 1, 2])
    #expect(CombinationGrid(counts: []).count == 1)
  }

  @Test(
    arguments: [
      // All values are equal.
      ([2, 3], [0, 0, 0, 0, 0, 0], [[0..<2, 0..<3]]),
      // Only the second column affects the value.
      ([2, 3], [0, 0, 1, 0, 0, 1], [[0..<2, 0..<2], [0..<2, 2..<3]]),
      // Only the first column affects the value.
      ([2, 3], [0, 0, 0, 1, 1, 1], [[0..<1, 0..<3], [1..<2, 0..<3]]),
      // One combination differs. Splitting by either column first results in three boxes, so the
      // first column is used.
      ([2, 2], [0, 0, 0, 1], [[0..<1, 0..<2], [1..<2, 0..<1], [1..<2, 1..<2]]),
      // Equal values that are not adjacent are not merged.
      ([3], [0, 1, 0], [[0..<1], [1..<2], [2..<3]]),
      ([], [0], [[]]),
    ] as [([Int], [Int], [[Range<Int>]])]
  )
  func `boxes(of:) merges adjacent combinations with equal results`(
    counts: [Int],
    answers: [Int],
    expected: [[Range<Int>]]
  ) {
    #expect(CombinationGrid(counts: counts).boxes(of: answers).map(\.ranges) == expected)
  }

  @Test func `boxes(of:) divides first along the column that results in the fewest boxes`() {
    // The rows are 0 0 1 / 1 1 1 / 0 0 1. For the last value of the second column, all values
    // are 1.
    let grid = CombinationGrid(counts: [3, 3])
    let boxes = grid.boxes(of: [0, 0, 1, 1, 1, 1, 0, 0, 1])
    #expect(
      boxes.map(\.ranges) == [
        [0..<1, 0..<2], [1..<2, 0..<2], [2..<3, 0..<2], [0..<3, 2..<3],
      ]
    )
  }
}
