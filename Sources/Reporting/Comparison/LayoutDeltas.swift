internal import Conformance
internal import Foundation
internal import SpecFormat

/// Every way in which the layouts of one scenario are not what they were.
struct LayoutDeltas {
  private(set) var deltas: Set<LayoutDelta> = []
  /// How many lines were compared: what a cause did once, it can have done as often.
  private(set) var lineCount = 0

  /// Reads the deltas off the changes of one scenario.
  init(_ changes: [ExpectationChange]) {
    for change in changes { read(change) }
  }
}

extension LayoutDeltas {
  /// How far numbers may lie apart and still be one; reports print three decimals.
  private static let tolerance = 0.002

  private mutating func read(_ change: ExpectationChange) {
    guard let head = change.head else { return }
    guard !head.verdict.isError else {
      deltas.insert(.end(head.verdict))
      return
    }
    // What the engine did before, or where nobody knows, what was expected of it.
    let before = change.base?.actual ?? ""
    let base = before.isEmpty ? head.expected : before
    if base == head.actual {
      deltas.insert(.expectation)
    } else if let pairs = ComparedFrame.pairs(base: base, head: head.actual),
      head.block == ExpectationKind.frames.rawValue
    {
      lineCount += pairs.count
      readFrames(pairs)
    } else {
      readValues(base: base, head: head.actual)
    }
  }

  private mutating func readFrames(_ pairs: [ComparedFrame]) {
    var last: [ComparedFrame] = []
    for pair in pairs {
      for axis in [FrameAxis.x, .y] {
        insert(pair.head.origin(axis) - pair.base.origin(axis)) { .position(axis, $0) }
        insert(pair.head.length(axis) - pair.base.length(axis)) { .size(axis, $0) }
      }
      last.removeAll { $0.depth > pair.depth }
      if let neighbour = last.last, neighbour.depth == pair.depth {
        readGap(from: neighbour, to: pair)
        last.removeLast()
      }
      last.append(pair)
    }
  }

  /// A gap is between what does not overlap along an axis.
  private mutating func readGap(from first: ComparedFrame, to second: ComparedFrame) {
    func gap(_ first: FrameBox, _ second: FrameBox, _ axis: FrameAxis) -> Double {
      let forwards = second.origin(axis) - first.origin(axis) - first.length(axis)
      let backwards = first.origin(axis) - second.origin(axis) - second.length(axis)
      return max(forwards, backwards)
    }
    for axis in [FrameAxis.x, .y] {
      let before = gap(first.base, second.base, axis)
      guard before >= -Self.tolerance else { continue }
      insert(gap(first.head, second.head, axis) - before) { .gap($0) }
    }
  }

  /// The numbers of blocks that are no frames, in the order they stand.
  private mutating func readValues(base: String, head: String) {
    let base = base.matches(of: /-?\d+(\.\d+)?/).map { Double($0.output.0) ?? 0 }
    let head = head.matches(of: /-?\d+(\.\d+)?/).map { Double($0.output.0) ?? 0 }
    guard base.count == head.count, base != head else {
      deltas.insert(.shape)
      return
    }
    lineCount += base.count
    for (base, head) in zip(base, head) { insert(abs(head - base)) { .value($0) } }
  }

  private mutating func insert(_ amount: Double, as delta: (Double) -> LayoutDelta) {
    guard amount.isFinite, abs(amount) > Self.tolerance else { return }
    // Sums of rounded numbers: 0.999 and 1.001 are both 1.
    let coarse = (amount * 100).rounded() / 100
    deltas.insert(delta(coarse))
  }
}
