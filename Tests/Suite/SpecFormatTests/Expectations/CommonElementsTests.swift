import Conformance
import Testing

@testable import SpecFormat
import PlumbEngine

/// Tests the common elements of two lists.
struct CommonElementsTests {
  private static func lists(seed: UInt64, length: Int, values: Int) -> (old: [Int], new: [Int]) {
    var generator = SeededGenerator(seed: seed)
    let old = (0..<length).map { _ in Int.random(in: 0..<values, using: &generator) }
    var new = old
    for _ in 0..<length / 4 {
      let place = Int.random(in: 0...new.count, using: &generator)
      if Bool.random(using: &generator), place < new.count {
        new.remove(at: place)
      } else {
        new.insert(Int.random(in: 0..<values, using: &generator), at: place)
      }
    }
    return (old, new)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `pairs of small lists are the elements that difference(from:) keeps`(seed: UInt64) {
    let (old, new) = Self.lists(seed: seed, length: Int(seed), values: 5 + Int(seed) * 2)
    let pairs = CommonElements(old: old, new: new).pairs
    let difference = new.difference(from: old)
    #expect(old.count - pairs.count == difference.removals.count)
    #expect(new.count - pairs.count == difference.insertions.count)
    var kept = old
    for change in difference.removals.reversed() {
      if case .remove(let offset, _, _) = change { kept.remove(at: offset) }
    }
    #expect(pairs.map { old[$0.old] } == kept)
  }

  @Test(arguments: [(2000, 8), (2000, 4000)])
  func `pairs of large lists join equal elements, at ascending indices`(length: Int, values: Int) {
    let (old, new) = Self.lists(seed: 1, length: length, values: values)
    let pairs = CommonElements(old: old, new: new).pairs
    #expect(pairs.allSatisfy { old[$0.old] == new[$0.new] })
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new })
  }

  @Test func `large lists with few differences pair all their common elements`() {
    let old = Array(0..<3000)
    var new = old
    new.removeSubrange(700..<900)
    new.insert(contentsOf: [-1, -2, 5, 5], at: 2000)
    #expect(CommonElements(old: old, new: new).pairs.count == 2800)
  }

  @Test func `large lists without common elements need fewer than 80,000 comparisons`() {
    let old = (0..<2000).map { CountedElement(number: $0) }
    let new = (0..<2000).map { CountedElement(number: -1 - $0) }
    let count = CountedElement.Counter()
    CountedElement.$counter.withValue(count) {
      #expect(CommonElements(old: old, new: new).pairs.isEmpty)
    }
    #expect(count.comparisons < 20 * 4000)
  }
}

/// A number that counts its comparisons.
private struct CountedElement: Hashable {
  final class Counter: @unchecked Sendable {
    var comparisons = 0
  }

  @TaskLocal static var counter: Counter?

  var number: Int

  static func == (first: CountedElement, second: CountedElement) -> Bool {
    counter?.comparisons += 1
    return first.number == second.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
