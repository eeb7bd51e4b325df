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

  @Test func `a size that is recorded at 2 pixels per point is whole pixels at 3`() {
    let size = SymbolMetrics.size(of: "mic.fill", pointSize: 17, scale: 3)
    #expect(abs(size.width - 52 / 3) < 1e-9)
    #expect(size.height == 20)
  }

  @Test func `a symbol in a circle has the size of other circles`() {
    let circle = SymbolMetrics.size(of: "circle.fill", pointSize: 17, scale: 2)
    #expect(SymbolMetrics.size(of: "b.circle.fill", pointSize: 17, scale: 2) == circle)
    #expect(!SymbolMetrics.isRecorded("b.circle.fill"))
  }

  @Test func `an image of a symbol without a recording says that its size is an estimate`() {
    #expect(SymbolMetrics.estimate(of: "star") == nil)
    #expect(SymbolMetrics.estimate(of: "b.circle.fill") == "Size of the symbol b.circle.fill")
  }

  @Test func `a heavier weight makes a symbol larger`() {
    let regular = SymbolMetrics.size(of: "star", pointSize: 13, scale: 2)
    let black = SymbolMetrics.size(of: "star", pointSize: 13, weight: 900, scale: 2)
    #expect(black.width > regular.width)
  }
}
