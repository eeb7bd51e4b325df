import Foundation
import Testing

@testable import ViewLayout

/// Tests the measured and estimated line lengths of a lazy container against results derived by
/// hand (R-LAZY-4).
struct LineLengthsTests {
  private func lengths(count: Int, gap: CGFloat = 0, estimate: CGFloat = 0) -> LineLengths {
    let lines = LazyLines(sections: [LazySection(rows: 0..<count)], trackCount: 1)
    return LineLengths(of: lines, estimatedGap: gap, estimatedLength: estimate)
  }

  @Test func `lines have the estimated length and gap before any measurement`() {
    let lengths = lengths(count: 10, gap: 2, estimate: 10)
    #expect(!lengths.isKnown)
    #expect(lengths.offset(of: 1) == 10)
    #expect(lengths.offset(of: 2) == 22)
    #expect(lengths.total == 118)
  }

  @Test func `unmeasured lines have the average length and gap of the measured lines`() {
    var lengths = lengths(count: 10, gap: 8)
    lengths.measure([(gap: 0, length: 20), (gap: 8, length: 40)], from: 0)
    #expect(lengths.offset(of: 2) == 68)
    #expect(lengths.offset(of: 3) == 106)
    #expect(lengths.gap(before: 5) == 8)
    #expect(lengths.total == 372)
  }

  @Test func `unmeasured lines before a measured line have the average length`() {
    var lengths = lengths(count: 10)
    lengths.measure([(gap: 0, length: 30)], from: 4)
    #expect(lengths.offset(of: 4) == 120)
    #expect(lengths.total == 300)
  }

  @Test func `measuring a line again replaces its length`() {
    var lengths = lengths(count: 4)
    lengths.measure([(gap: 0, length: 20), (gap: 0, length: 20), (gap: 0, length: 20)], from: 0)
    lengths.measure([(gap: 0, length: 50)], from: 1)
    #expect((0...4).map(lengths.offset(of:)) == [0, 20, 70, 90, 120])
  }

  @Test func `a header is estimated from headers, a footer from content if none is measured`() {
    let sections = [
      LazySection(header: 0..<1, content: 1..<5, footer: 5..<6),
      LazySection(header: 6..<7, content: 7..<11, footer: 11..<12),
    ]
    let lines = LazyLines(sections: sections, trackCount: 1)
    var lengths = LineLengths(of: lines, estimatedGap: 0, estimatedLength: 0)
    lengths.measure([(gap: 0, length: 24), (gap: 0, length: 20)], from: 0)
    // No footer has been measured, so it is estimated like a line of content.
    #expect(lengths.total == 248)
  }

  @Test(arguments: [(0, 0), (39, 1), (40, 2), (199, 9), (200, 10)])
  func `firstLine returns the first line that ends after the offset`(offset: CGFloat, line: Int) {
    let lengths = lengths(count: 10, estimate: 20)
    #expect(lengths.firstLine(endingAfter: offset) == line)
  }

  @Test func `measured lengths are kept when lines are appended`() {
    var lengths = lengths(count: 10)
    lengths.measure([(gap: 0, length: 100), (gap: 0, length: 20)], from: 0)
    let kept = lengths.retained(in: [LazySection(rows: 0..<20)])
    #expect(kept.offset(of: 1) == 100)
    #expect(kept.total == 1200)
  }

  @Test func `measured lengths of the remaining lines are kept when a line is removed`() {
    var lengths = lengths(count: 3)
    lengths.measure([(gap: 0, length: 100), (gap: 0, length: 20), (gap: 0, length: 30)], from: 0)
    #expect(lengths.retained(in: [LazySection(rows: 0..<2)]).total == 120)
  }
}
