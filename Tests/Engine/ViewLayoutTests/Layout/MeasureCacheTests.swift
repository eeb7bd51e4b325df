import Foundation
import Testing
@testable import ViewLayout

struct AxisSizingTests {
  @Test func `takes any length between the minimum and the maximum`() {
    var sizing = AxisSizing { $0.map { min(max($0, 20), 90) } ?? 30 }
    sizing.setClamping(true)
    #expect([0, 10, 50, 100, .infinity].map { sizing.length(for: $0) } == [20, 20, 50, 90, 90])
    #expect(sizing.length(for: nil) == 30)
    #expect(sizing.length(for: -1) == nil)
  }

  @Test func `knows only three lengths of a node that does not clamp proposals`() {
    var sizing = AxisSizing { $0.map { min(max($0 * 2, 20), 90) } ?? 30 }
    sizing.setClamping(false)
    #expect([0, nil, .infinity].map { sizing.length(for: $0) } == [20, 30, 90])
    #expect(sizing.length(for: 15) == nil)
  }

  @Test func `has one length for every proposal that is not negative if it is rigid`() {
    var sizing = AxisSizing { _ in 50 }
    sizing.setClamping(false)
    #expect(sizing.length(for: 33) == 50)
    #expect(sizing.length(for: -1) == nil)
  }

  @Test(arguments: [-5, .nan] as [CGFloat])
  func `a negative or NaN minimum does not clamp proposals`(minimum: CGFloat) {
    var sizing = AxisSizing { $0 == 0 ? minimum : 10 }
    sizing.setClamping(true)
    #expect(!sizing.clampsProposal)
  }
}

extension AxisSizing {
  fileprivate func length(for proposal: CGFloat?) -> CGFloat? {
    lengths.length(for: proposal, clampsProposal: clampsProposal)
  }
}

struct SizeCacheTests {
  @Test func `removes all sizes`() {
    var sizes = SizeCache()
    sizes.store(.zero, for: .zero)
    sizes.removeAll()
    #expect(sizes.size(for: .zero) == nil)
  }

  @Test func `holds sixteen sizes and is emptied before the next`() {
    var cache = SizeCache()
    func proposal(_ width: Int) -> ProposedViewSize {
      ProposedViewSize(width: CGFloat(width), height: nil)
    }
    func store(_ width: Int) {
      cache.store(CGSize(width: CGFloat(width), height: 1), for: proposal(width))
    }
    for width in 0..<16 { store(width) }
    #expect((0..<16).allSatisfy { cache.size(for: proposal($0))?.width == CGFloat($0) })
    store(16)
    #expect((0..<16).allSatisfy { cache.size(for: proposal($0)) == nil })
    #expect(cache.size(for: proposal(16))?.width == 16)
  }

  @Test func `all NaN lengths are one proposal, and an unspecified length is another`() {
    var cache = SizeCache()
    cache.store(.zero, for: ProposedViewSize(width: .nan, height: nil))
    #expect(cache.size(for: ProposedViewSize(width: -.nan, height: nil)) == .zero)
    #expect(cache.size(for: ProposedViewSize(width: nil, height: nil)) == nil)
    #expect(cache.size(for: ProposedViewSize(width: .nan, height: .nan)) == nil)
  }
}
