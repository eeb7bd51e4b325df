import Foundation
import Testing

@testable import ViewLayout

struct MemoryTests {
  @Test func `forgets everything at once`() {
    var sizes = SizeCache()
    sizes.remember(.zero, for: .zero)
    sizes.discard()
    #expect(sizes.size(for: .zero) == nil)
  }

  @Test func `remembers sixteen sizes and begins anew with the next`() {
    var memory = SizeCache()
    func proposal(_ width: Int) -> ProposedViewSize {
      ProposedViewSize(width: CGFloat(width), height: nil)
    }
    func remember(_ width: Int) {
      memory.remember(CGSize(width: CGFloat(width), height: 1), for: proposal(width))
    }
    for width in 0..<16 { remember(width) }
    #expect((0..<16).allSatisfy { memory.size(for: proposal($0))?.width == CGFloat($0) })
    remember(16)
    #expect((0..<16).allSatisfy { memory.size(for: proposal($0)) == nil })
    #expect(memory.size(for: proposal(16))?.width == 16)
  }

  @Test func `what is no number is one proposal, and nothing is another`() {
    var memory = SizeCache()
    memory.remember(.zero, for: ProposedViewSize(width: .nan, height: nil))
    #expect(memory.size(for: ProposedViewSize(width: -.nan, height: nil)) == .zero)
    #expect(memory.size(for: ProposedViewSize(width: nil, height: nil)) == nil)
    #expect(memory.size(for: ProposedViewSize(width: .nan, height: .nan)) == nil)
  }
}
