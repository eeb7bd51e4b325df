import Foundation
import Testing

@testable import ViewLayout

/// Tests of the sizes of symbols (R-CTRL-19).
struct SymbolMetricsTests {
  @Test func `a recorded symbol has its recorded size`() {
    let size = SymbolMetrics.size(of: "star", pointSize: 13, scale: 2)
    #expect(size == CGSize(width: 16.5, height: 16))
    #expect(SymbolMetrics.isRecorded("star"))
  }

  @Test func `a symbol size recorded at scale 2 is rounded to whole pixels at scale 3`() {
    let size = SymbolMetrics.size(of: "mic.fill", pointSize: 17, scale: 3)
    #expect(abs(size.width - 52 / 3) < 1e-9)
    #expect(size.height == 20)
  }

  @Test func `an unrecorded symbol in a filled circle has the size of circle.fill`() {
    let circle = SymbolMetrics.size(of: "circle.fill", pointSize: 17, scale: 2)
    #expect(SymbolMetrics.size(of: "b.circle.fill", pointSize: 17, scale: 2) == circle)
    #expect(!SymbolMetrics.isRecorded("b.circle.fill"))
  }

  @Test func `SymbolMetrics.estimate names an unrecorded symbol and is nil for others`() {
    #expect(SymbolMetrics.estimate(of: "star") == nil)
    #expect(SymbolMetrics.estimate(of: "b.circle.fill") == "Size of the symbol b.circle.fill")
  }

  @Test func `a heavier weight makes a symbol larger`() {
    let regular = SymbolMetrics.size(of: "star", pointSize: 13, scale: 2)
    let black = SymbolMetrics.size(of: "star", pointSize: 13, weight: 900, scale: 2)
    #expect(black.width > regular.width)
  }
}
