import Conformance
import Testing

@testable import SpecFormat
import PlumbEngine

/// Compares the alignments of generated lists with those computed from a table of all pairs.
struct SiblingAlignmentTests {
  /// Two lists of numbers, in which a negative line represents `...`.
  struct Lists {
    var lines: [Int] = []
    var nodes: [Int] = []

    init(seed: UInt64, length: Int, differences: Int, hasEllipses: Bool) {
      var generator = SeededGenerator(seed: seed)
      for _ in 0..<length {
        let number = Int.random(in: 0...4, using: &generator)
        switch Int.random(in: 0..<length, using: &generator) {
        case 0..<differences: lines.append(number)
        case differences..<2 * differences: nodes.append(number)
        case 2 * differences..<3 * differences:
          lines.append(number)
          nodes.append(Int.random(in: 0...7, using: &generator))
        case 3 * differences where hasEllipses: lines.append(-1)
        default:
          lines.append(number)
          nodes.append(number)
        }
      }
    }

    /// Returns the cost of a pair: 0 to 3, or the cost of different names.
    func cost(_ line: Int, _ node: Int) -> Int {
      let difference = abs(lines[line] - nodes[node])
      return difference > 3 ? 7 : difference
    }

    func alignment(cost: @escaping (Int, Int) -> Int) -> SiblingAlignment {
      SiblingAlignment(
        lines: lines.indices,
        nodes: nodes.indices,
        isEllipsis: { lines[$0] < 0 },
        cost: cost
      )
    }

    var steps: [SiblingAlignment.Step] { alignment { cost($0, $1) }.steps() }

    var allPairsSteps: [SiblingAlignment.Step] {
      AllPairsAlignment(
        lineCount: lines.count,
        nodeCount: nodes.count,
        isEllipsis: { lines[$0] < 0 },
        cost: { cost($0, $1) }
      ).steps
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>, [false, true])
  func `short lists get the same alignment as from all pairs`(seed: UInt64, hasEllipses: Bool) {
    let length = Int(seed % 40)
    let lists = Lists(
      seed: seed,
      length: length,
      differences: Int(seed % 11),
      hasEllipses: hasEllipses
    )
    #expect(lists.steps == lists.allPairsSteps)
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `200 lines get the same alignment as from all pairs`(seed: UInt64) {
    let lists = Lists(seed: seed, length: 200, differences: 40, hasEllipses: seed % 2 == 0)
    #expect(lists.steps == lists.allPairsSteps)
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `600 lines with 2 differences get the same alignment as from all pairs`(seed: UInt64) {
    let lists = Lists(seed: seed, length: 600, differences: 2, hasEllipses: false)
    #expect(lists.steps == lists.allPairsSteps)
  }

  @Test(arguments: [(500, 0), (500, 3), (4000, 0), (4000, 3)])
  func `aligning a large list compares at most 260 pairs per line or node`(length: Int, gap: Int) {
    var lists = Lists(seed: 1, length: length, differences: length / 5, hasEllipses: false)
    if gap > 0 { lists.lines.removeSubrange(length / 4..<length / 2) }
    var count = 0
    _ = lists.alignment { line, node in
      count += 1
      return lists.cost(line, node)
    }.steps()
    #expect(count <= 260 * (lists.lines.count + lists.nodes.count))
  }

  @Test(arguments: 0..<4 as Range<UInt64>, [false, true])
  func `the alignment of 2,000 siblings contains its lines and nodes in order`(
    seed: UInt64,
    hasEllipses: Bool
  ) {
    let lists = Lists(seed: seed, length: 2000, differences: 500, hasEllipses: hasEllipses)
    var (lines, nodes): ([Int], [Int]) = ([], [])
    for step in lists.steps {
      switch step {
      case .matched(let line, let node):
        lines.append(line)
        nodes.append(node)
      case .missing(let line): lines.append(line)
      case .extra(let node): nodes.append(node)
      }
    }
    #expect(lines == lists.lines.indices.filter { lists.lines[$0] >= 0 })
    #expect(hasEllipses ? nodes == nodes.sorted() : nodes == Array(lists.nodes.indices))
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `600 nodes and equal lines with 5 ellipses give only matched steps`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var lists = Lists(seed: seed, length: 0, differences: 0, hasEllipses: false)
    // With few different values, the nodes before an ellipsis also match some lines after it.
    lists.nodes = (0..<600).map { _ in Int.random(in: 0...1, using: &generator) * 7 }
    lists.lines = lists.nodes
    for place in [500, 420, 300, 120, 0] {
      lists.lines.replaceSubrange(place..<place + 40, with: [-1])
    }
    #expect(
      lists.steps.allSatisfy {
        if case .matched(let line, let node) = $0 { lists.cost(line, node) == 0 } else { false }
      }
    )
    lists.lines[60] = 99
    #expect(lists.alignment { lists.cost($0, $1) }.equalSteps == nil)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `equalSteps is nil unless every line and node of small lists match exactly`(seed: UInt64) {
    let lists = Lists(seed: seed, length: Int(seed % 9), differences: 1, hasEllipses: true)
    let isEqual = lists.allPairsSteps.allSatisfy { step in
      guard case .matched(let line, let node) = step else { return false }
      return lists.cost(line, node) == 0
    }
    let alignment = lists.alignment { lists.cost($0, $1) }
    #expect((alignment.equalSteps != nil) == isEqual)
  }

  @Test func `each of 500 nodes is paired with the most similar of 1,000 lines`() {
    var lists = Lists(seed: 1, length: 0, differences: 0, hasEllipses: false)
    lists.lines = (0..<1000).map { $0 * 7 }
    lists.nodes = (0..<500).map { $0 * 14 + 1 }
    let pairs = lists.steps.compactMap { step -> Int? in
      guard case .matched(let line, let node) = step else { return nil }
      return line - 2 * node
    }
    #expect(pairs == Array(repeating: 0, count: 500))
  }

  @Test func `two lines missing in a large list give exactly two extra nodes`() {
    var lists = Lists(seed: 1, length: 0, differences: 0, hasEllipses: false)
    lists.nodes = Array(0..<1000)
    lists.lines = lists.nodes.map { $0 + ($0 % 2) }
    lists.lines.remove(at: 400)
    lists.lines.remove(at: 10)
    let gaps = lists.steps.filter { if case .extra = $0 { true } else { false } }
    #expect(gaps.count == 2)
  }
}
