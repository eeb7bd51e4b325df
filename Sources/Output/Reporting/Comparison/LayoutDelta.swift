internal import Conformance
internal import Foundation
internal import Pictures
internal import SpecFormat

/// One way in which a layout is not what it was, rid of everything but what a cause would leave in
/// many layouts alike.
enum LayoutDelta: Hashable {
  /// The distance between two neighbours, along either axis, in points.
  case gap(Double)
  case position(FrameAxis, Double)
  case size(FrameAxis, Double)
  /// A number of a block that has no frames, without its sign.
  case value(Double)
  /// The engine does what it did, and something else is expected of it.
  case expectation
  /// Lines came or went.
  case shape
  /// The scenario came to an end of its own: `crashed`.
  case end(Verdict)
}

extension LayoutDelta {
  /// How much, in points; `nil` where nothing is counted.
  var amount: Double? {
    switch self {
    case .gap(let amount), .position(_, let amount), .size(_, let amount), .value(let amount):
      amount
    case .expectation, .shape, .end: nil
    }
  }

  /// The change of that many scenarios in words: `31 scenarios moved by +8 on x`.
  func sentence(scenarios count: Int) -> String {
    let subject = "\(count) scenario\(count == 1 ? "" : "s")"
    switch self {
    case .gap(let amount):
      return "\(subject) with gaps between neighbors that \(Self.grew(amount))"
    case .position(let axis, let amount):
      return "\(subject) moved by \(Self.signed(amount)) on \(axis.rawValue)"
    case .size(let axis, let amount):
      return "\(subject) with a \(axis.sizeName) that \(Self.grew(amount))"
    case .value(let amount):
      return "\(subject) with values that changed by \(NumberText.text(amount))"
    case .expectation:
      return "\(subject) with changed expectations"
    case .shape:
      return "\(subject) with added or removed lines"
    case .end(let verdict):
      return "\(subject) with the new verdict \(verdict.rawValue)"
    }
  }

  /// The delta alone, as several are listed.
  var words: String {
    switch self {
    case .gap(let amount): "gaps by \(Self.signed(amount))"
    case .position(let axis, let amount): "\(axis.rawValue) by \(Self.signed(amount))"
    case .size(let axis, let amount): "\(axis.sizeName) by \(Self.signed(amount))"
    case .value(let amount): "a value by \(NumberText.text(amount))"
    case .expectation: "expectations"
    case .shape: "lines"
    case .end(let verdict): verdict.rawValue
    }
  }

  /// Of several that say as much, the one that names the cause best comes first.
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
    case .end(let verdict): (8, Double(Verdict.allCases.firstIndex(of: verdict) ?? 0))
    }
  }

  private static func grew(_ amount: Double) -> String {
    (amount < 0 ? "shrank" : "grew") + " by \(NumberText.text(abs(amount)))"
  }

  private static func signed(_ amount: Double) -> String {
    (amount > 0 ? "+" : "") + NumberText.text(amount)
  }
}

/// Every way in which the layouts of one scenario are not what they were.
struct LayoutDeltas {
  private(set) var deltas: Set<LayoutDelta> = []
  /// How many lines were compared: what a cause did once, it can have done as often.
  private(set) var lineCount = 0

  /// Reads the deltas off the changes of one scenario.
  init(_ changes: [ExpectationChange]) {
    for change in changes { read(change) }
  }

  /// Reads the deltas off the frames of one layout.
  init(_ frames: [ChangedFrame]) { readFrames(frames) }
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

  /// A gap is between what does not overlap along an axis.
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

  /// The numbers of blocks that are no frames, in the order they stand.
  private mutating func readNumbers(base: [ReportedLine], head: [ReportedLine]) {
    let (base, head) = (Self.numbers(base), Self.numbers(head))
    guard base.count == head.count, base != head else {
      deltas.insert(.shape)
      return
    }
    lineCount += base.count
    for (base, head) in zip(base, head) { insert(abs(head - base)) { .value($0) } }
  }

  /// The finite numbers that lines state.
  private static func numbers(_ lines: [ReportedLine]) -> [Double] {
    lines.flatMap { $0.values.flatMap(\.numbers) }.filter(\.isFinite)
  }

  private mutating func insert(_ amount: Double, as delta: (Double) -> LayoutDelta) {
    guard amount.isFinite, abs(amount) > Self.tolerance else { return }
    // Sums of rounded numbers: 0.999 and 1.001 are both 1.
    let coarse = (amount * 100).rounded() / 100
    deltas.insert(delta(coarse))
  }
}

extension LayoutDeltas {
  /// Whether a scenario has the delta; one in a number alone has any of that amount.
  func contains(_ delta: LayoutDelta) -> Bool {
    if deltas.contains(delta) { return true }
    guard let amount = delta.amount else { return false }
    return deltas.allSatisfy { if case .value = $0 { true } else { false } }
      && deltas.contains(.value(abs(amount)))
  }

  /// Whether all that changed are numbers, and none by as much as a point: what rounding leaves.
  var areLessThanPoint: Bool {
    !deltas.isEmpty && deltas.allSatisfy { delta in delta.amount.map { abs($0) < 1 } ?? false }
  }

  /// Whether a cause that shows as another delta elsewhere may show as these here: by a part of it,
  /// or by several times of it, as many as there are lines.
  func mayResult(from delta: LayoutDelta) -> Bool {
    guard let unit = delta.amount, unit != 0 else { return false }
    return deltas.contains { delta in
      guard let amount = delta.amount else { return false }
      // Shares among two, three or four, in hundredths.
      let twelfths = amount / unit * 12
      let isPart = abs(twelfths - twelfths.rounded()) < 0.2
      return isPart && abs(amount) <= abs(unit) * Double(max(2, lineCount)) + 0.01
    }
  }
}
