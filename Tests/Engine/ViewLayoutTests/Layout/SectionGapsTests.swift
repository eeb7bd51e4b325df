import Foundation
import Testing

@testable import ViewLayout

/// Tests of the gaps between the rows of a list (R-CTRL-6).
struct SectionGapsTests {
  private let gaps = SectionGaps(
    rows: 1,
    aboveFirstRow: 35,
    aboveFirstHeader: 2,
    aboveHeader: 17,
    aboveSection: 18
  )

  @Test func `a list that starts with a row has the gap aboveFirstRow before it`() {
    let section = LazySection(header: 0..<0, content: 0..<2, footer: 2..<2)
    #expect(gaps.gap(beforeSlot: 0, in: section) == 35)
    #expect(gaps.gap(beforeSlot: 1, in: section) == 1)
  }

  @Test func `a list that starts with a header has the gap aboveFirstHeader before it`() {
    let section = LazySection(header: 0..<1, content: 1..<3, footer: 3..<4)
    #expect([0, 1, 2, 3].map { gaps.gap(beforeSlot: $0, in: section) } == [2, 0, 1, 0])
  }

  @Test func `the gap before a later section depends on whether it has a header`() {
    let titled = LazySection(header: 4..<5, content: 5..<6, footer: 6..<6)
    let plain = LazySection(header: 6..<6, content: 6..<8, footer: 8..<8)
    #expect(gaps.gap(beforeSlot: 4, in: titled) == 17)
    #expect(gaps.gap(beforeSlot: 6, in: plain) == 18)
    #expect(gaps.gap(beforeSlot: 6, in: nil) == 0)
  }

  @Test func `belowSection is added to the gap after a section without a footer`() {
    var gaps = gaps
    gaps.belowSection = 5
    let titled = LazySection(header: 4..<5, content: 5..<6, footer: 6..<6)
    #expect(gaps.gap(beforeSlot: 4, in: titled) == 22)
    #expect(gaps.gap(beforeSlot: 4, in: titled, hasFooterAbove: true) == 17)
  }
}
