import Foundation
import LayoutValues
import PlumbEngine
import Testing

@testable import CollectionLayout

/// Checks that a list of heights gives the same results as repeated summation.
struct HeightListTests {
  @Test(arguments: [0, 1, 2, 3, 7, 8, 9, 64, 100])
  func `HeightList matches a summation of all heights after each change`(count: Int) {
    var generator = SeededGenerator(seed: LawSetting.seed.number ?? 1)
    // Sums of quarters are exact in any order.
    func height() -> CGFloat { CGFloat(Int.random(in: 0...200, using: &generator)) / 4 }
    var heights = Array(repeating: CGFloat(11), count: count)
    var list = HeightList(repeating: 11, count: count)
    for _ in 0..<30 {
      for index in 0...count {
        #expect(list.start(of: index) == heights.prefix(index).reduce(0, +))
      }
      let place = CGFloat.random(in: -10...max(list.total * 1.2, 1), using: &generator)
      var end: CGFloat = 0
      let expected = heights.prefix { height in
        end += height
        return end <= place
      }.count
      #expect(list.index(at: place) == expected)
      guard count > 0 else { continue }
      let changed = Int.random(in: 0..<count, using: &generator)
      heights[changed] = height()
      list.set(heights[changed], at: changed)
      #expect(list[changed] == heights[changed])
    }
    #expect(HeightList(heights).total == heights.reduce(0, +))
  }

  @Test func `HeightList sums and looks up a billion equal heights exactly`() {
    let list = HeightList(repeating: 50, count: 1_000_000_000)
    #expect(list.total == 50_000_000_000)
    #expect(list.index(at: 25_000_000_049) == 500_000_000)
    #expect(list.index(at: .infinity) == 1_000_000_000)
    #expect(list.index(at: .nan) == 0 || list.index(at: .nan) == 1_000_000_000)
  }
}
