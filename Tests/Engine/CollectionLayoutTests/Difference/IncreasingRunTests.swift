import CollectionLayout
import Testing

struct IncreasingRunTests {
  @Test(arguments: [
    ([UInt32?](), [UInt32]()),
    ([1, 2, 3], [1, 2, 3]),
    ([3, 0, 1, 2], [0, 1, 2]),
    ([1, 2, 3, 0], [1, 2, 3]),
    ([0, nil, 5, 1, nil, 2], [0, 1, 2]),
    ([nil, nil], []),
  ])
  func `keeps as many as it can`(numbers: [UInt32?], kept: [UInt32]) {
    #expect(Self.kept(of: numbers) == kept)
  }

  @Test(arguments: [
    ([1, 0], [1]),
    ([2, 1, 0], [2]),
    ([1, 0, 3, 2], [1, 3]),
    ([2, 3, 0, 1], [2, 3]),
  ])
  func `of several it keeps the one that begins with the greatest`(
    numbers: [UInt32?],
    kept: [UInt32]
  ) {
    #expect(Self.kept(of: numbers) == kept)
  }

  private static func kept(of numbers: [UInt32?]) -> [UInt32] {
    zip(numbers, IncreasingRun.kept(of: numbers)).compactMap { $1 ? $0 : nil }
  }
}
