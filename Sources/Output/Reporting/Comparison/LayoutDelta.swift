internal import Conformance
internal import Foundation
internal import Pictures
internal import SpecFormat

/// The kind and the amount of one difference between two layouts.
///
/// Differences with the same cause have equal deltas, regardless of their nodes and positions.
enum LayoutDelta: Hashable {
  /// The distance between two neighbors along either axis changed, in points.
  case gap(Double)
  case position(FrameAxis, Double)
  case size(FrameAxis, Double)
  /// A number of a block without frames changed, by an absolute amount.
  case value(Double)
  /// The engine's answer did not change, but the expectation did.
  case expectation
  /// Lines were added or removed.
  case shape
}

extension LayoutDelta {
  /// The amount of the change, in points; `nil` for changes without an amount.
  var amount: Double? {
    switch self {
    case .gap(let amount), .position(_, let amount), .size(_, let amount), .value(let amount):
      amount
    case .expectation, .shape: nil
    }
  }

  /// Returns a summary for a number of scenarios, such as `31 scenarios moved by +8 on x`.
  func sentence(scenarios count: Int) -> String {
    let subject = "\(count) scenario\(count == 1 ? "" : "s")"
    switch self {
    case .gap(let amount):
      return "\(subject) with gaps between neighbors that \(Self.growthText(amount))"
    case .position(let axis, let amount):
      return "\(subject) moved by \(Self.signed(amount)) on \(axis.rawValue)"
    case .size(let axis, let amount):
      return "\(subject) with a \(axis.sizeName) that \(Self.growthText(amount))"
    case .value(let amount):
      return "\(subject) with values that changed by \(NumberText.text(amount))"
    case .expectation:
      return "\(subject) with changed expectations"
    case .shape:
      return "\(subject) with added or removed lines"
    }
  }

  /// The delta as an item of a list.
  var summary: String {
    switch self {
    case .gap(let amount): "gaps by \(Self.signed(amount))"
    case .position(let axis, let amount): "\(axis.rawValue) by \(Self.signed(amount))"
    case .size(let axis, let amount): "\(axis.sizeName) by \(Self.signed(amount))"
    case .value(let amount): "a value by \(NumberText.text(amount))"
    case .expectation: "expectations"
    case .shape: "lines"
    }
  }

  /// The sort order of equally frequent deltas: those that describe a cause best come first.
  var order: (Int, Double) {
    switch self {
    case .gap(let amount): (0, amount)
    case .position(.x, let amount): (1, amount)
    case .position(.y, let amount): (2, amount)
    case .size(.x, let amount): (3, amount)
    case .size(.y, let amount): (4, amount)
    case .value(let amount): (5, amount)
    case .expectation: (6, 0)
    case .shape: (7, 0)
    }
  }

  private static func growthText(_ amount: Double) -> String {
    (amount < 0 ? "shrank" : "grew") + " by \(NumberText.text(abs(amount)))"
  }

  private static func signed(_ amount: Double) -> String {
    (amount > 0 ? "+" : "") + NumberText.text(amount)
  }
}

/// All differences between the layouts of one scenario.
struct LayoutDeltas {
  private(set) var deltas: Set<LayoutDelta> = []
  /// The number of compared lines, which limits how many times a cause can have taken effect.
  private(set) var lineCount = 0

  /// Collects the deltas of the changes of one scenario.
  init(_ changes: [ExpectationChange]) {
    for change in changes { read(change) }
  }

  /// Collects the deltas of the frames of one layout.
  init(_ frames: [ChangedFrame]) { readFrames(frames) }
}

extension LayoutDeltas {
  /// The maximum difference of equal numbers; reports print three decimals.
  private static let tolerance = 0.002

  private mutating func read(_ change: ExpectationChange) {
    guard let head = change.head, !head.verdict.isError else { return }
    let base = change.linesBefore
    if base.text(of: head.block) == head.actual {
      deltas.insert(.expectation)
    } else if change.lacksValues {
      return
    } else if head.block == FramesFence.name,
      let pairs = ChangedFrame.pairs(base: base, head: head.actualLines)
    {
      lineCount += pairs.count
      readFrames(pairs)
    } else {
      readNumbers(base: base, head: head.actualLines)
    }
  }

