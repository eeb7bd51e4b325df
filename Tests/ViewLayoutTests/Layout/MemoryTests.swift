import Foundation
import Testing

@testable import ViewLayout

struct MemoryTests {
  @Test func `forgets everything at once`() {
    var sizes = SizeMemory()
    sizes.remember(.zero, for: .zero)
    sizes.forget()
    #expect(sizes.size(for: .zero) == nil)
  }

  @Test func `remembers sixteen sizes and forgets the oldest`() {
    var memory = SizeMemory()
    func proposal(_ width: Int) -> ProposedViewSize {
      ProposedViewSize(width: CGFloat(width), height: nil)
    }
    for width in 0..<17 {
      memory.remember(CGSize(width: CGFloat(width), height: 1), for: proposal(width))
    }
    #expect(memory.size(for: proposal(0)) == nil)
    #expect(memory.size(for: proposal(1))?.width == 1)
    #expect(memory.size(for: proposal(16))?.width == 16)
  }
}
