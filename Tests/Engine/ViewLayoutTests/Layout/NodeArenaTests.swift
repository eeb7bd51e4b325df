import Foundation
import Testing

@testable import ViewLayout

struct NodeArenaTests {
  @Test func `pieces lie one behind the other, and none over another`() {
    let arena = NodeArena()
    let pieces = (0..<10_000).map { (arena.allocate($0 % 300 + 1), $0 % 300 + 1) }
    let ordered = pieces.sorted { $0.0 < $1.0 }
    for (piece, next) in zip(ordered, ordered.dropFirst()) { #expect(piece.0 + piece.1 <= next.0) }
    let neighbours = zip(pieces, pieces.dropFirst()).filter { $0.0 < $1.0 && $1.0 - $0.0 <= 320 }
    #expect(neighbours.count > 9_500)
    #expect(pieces.allSatisfy { Int(bitPattern: $0.0) % 16 == 0 })
  }

  @Test func `a piece that was given back is for the next one of its length`() {
    let arena = NodeArena()
    let (first, second) = (arena.allocate(100), arena.allocate(200))
    arena.deallocate(first, 100)
    arena.deallocate(second, 200)
    #expect(arena.allocate(300) != second)
    #expect(arena.allocate(200) == second)
    #expect(arena.allocate(100) == first)
    #expect(arena.allocate(100) != first)
  }

  @Test func `a piece may be longer than any chunk`() {
    let arena = NodeArena()
    let piece = arena.allocate(1 << 20)
    piece.storeBytes(of: 1, toByteOffset: (1 << 20) - 1, as: UInt8.self)
    #expect(piece.load(fromByteOffset: (1 << 20) - 1, as: UInt8.self) == 1)
  }

  @MainActor
  @Test func `nodes that come and go take no more memory`() {
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
