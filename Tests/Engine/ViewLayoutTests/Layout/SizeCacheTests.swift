import Foundation
import Testing
@testable import ViewLayout

struct AxisSizingTests {
  @Test func `a node that clamps proposals limits them to its minimum and maximum`() {
    var sizing = AxisSizing { $0.map { min(max($0, 20), 90) } ?? 30 }
    sizing.setClamping(true)
    #expect([0, 10, 50, 100, .infinity].map { sizing.length(for: $0) } == [20, 20, 50, 90, 90])
    #expect(sizing.length(for: nil) == 30)
    #expect(sizing.length(for: -1) == nil)
  }

  @Test func `only minimum, ideal and maximum are cached if a node does not clamp proposals`() {
    var sizing = AxisSizing { $0.map { min(max($0 * 2, 20), 90) } ?? 30 }
    sizing.setClamping(false)
    #expect([0, nil, .infinity].map { sizing.length(for: $0) } == [20, 30, 90])
    #expect(sizing.length(for: 15) == nil)
  }

  @Test func `a rigid node has one length for all nonnegative proposals`() {
    var sizing = AxisSizing { _ in 50 }
    sizing.setClamping(false)
    #expect(sizing.length(for: 33) == 50)
    #expect(sizing.length(for: -1) == nil)
  }

  @Test(arguments: [-5, .nan] as [CGFloat])
  func `a node with a negative or NaN minimum does not clamp proposals`(minimum: CGFloat) {
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
  @Test func `removeAll removes the cached sizes`() {
    var sizes = SizeCache()
    sizes.store(.zero, for: .zero)
    sizes.removeAll()
    #expect(sizes.size(for: .zero) == nil)
  }

  @Test func `the cache holds 16 sizes and is emptied before it stores a 17th`() {
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

  @Test func `NaN proposals share a cache entry, which differs from an unspecified one`() {
    var cache = SizeCache()
    cache.store(.zero, for: ProposedViewSize(width: .nan, height: nil))
    #expect(cache.size(for: ProposedViewSize(width: -.nan, height: nil)) == .zero)
    #expect(cache.size(for: ProposedViewSize(width: nil, height: nil)) == nil)
    #expect(cache.size(for: ProposedViewSize(width: .nan, height: .nan)) == nil)
  }
}
