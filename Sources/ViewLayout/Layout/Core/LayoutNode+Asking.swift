import Foundation

extension LayoutNode {
  /// The answer to a proposal, remembered.
  final func measure(_ proposal: ProposedViewSize) -> CGSize {
    if isCoupled {
      if let size = sizes.size(for: proposal) { return size }
      session.didCompute()
      let size = computeSize(for: proposal)
      if !session.forgetsAnswers { sizes.remember(size, for: proposal) }
      return size
    }
    return CGSize(
      width: measure(.horizontal, for: proposal),
      height: measure(.vertical, for: proposal)
    )
  }

  /// The answer along one axis, remembered.
  final func measure(_ axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    if isCoupled { return measure(proposal)[axis] }
    if !habits.remembersLengths {
      session.didCompute()
      return computeLength(along: axis, for: proposal)
    }
    return axis == .horizontal ? measureWidth(for: proposal) : measureHeight(for: proposal)
  }

  private func measureWidth(for proposal: ProposedViewSize) -> CGFloat {
    if let width = widths.length(for: proposal.width) { return width }
    session.didCompute()
    let width = computeLength(along: .horizontal, for: proposal)
    if !session.forgetsAnswers { widths.remember(width, for: proposal.width) }
    return width
  }

  private func measureHeight(for proposal: ProposedViewSize) -> CGFloat {
    if let height = heights.length(for: proposal.height) { return height }
    session.didCompute()
    let height = computeLength(along: .vertical, for: proposal)
    if !session.forgetsAnswers { heights.remember(height, for: proposal.height) }
    return height
  }

  /// The answers to 0 and to infinity along one axis, remembered, of a node whose axes do not
  /// depend on each other.
  ///
  /// A stack needs both of every child before it shares: asking for both at once saves a walk
  /// through everything inside.
  final func measureRange(_ axis: Axis) -> LengthRange {
    let known = axis == .horizontal ? widths.range : heights.range
    if let known { return known }
    guard !session.forgetsAnswers, let range = computeRange(along: axis) else {
      return LengthRange(
        least: measure(axis, for: ProposedViewSize(0, along: axis, across: 0)),
        greatest: measure(axis, for: ProposedViewSize(.infinity, along: axis, across: 0))
      )
    }
    session.didCompute()
    if axis == .horizontal { widths.remember(range) } else { heights.remember(range) }
    return range
  }

  /// R-ALIGN-1: the guide's value, explicit or default, in points.
  final func guide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat {
    if !guides.isDisjoint(with: key.mask),
      let explicit = explicitGuide(key, size: size, proposal: proposal)
    {
      return explicit
    }
    return key.defaultValue(width: size.width, height: size.height) {
      ViewDimensions(node: self, size: size, proposal: proposal)
    }
  }

  /// Whether the answer on one axis may depend on the proposal on the other.
  final var isCoupled: Bool {
    traits.isCoupled
  }

  /// Whether something at or below the node is placed by where it is, and has to be placed again
  /// when anything around it moves.
  final var dependsOnOrigin: Bool {
    traits.dependsOnOrigin
  }

  /// The guides that the node may have explicit values of.
  final var guides: GuideMask {
    traits.guides
  }

  /// The priority with which a stack serves the node.
  final var priority: Double {
    traits.priority
  }

  /// The distances that the node prefers to its neighbours.
  final var preferredSpacing: ViewSpacing {
    traits.spacing
  }

  private var traits: NodeTraits {
    if !hasTraits { workOutTraits() }
    return knownTraits
  }

  private func workOutTraits() {
    hasTraits = true
    var traits = findTraits()
    if session.keepsAxesTogether { traits.isCoupled = true }
    if habits.isIsland || (!habits.beginsCoordinates && children.contains(where: \.dependsOnOrigin))
    {
      traits.dependsOnOrigin = true
    }
    if let priority = attachedPriority { traits.priority = priority }
    knownTraits = traits
  }

  private var attachedPriority: Double? {
    for attachment in attachments.reversed() {
      if let priority = attachment as? PriorityAttachment { return priority.value }
    }
    return nil
  }
}
