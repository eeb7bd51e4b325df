import Foundation
internal import LayoutTree

/// Explains the size of a stack with the traced steps of its space distribution.
struct StackExplanation {
  private let stack: StackRule
  private let line: TracedProposal
  private let tracer: LayoutTracer
  private var children: [LayoutNode] { line.node.children }

  init(of stack: StackRule, line: TracedProposal, tracer: LayoutTracer) {
    self.stack = stack
    self.line = line
    self.tracer = tracer
  }
}

extension StackExplanation {
  /// The reason for the stack's size: the rule for the proposed length, with the length of every
  /// child.
  var reason: LayoutReason {
    let answer = line.answer
    guard let length = line.proposal[axis], length.isFinite else { return summing(answer) }
    let sum = gaps.reduce(0, +) == 0 ? "children" : "children and gaps"
    let sentence =
      "\(text(length)) of \(axis.lengthName)\(gapWords) for \(childCount), the least flexible first; "
      + "\(sum) add up to \(text(answer[axis]))"
    return LayoutReason("R-STK-4", sentence, steps: allocationSteps + [across(answer)])
  }

  /// Returns the reason for an unspecified or infinite proposed length, which is not distributed.
  private func summing(_ answer: CGSize) -> LayoutReason {
    let isIdeal = line.proposal[axis] == nil
    let lengths = (allocations.map(\.length) + gaps.filter { $0 != 0 }).map { text($0) }
    let sentence =
      (isIdeal
        ? "the proposed \(axis.lengthName) is nil, so every child has its ideal one"
        : "the proposed \(axis.lengthName) is infinite, so every child has its maximum one")
      + "; children and gaps: \(lengths.joined(separator: " + ")) = \(text(answer[axis]))"
    return LayoutReason(isIdeal ? "R-STK-3" : "R-STK-12", sentence, steps: [across(answer)])
  }

  /// R-STK-6: returns the explanation of the length along the cross axis.
  private func across(_ answer: CGSize) -> String {
    let cross = axis.cross
    let lengths = zip(children, allocations).map { self.answer(of: $0, to: $1.proposed)[cross] }
    let guide = stack.alignment.descriptiveName
    let largest = lengths.firstIndex { $0 == answer[cross] }
    return lengths.max() == answer[cross]
      ? "cross axis (R-STK-6): the largest \(cross.lengthName) is the \(text(answer[cross])) of "
        + children[largest ?? 0].descriptiveName
      : "cross axis (R-STK-6): aligned by \(guide), the children extend over \(text(answer[cross]))"
  }
}

extension StackExplanation {
  /// One step for each child in allocation order, grouped by layout priority.
  private var allocationSteps: [String] {
    line.steps.compactMap { step in
      switch step {
      case .gaps, .measuring, .sharing: nil
      case .group(let priority, let remaining, let reserved):
        "priority \(text(CGFloat(priority))): \(text(remaining)) to distribute"
          + (reserved == 0 ? "" : ", \(text(reserved)) reserved for children of lower priority")
      case .allocating(let child, let remaining, let waiting, let allocation):
        allocationStep(for: children[child], remaining: remaining, waiting: waiting, allocation)
      }
    }
  }

  private func allocationStep(
    for child: LayoutNode,
    remaining: CGFloat,
    waiting: Int,
    _ allocation: StackAllocation
  ) -> String {
    let part =
      "\(LengthText.part(of: waiting)) of \(text(remaining)) is \(text(allocation.proposed))"
    let offer =
      remaining < 0
      ? "no space remains, so it is proposed 0"
      : waiting == 1 ? "it is proposed all of the \(text(remaining))" : part
    return
      "\(child.descriptiveName) (\(flexibility(of: child))): \(offer); it returns "
      + "\(text(allocation.length)), and \(text(remaining - allocation.length)) remains"
  }

  private func flexibility(of child: LayoutNode) -> String {
    let minimum = answer(of: child, to: 0)[axis]
    let maximum = answer(of: child, to: .infinity)[axis]
    return minimum == maximum
      ? "always \(text(minimum))" : "from \(text(minimum)) to \(text(maximum))"
  }
}

extension StackExplanation {
  private var axis: Axis { stack.axis }

  private var childCount: String {
    children.count == 1 ? "1 child" : "\(children.count) children"
  }

  /// The gap before each child, in points.
  private var gaps: [CGFloat] {
    for case .gaps(let gaps) in line.steps { return children.indices.map { gaps.before($0) } }
    return []
  }

  /// The allocation of each child, in the children's order.
  private var allocations: [StackAllocation] {
    var allocations = Array(repeating: StackAllocation(), count: children.count)
    for step in line.steps {
      switch step {
      case .gaps, .group, .sharing: break
      case .allocating(let child, _, _, let allocation), .measuring(let child, let allocation):
        allocations[child] = allocation
      }
    }
    return allocations
  }

  /// The total of the gaps and the remaining length, in words; empty if all gaps are 0.
  private var gapWords: String {
    let between = gaps.dropFirst()
    let sum = between.reduce(0, +)
    guard let first = between.first, between.contains(where: { $0 != 0 }) else { return "" }
    let isEven = between.allSatisfy { $0 == first }
    let lengths = isEven ? text(first) : between.map { text($0) }.joined(separator: ", ")
    let count = "\(between.count) gap\(between.count == 1 ? "" : "s")"
    let left = text((line.proposal[axis] ?? 0) - sum)
    return " minus \(text(sum)) for \(count) of \(lengths) leaves \(left)"
  }

  /// Returns the size of a child for a proposed length along the main axis.
  private func answer(of child: LayoutNode, to proposed: CGFloat?) -> CGSize {
    let across = line.proposal[axis.cross]
    return tracer.answer(of: child, to: ProposedViewSize(proposed, along: axis, across: across))
  }

  private func text(_ length: CGFloat?) -> String { LengthText.text(length) }
}

/// Explains the position of a child of a stack.
struct StackPlacementExplanation {
  let stack: StackRule
  let node: LayoutNode
  let child: LayoutNode

  /// The reason for the child's position on both axes, with the numbers.
  var reason: LayoutReason {
    let axis = stack.axis
    let place = LengthText.text(child.origin[axis])
    let guide = stack.alignment.descriptiveName
    let across = LengthText.text(child.origin[axis.cross])
    return LayoutReason(
      "R-STK-8",
      "main axis at \(place): \(before); cross axis at \(across): its \(guide) is aligned with "
        + "those of all other children (R-STK-6)"
    )
  }

  /// The previous child and the gap after it, in words.
  private var before: String {
    guard let index = node.children.firstIndex(where: { $0 === child }), index > 0 else {
      return "it is the first child"
    }
    let previous = node.children[index - 1]
    let gaps = stack.cache(of: NodeChildren(of: node)).gaps
    let end = previous.origin[stack.axis] + previous.size[stack.axis]
    return
      "\(previous.descriptiveName) ends at \(LengthText.text(end)), and the gap is "
      + LengthText.text(gaps.before(index))
  }
}
