import Foundation
import Testing

@testable import ViewLayout

/// Tests the positions of pinned lines (R-LAZY-5): three sections of 24 + eight rows of 20 + 16 =
/// 200 each.
struct LazyPinningTests {
  private let pinning: LazyPinning

  init() {
    let sections = (0..<3).map { index in
      let start = index * 10
      return LazySection(
        header: start..<(start + 1),
        content: (start + 1)..<(start + 9),
        footer: (start + 9)..<(start + 10)
      )
    }
    let lines = LazyLines(sections: sections, trackCount: 1)
    var lengths = LineLengths(of: lines, estimatedGap: 0, estimatedLength: 20)
    let section = [24] + Array(repeating: CGFloat(20), count: 8) + [16]
    lengths.measure(
      Array(repeating: section, count: 3).joined().map { (gap: 0, length: $0) },
      from: 0
    )
    pinning = LazyPinning(lengths: lengths, lines: lines, sections: sections)
  }

  @Test func `a pinned header starts at the given offset`() {
    #expect(pinning.headers(at: 284) == [10: 284])
  }

  @Test func `the end of its section pushes a pinned header out of view`() {
    #expect(pinning.headers(at: 390) == [10: 376])
  }

  @Test(arguments: [-10, 0, 200, 600, 700] as [CGFloat])
  func `a header keeps its position at its section start and outside all sections`(
    offset: CGFloat
  ) {
    #expect(pinning.headers(at: offset).isEmpty)
  }

  @Test func `a pinned footer ends at the given offset`() {
    #expect(pinning.footers(at: 244) == [19: 228])
  }

  @Test func `a pinned footer does not move before the start of its section`() {
    #expect(pinning.footers(at: 210) == [19: 200])
  }

  @Test(arguments: [400, 600, 700] as [CGFloat])
  func `a footer keeps its position at its section end and after all sections`(offset: CGFloat) {
    #expect(pinning.footers(at: offset).isEmpty)
  }
}
