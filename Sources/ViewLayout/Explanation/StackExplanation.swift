import Foundation

/// Tells how a stack came to its size: what it had to share, in which order, and what was left.
struct StackExplanation {
  private let stack: StackRule
  private let children: [LayoutNode]
  private let knownGroups: [StackGroup]
  private let proposal: ProposedViewSize
  private let shares: [StackShare]
  private let gaps: [CGFloat]

  init(of stack: StackRule, in node: LayoutNode, proposal: ProposedViewSize) {
    let memory = stack.sharing(proposal, among: NodeChildren(of: node))
    self.stack = stack
    self.proposal = proposal
    children = node.children
    shares = Array(memory.shares)
    gaps = children.indices.map { memory.gaps.before($0) }
    knownGroups = memory.groups
  }
}

extension StackExplanation {
  /// The reason of the stack's answer.
  ///
  /// - Parameter answer: The answer, in points.
  /// - Returns: The rule that the proposal along the stack calls for, with every child's part.
  func reason(of answer: CGSize) -> LayoutReason {
    guard let length = proposal[axis], length.isFinite else { return summing(answer) }
    let gapSum = gaps.reduce(0, +)
    let sum = gapSum == 0 ? "children" : "children and gaps"
    let sentence =
      "\(text(length)) of \(axis.lengthName)\(gapWords) for \(childCount), the least flexible first; "
      + "\(sum) add up to \(text(answer[axis]))"
    return LayoutReason("R-STK-4", sentence, steps: servings(length - gapSum) + [across(answer)])
  }

  /// Without a finite length there is nothing to share.
  private func summing(_ answer: CGSize) -> LayoutReason {
    let isIdeal = proposal[axis] == nil
    let lengths = (shares.map(\.length) + gaps.filter { $0 != 0 }).map { text($0) }
    let sentence =
      (isIdeal
        ? "no \(axis.lengthName) is proposed, so every child has its ideal one"
        : "an endless \(axis.lengthName) is proposed, so every child has its greatest one")
      + "; children and gaps: \(lengths.joined(separator: " + ")) = \(text(answer[axis]))"
    return LayoutReason(isIdeal ? "R-STK-3" : "R-STK-12", sentence, steps: [across(answer)])
  }

  /// R-STK-6: how the other axis comes about.
  private func across(_ answer: CGSize) -> String {
    let cross = axis.cross
    let lengths = children.indices.map { length(of: $0, cross) }
    let guide = stack.alignment.spokenName
    let largest = lengths.firstIndex { $0 == answer[cross] }
    return lengths.max() == answer[cross]
      ? "across (R-STK-6): the largest \(cross.lengthName) is the \(text(answer[cross])) of "
        + children[largest ?? 0].spokenName
      : "across (R-STK-6): lined up by \(guide), the children reach over \(text(answer[cross]))"
  }
}

extension StackExplanation {
  /// A step for each child, in the order of serving, group by group.
  private func servings(_ length: CGFloat) -> [String] {
    let groups = groups
    var left = length - groups.dropFirst().reduce(0) { $0 + least(of: $1) }
    var steps: [String] = []
    for (place, group) in groups.enumerated() {
      if groups.count > 1 {
        left += place > 0 ? least(of: group) : 0
        steps.append(heading(of: group, before: Array(groups[(place + 1)...]), left: left))
      }
      var waiting = group.indices
      while !waiting.isEmpty {
        let index = next(of: waiting, left: left)
        steps.append(serving(index, left: left, count: waiting.count))
        waiting.removeAll { $0 == index }
        left -= shares[index].length.isNaN ? 0 : shares[index].length
      }
    }
    return steps
  }

  /// The child that was offered exactly its part of what is left: the one that was served now.
  private func next(of waiting: [Int], left: CGFloat) -> Int {
    let part = max(left / CGFloat(waiting.count), 0)
    return waiting.min { first, second in
      abs((shares[first].proposed ?? 0) - part) < abs((shares[second].proposed ?? 0) - part) - 1e-9
    } ?? waiting[0]
  }

  private func serving(_ index: Int, left: CGFloat, count: Int) -> String {
    let share = shares[index]
    let part = "\(LengthText.part(of: count)) of \(text(left)) is \(text(share.proposed))"
    let offer =
      left < 0
      ? "nothing is left, so it is offered 0"
      : count == 1 ? "it is offered all of the \(text(left))" : part
    return
      "\(children[index].spokenName) (\(flexibility(of: index))): \(offer); it takes "
      + "\(text(share.length)), which leaves \(text(left - share.length))"
  }

  private func heading(of group: StackGroup, before: [StackGroup], left: CGFloat) -> String {
    let reserved = before.reduce(0) { $0 + least(of: $1) }
    let keeping =
      reserved == 0 ? "" : ", \(text(reserved)) kept for those of lower priority"
    return "priority \(text(CGFloat(group.priority))): \(text(left)) to share\(keeping)"
  }

  /// The groups of the stack, at least one.
  private var groups: [StackGroup] {
    if !knownGroups.isEmpty { return knownGroups }
    let indices = Array(children.indices)
    return [StackGroup(priority: children.first?.priority ?? 0, indices: indices)]
  }

  private func least(of group: StackGroup) -> CGFloat {
    group.indices.reduce(0) { $0 + length(of: $1, proposed: 0) }
  }

  /// How far a child can stretch, in words.
  private func flexibility(of index: Int) -> String {
    let least = length(of: index, proposed: 0)
    let greatest = length(of: index, proposed: .infinity)
    return least == greatest
      ? "always \(text(least))" : "from \(text(least)) to \(text(greatest))"
  }
}

extension StackExplanation {
  private var axis: Axis { stack.axis }

  private var childCount: String {
    children.count == 1 ? "1 child" : "\(children.count) children"
  }

  /// What the gaps take of the length and leave; nothing where there is no room between children.
  private var gapWords: String {
    let between = gaps.dropFirst()
    let sum = between.reduce(0, +)
    guard let first = between.first, between.contains(where: { $0 != 0 }) else { return "" }
    let isEven = between.allSatisfy { $0 == first }
    let lengths = isEven ? text(first) : between.map { text($0) }.joined(separator: ", ")
    let count = "\(between.count) gap\(between.count == 1 ? "" : "s")"
    let left = text((proposal[axis] ?? 0) - sum)
    return " minus \(text(sum)) for \(count) of \(lengths) leaves \(left)"
  }

  private func length(of index: Int, proposed: CGFloat) -> CGFloat {
    let proposal = ProposedViewSize(proposed, along: axis, across: proposal[axis.cross])
    return children[index].measure(axis, for: proposal)
  }

  /// The length of a child along an axis, for the share that it got.
  private func length(of index: Int, _ axis: Axis) -> CGFloat {
    let share = ProposedViewSize(
      shares[index].proposed,
      along: self.axis,
      across: proposal[self.axis.cross]
    )
    return children[index].measure(share)[axis]
  }

  private func text(_ length: CGFloat?) -> String { LengthText.text(length) }
}
