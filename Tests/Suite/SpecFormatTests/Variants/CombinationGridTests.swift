import Testing

@testable import SpecFormat

struct CombinationGridTests {
  @Test func `the first column's values change slowest`() {
    let grid = CombinationGrid(counts: [2, 3])
    #expect(grid.count == 6)
    #expect((0..<6).map { grid.place(ofColumn: 0, in: $0) } == [0, 0, 0, 1, 1, 1])
    #expect((0..<6).map { grid.place(ofColumn: 1, in: $0) } == [0, 1, 2, 0, 1, 2])
    #expect(CombinationGrid(counts: []).count == 1)
  }

  @Test(
    arguments: [
      // All the same.
      ([2, 3], [0, 0, 0, 0, 0, 0], [[0..<2, 0..<3]]),
      // The second column alone decides.
      ([2, 3], [0, 0, 1, 0, 0, 1], [[0..<2, 0..<2], [0..<2, 2..<3]]),
      // The first one does.
      ([2, 3], [0, 0, 0, 1, 1, 1], [[0..<1, 0..<3], [1..<2, 0..<3]]),
      // One combination differs: either column first makes three boxes, so the first does.
      ([2, 2], [0, 0, 0, 1], [[0..<1, 0..<2], [1..<2, 0..<1], [1..<2, 1..<2]]),
      // Values that agree and are no neighbours stay apart.
      ([3], [0, 1, 0], [[0..<1], [1..<2], [2..<3]]),
      ([], [0], [[]]),
    ] as [([Int], [Int], [[Range<Int>]])]
  )
  func `neighbours that agree are one`(
    counts: [Int],
    answers: [Int],
    expected: [[Range<Int>]]
  ) {
    #expect(CombinationGrid(counts: counts).boxes(of: answers).map(\.ranges) == expected)
  }

  @Test func `the column that makes fewer boxes is divided first`() {
    // By rows: 0 0 1 / 1 1 1 / 0 0 1. The second column's last value is 1 throughout.
    let grid = CombinationGrid(counts: [3, 3])
    let boxes = grid.boxes(of: [0, 0, 1, 1, 1, 1, 0, 0, 1])
    #expect(
      boxes.map(\.ranges) == [
        [0..<1, 0..<2], [1..<2, 0..<2], [2..<3, 0..<2], [0..<3, 2..<3],
      ]
    )
  }
}
