import Foundation
import Testing

@testable import ViewLayout

struct NodeArenaTests {
  @Test func `allocations do not overlap, are 16-byte aligned and mostly contiguous`() {
    let arena = NodeArena()
    let blocks = (0..<10_000).map { (arena.allocate($0 % 300 + 1), $0 % 300 + 1) }
    let ordered = blocks.sorted { $0.0 < $1.0 }
    for (block, next) in zip(ordered, ordered.dropFirst()) { #expect(block.0 + block.1 <= next.0) }
    let neighbors = zip(blocks, blocks.dropFirst()).filter { $0.0 < $1.0 && $1.0 - $0.0 <= 320 }
    #expect(neighbors.count > 9_500)
    #expect(blocks.allSatisfy { Int(bitPattern: $0.0) % 16 == 0 })
  }

  @Test func `a deallocated block is reused for the next allocation of its size`() {
    let arena = NodeArena()
    let (first, second) = (arena.allocate(100), arena.allocate(200))
    arena.deallocate(first, 100)
    arena.deallocate(second, 200)
    #expect(arena.allocate(300) != second)
    #expect(arena.allocate(200) == second)
    #expect(arena.allocate(100) == first)
    #expect(arena.allocate(100) != first)
  }

  @Test func `an allocation may be larger than a chunk`() {
    let arena = NodeArena()
    let block = arena.allocate(1 << 20)
    block.storeBytes(of: 1, toByteOffset: (1 << 20) - 1, as: UInt8.self)
    #expect(block.load(fromByteOffset: (1 << 20) - 1, as: UInt8.self) == 1)
  }

  @MainActor
  @Test func `1,000 nodes, each released before the next, use at most 2 addresses`() {
    let session = LayoutSession()
    let before = LayoutNode(SpacerRule(), session: session)
    var places = Set<UnsafeMutableRawPointer>()
    for _ in 0..<1_000 {
      let node = LayoutNode(Padding(insets: EdgeInsets()), session: session)
      node.adopt([LayoutNode(SpacerRule(), session: session)])
      places.insert(UnsafeMutableRawPointer(node.pointer.record))
    }
    #expect(places.count <= 2)
    #expect(before.children.isEmpty)
  }
}
