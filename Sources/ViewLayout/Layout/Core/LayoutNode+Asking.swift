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

  /// The answer along one axis: read where it is known, and otherwise remembered.
  final func measure(_ axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    if isCoupled { return measure(proposal)[axis] }
    if hasAnswers || !session.forgetsAnswers {
      if let length = answer(along: axis).length(for: proposal[axis]) { return length }
      if let size = sizes.size(for: question(axis, proposal)) { return size[axis] }
    }
    session.didCompute()
    let length = computeLength(along: axis, for: proposal)
    if !session.forgetsAnswers {
      sizes.remember(CGSize(length, along: axis, across: 0), for: question(axis, proposal))
    }
    return length
  }

  /// What a length that is proposed along one axis is remembered by.
  private func question(_ axis: Axis, _ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(proposal[axis], along: axis, across: nil)
  }

  /// What the node answers along an axis, of a node that is not coupled.
  final func answer(along axis: Axis) -> Answer {
    if !isCoupled, !hasAnswers { workOutAnswers() }
    return axis == .horizontal ? width : height
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
    if !hasTraits { workOutTraits() }
    return knownTraits.isCoupled
  }

  /// Whether something at or below the node is placed by where it is, and has to be placed again
  /// when anything around it moves.
  final var dependsOnOrigin: Bool {
    if !hasTraits { workOutTraits() }
    return knownTraits.dependsOnOrigin
  }

  /// The guides that the node may have explicit values of.
  final var guides: GuideMask {
    if !hasTraits { workOutTraits() }
    return knownTraits.guides
  }

  /// The priority with which a stack serves the node.
  final var priority: Double {
    if !hasTraits { workOutTraits() }
    return knownTraits.priority
  }

  /// Whether everything between what the node answers to 0 and to infinity is answered as proposed.
  final func isStraight(along axis: Axis) -> Bool {
    !isCoupled && (axis == .horizontal ? width.isStraight : height.isStraight)
  }

  /// Whether the node and everything inside answer every length along an axis alike.
  final func isSteady(along axis: Axis) -> Bool {
    habits.steadyAxes.contains(axis.set)
      || (!isCoupled && (axis == .horizontal ? width.isSteady : height.isSteady))
  }

  /// Whether the node prefers the usual distances.
  final var hasStandardSpacing: Bool {
    if !hasTraits { workOutTraits() }
    return knownTraits.hasStandardSpacing
  }

  /// The distances that the node prefers to its neighbours.
  final var preferredSpacing: ViewSpacing {
    if !hasTraits { workOutTraits() }
    return knownTraits.spacing
  }

  private func workOutTraits() {
    if isDoubtful, settleDoubt() { return }
    hasTraits = true
    let (oldTraits, oldWidth, oldHeight) = (knownTraits, width, height)
    var traits = findTraits()
    if session.keepsAxesTogether { traits.isCoupled = true }
    if habits.isIsland || (!habits.beginsCoordinates && asked.contains { $0.dependsOnOrigin }) {
      traits.dependsOnOrigin = true
    }
    if let priority = attachedPriority { traits.priority = priority }
    traits.hasStandardSpacing = traits.spacing.isIdentical(to: .standard)
    knownTraits = traits
    if !traits.isCoupled, !session.forgetsAnswers { workOutAnswers() }
    for child in asked { child.didTell() }
    if !isNews {
      isNews =
        !hasAnswers || !traits.tellsTheSame(as: oldTraits)
        || !width.isStraight(as: oldWidth) || !height.isStraight(as: oldHeight)
    }
  }

  /// Asks the rule for all that it has to be asked, once.
  private func workOutAnswers() {
    hasAnswers = true
    session.didCompute()
    width = findAnswer(along: .horizontal)
    height = findAnswer(along: .vertical)
  }

  private var attachedPriority: Double? {
    for attachment in attachments.reversed() {
      if let priority = attachment as? PriorityAttachment { return priority.value }
    }
    return nil
  }
}