  private mutating func readFrames(_ pairs: [ChangedFrame]) {
    var last: [ChangedFrame] = []
    for pair in pairs {
      for axis in [FrameAxis.x, .y] {
        insert(pair.after.origin(axis) - pair.before.origin(axis)) { .position(axis, $0) }
        insert(pair.after.length(axis) - pair.before.length(axis)) { .size(axis, $0) }
      }
      while let deepest = last.last, deepest.depth > pair.depth { last.removeLast() }
      if let neighbour = last.last, neighbour.depth == pair.depth {
        readGap(from: neighbour, to: pair)
        last.removeLast()
      }
      last.append(pair)
    }
  }

  /// Collects the change of the gap between two frames that do not overlap along an axis.
  private mutating func readGap(from first: ChangedFrame, to second: ChangedFrame) {
    func gap(_ first: CGRect, _ second: CGRect, _ axis: FrameAxis) -> Double {
      let forwards = second.origin(axis) - first.origin(axis) - first.length(axis)
      let backwards = first.origin(axis) - second.origin(axis) - second.length(axis)
      return max(forwards, backwards)
    }
    for axis in [FrameAxis.x, .y] {
      let before = gap(first.before, second.before, axis)
      guard before >= -Self.tolerance else { continue }
      insert(gap(first.after, second.after, axis) - before) { .gap($0) }
    }
  }

  /// Collects the changes of the numbers of blocks without frames, compared in order.
  private mutating func readNumbers(base: [ReportedLine], head: [ReportedLine]) {
    let (base, head) = (Self.numbers(base), Self.numbers(head))
    guard base.count == head.count, base != head else {
      deltas.insert(.shape)
      return
    }
    lineCount += base.count
    for (base, head) in zip(base, head) { insert(abs(head - base)) { .value($0) } }
  }

  /// Returns the finite numbers of lines.
  private static func numbers(_ lines: [ReportedLine]) -> [Double] {
    lines.flatMap { $0.values.flatMap(\.numbers) }.filter(\.isFinite)
  }

  private mutating func insert(_ amount: Double, as delta: (Double) -> LayoutDelta) {
    guard amount.isFinite, abs(amount) > Self.tolerance else { return }
    // Differences of rounded numbers vary slightly: 0.999 and 1.001 both stand for 1.
    let coarse = (amount * 100).rounded() / 100
    deltas.insert(delta(coarse))
  }
}

extension LayoutDeltas {
  /// Returns whether a scenario has a delta; a changed value without an axis matches any delta of
  /// the same amount.
  func contains(_ delta: LayoutDelta) -> Bool {
    if deltas.contains(delta) { return true }
    guard let amount = delta.amount else { return false }
    return deltas.allSatisfy { if case .value = $0 { true } else { false } }
      && deltas.contains(.value(abs(amount)))
  }

  /// Whether there are only numeric changes, all of less than one point, as rounding causes.
  var areLessThanPoint: Bool {
    !deltas.isEmpty && deltas.allSatisfy { delta in delta.amount.map { abs($0) < 1 } ?? false }
  }

  /// Returns whether the deltas may result from a delta found elsewhere.
  ///
  /// A cause can show as a fraction of its delta, or as a multiple of at most the number of lines.
  func mayResult(from delta: LayoutDelta) -> Bool {
    guard let unit = delta.amount, unit != 0 else { return false }
    return deltas.contains { delta in
      guard let amount = delta.amount else { return false }
      // Fractions of a half, a third or a quarter, within the rounding of hundredths.
      let twelfths = amount / unit * 12
      let isPart = abs(twelfths - twelfths.rounded()) < 0.2
      return isPart && abs(amount) <= abs(unit) * Double(max(2, lineCount)) + 0.01
    }
  }
}
