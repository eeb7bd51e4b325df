// The names are those of SwiftUI, whose documentation tells of them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Views beside each other.
public struct HStack: PrimitiveView {
  private let make: (Surroundings) -> [Box]

  public init<Content: View>(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let content = content()
    let guide = Alignment(horizontal: .center, vertical: alignment)
    make = { [StackBox(.horizontal, guide, spacing, content, in: $0)] }
  }

  public func boxes(in surroundings: Surroundings) -> [Box] { make(surroundings) }
}

/// Views below each other.
public struct VStack: PrimitiveView {
  private let make: (Surroundings) -> [Box]

  public init<Content: View>(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let content = content()
    let guide = Alignment(horizontal: alignment, vertical: .center)
    make = { [StackBox(.vertical, guide, spacing, content, in: $0)] }
  }

  public func boxes(in surroundings: Surroundings) -> [Box] { make(surroundings) }
}

/// The box of a row or a column.
final class StackBox: Box {
  private let axis: Axis
  private let alignment: Alignment
  private let gaps: [CGFloat]
  /// Whether it stands for its only child.
  private let isAlias: Bool

  init(
    _ axis: Axis,
    _ alignment: Alignment,
    _ spacing: CGFloat?,
    _ content: some View,
    in surroundings: Surroundings
  ) {
    var inside = surroundings
    inside.axis = axis
    let boxes = content.makeBoxes(in: inside)
    (self.axis, self.alignment) = (axis, alignment)
    gaps = zip(boxes, boxes.dropFirst()).map { first, second in
      spacing ?? Gap.between(first.gap(at: axis.edges.end), second.gap(at: axis.edges.start))
    }
    isAlias = boxes.count == 1 && !(content is Views)
    super.init(axis == .horizontal ? "HStack" : "VStack", boxes)
  }

  override var priority: Double {
    isAlias ? children[0].priority : children.isEmpty ? -.infinity : 0
  }

  override func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    isAlias ? children[0].baselines(in: size) : nil
  }

  override func gap(at edge: Edge) -> Gap {
    guard let first = children.first, let last = children.last else { return .none }
    if edge == axis.edges.start { return first.gap(at: edge) }
    if edge == axis.edges.end { return last.gap(at: edge) }
    return .of(children.map { $0.gap(at: edge) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let sizes = zip(children, shares(of: proposal)).map { $0.size($1) }
    let lines = extent(of: sizes)
    var size = CGSize.zero
    size[axis] = sizes.reduce(0) { $0 + $1[axis] } + gaps.reduce(0, +)
    size[axis.other] = lines.before + lines.behind
    return size
  }

  override func arrange(_ proposal: ProposedViewSize) {
    // Where nothing was proposed across, the stack's own length is.
    var proposal = proposal
    if proposal[axis.other] == nil { proposal[axis.other] = frame.size[axis.other] }
    let shares = shares(of: proposal)
    let sizes = zip(children, shares).map { $0.size($1) }
    let line = extent(of: sizes).before
    var origin = frame.origin
    for (index, child) in children.enumerated() {
      var place = origin
      place[axis.other] += line - alignment.guide(of: child, in: sizes[index], along: axis.other)
      child.place(at: place, shares[index])
      origin[axis] += sizes[index][axis] + (index < gaps.count ? gaps[index] : 0)
    }
  }

  /// How far the children reach before and behind the line on which their guides are.
  private func extent(of sizes: [CGSize]) -> (before: CGFloat, behind: CGFloat) {
    let guides = zip(children, sizes).map { alignment.guide(of: $0, in: $1, along: axis.other) }
    let behind = zip(guides, sizes).map { $1[axis.other] - $0 }
    return (guides.max() ?? 0, behind.max() ?? 0)
  }

  /// The proposals to the children: those of higher priority first, of equal ones the least flexible.
  private func shares(of proposal: ProposedViewSize) -> [ProposedViewSize] {
    var shares = [ProposedViewSize](repeating: proposal, count: children.count)
    guard let length = proposal[axis], length.isFinite else { return shares }
    func answer(_ index: Int, to length: CGFloat) -> CGFloat {
      var asked = proposal
      asked[axis] = length
      return children[index].size(asked)[axis]
    }
    var left = length - gaps.reduce(0, +)
    let priorities = Set(children.map(\.priority)).sorted(by: >)
    for priority in priorities {
      let group = children.indices.filter { children[$0].priority == priority }
      let lower = children.indices.filter { children[$0].priority < priority }
      let kept = lower.reduce(0) { $0 + answer($1, to: 0) }
      let order = group.map { index in
        let least = answer(index, to: 0)
        return (index: index, flexibility: answer(index, to: .infinity) - least, least: least)
      }.sorted {
        ($0.flexibility, -$0.least, $0.index) < ($1.flexibility, -$1.least, $1.index)
      }
      for (served, entry) in order.enumerated() {
        let share = max(0, (left - kept) / CGFloat(order.count - served))
        shares[entry.index][axis] = share
        left -= answer(entry.index, to: share)
      }
    }
    return shares
  }
}

/// Views over each other.
public struct ZStack: PrimitiveView {
  private let make: (Surroundings) -> [Box]

  public init<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) {
    let content = content()
    make = { [DepthBox("ZStack", alignment, content.makeBoxes(in: $0.outsideOfStacks))] }
  }

  public func boxes(in surroundings: Surroundings) -> [Box] { make(surroundings) }
}

extension Surroundings {
  var outsideOfStacks: Surroundings {
    var surroundings = self
    surroundings.axis = nil
    return surroundings
  }
}

/// The box of a stack in depth.
final class DepthBox: Box {
  private let alignment: Alignment

  init(_ name: String, _ alignment: Alignment, _ boxes: [Box]) {
    self.alignment = alignment
    super.init(name, boxes)
  }

  override var priority: Double { children.isEmpty ? -.infinity : 0 }
  override func gap(at edge: Edge) -> Gap {
    children.isEmpty ? .none : .of(deciding.map { $0.gap(at: edge) })
  }

  /// Those of the highest priority have a say in the size.
  private var deciding: [Box] {
    let highest = children.map(\.priority).max()
    return children.filter { $0.priority == highest }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    let boxes = deciding.map { ($0, $0.size(proposal)) }
    for axis in Axis.allCases {
      let guides = boxes.map { alignment.guide(of: $0.0, in: $0.1, along: axis) }
      let behind = zip(boxes, guides).map { $0.1[axis] - $1 }
      size[axis] = (guides.max() ?? 0) + (behind.max() ?? 0)
    }
    return size
  }

  override func arrange(_ proposal: ProposedViewSize) {
    let own = ProposedViewSize(frame.size)
    var line = CGPoint.zero
    for axis in Axis.allCases {
      let guides = deciding.map { alignment.guide(of: $0, in: $0.size(own), along: axis) }
      line[axis] = frame.origin[axis] + (guides.max() ?? 0)
    }
    for child in children {
      var origin = line
      for axis in Axis.allCases {
        origin[axis] -= alignment.guide(of: child, in: child.size(own), along: axis)
      }
      child.place(at: origin, own)
    }
  }
}
