import Foundation
import Testing

@testable import ViewLayout

struct MemoryTests {
  @Test func `remembers three lengths beside both ends and forgets the oldest`() {
    var memory = AxisMemory()
    memory.remember(5, for: 0)
    memory.remember(90, for: .infinity)
    for length in [1.0, 2, 3] { memory.remember(length * 10, for: length) }
    #expect(memory.length(for: 1) == 10)
    memory.remember(40, for: 4)
    #expect(memory.length(for: 1) == nil)
    #expect(memory.length(for: 4) == 40)
    #expect(memory.length(for: 3) == 30)
    #expect(memory.length(for: 0) == 5)
    #expect(memory.length(for: .infinity) == 90)
  }

  @Test func `knows what a rigid node answers to anything but nothing`() {
    var memory = AxisMemory()
    memory.remember(50, for: 0)
    #expect(!memory.isRigid)
    memory.remember(50, for: .infinity)
    #expect(memory.isRigid)
    #expect(memory.length(for: 33) == 50)
    #expect(memory.length(for: nil) == nil)
    #expect(memory.length(for: -1) == nil)
  }

  @Test func `tells nothing proposed from zero and infinity`() {
    var memory = AxisMemory()
    memory.remember(10, for: nil)
    #expect(memory.length(for: 0) == nil)
    #expect(memory.length(for: .infinity) == nil)
    #expect(memory.length(for: nil) == 10)
  }

  @Test func `forgets everything at once`() {
    var lengths = AxisMemory()
    lengths.remember(1, for: 1)
    lengths.forget()
    #expect(lengths.length(for: 1) == nil)
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
