import Foundation

extension NodePointer {
  /// The node's answer to a whole proposal, in points.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    know()
    guard record.pointee.facts.contains(.coupled) else {
      return CGSize(
        width: length(along: .horizontal, for: proposal),
        height: length(along: .vertical, for: proposal)
      )
    }
    if let size = record.pointee.sizes.size(for: proposal) { return size }
    didCompute()
    let size = record.pointee.rule.size(of: self, for: proposal)
    if !forgetsAnswers { record.pointee.sizes.remember(size, for: proposal) }
    return size
  }

  /// The answer along one axis; only a coupled node looks at the other axis's proposal.
  ///
  /// What the answers tell is read from them; only in between a node may have to be asked again.
  func measure(_ axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    know()
    if record.pointee.facts.contains(.coupled) { return measure(proposal)[axis] }
    return length(along: axis, for: proposal)
  }

  /// The answer along one axis of a node that is known, and whose axes are apart.
  @inline(__always)
  private func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    if record.pointee.state.contains(.answered),
      let length = lengths(along: axis).length(
        for: proposal[axis],
        isStraight: !record.pointee.facts.contains(.bent(along: axis))
      )
    {
      return length
    }
    return computedLength(along: axis, for: proposal)
  }

  private func computedLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    if !forgetsAnswers {
      if !record.pointee.state.contains(.answered) {
        findAnswers()
        return length(along: axis, for: proposal)
      }
      if let size = record.pointee.sizes.size(for: question(axis, proposal)) { return size[axis] }
    }
    didCompute()
    let length = record.pointee.rule.length(of: self, along: axis, for: proposal)
    if !forgetsAnswers {
      record.pointee.sizes.remember(
        CGSize(length, along: axis, across: 0),
        for: question(axis, proposal)
      )
    }
    return length
  }

  /// The question that a proposal along one axis is remembered by.
  private func question(_ axis: Axis, _ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(proposal[axis], along: axis, across: nil)
  }

  /// What the node answers along an axis, whatever is proposed; its axes are apart.
  func answer(along axis: Axis) -> Answer {
    know()
    if !record.pointee.state.contains(.answered) { findAnswers() }
    var answer = Answer(
      lengths(along: axis),
      isStraight: !record.pointee.facts.contains(.bent(along: axis))
    )
    answer.servesInOrder = record.pointee.state.contains(.servesInOrder)
    return answer
  }

  @inline(__always)
  private func lengths(along axis: Axis) -> AnswerLengths {
    axis == .horizontal ? record.pointee.width : record.pointee.height
  }

  @inline(__always)
  var forgetsAnswers: Bool {
    record.pointee.session._withUnsafeGuaranteedRef { $0.forgetsAnswers }
  }

  @inline(__always)
  private func didCompute() {
    record.pointee.session._withUnsafeGuaranteedRef { $0.didCompute() }
  }

  /// The guide's value in points, explicit or default.
  func guide(_ key: AlignmentGuideKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat {
    if !guides.isDisjoint(with: key.mask),
      let explicit = statedGuide(key, size: size, proposal: proposal)
    {
      return explicit
    }
    return key.defaultValue(width: size.width, height: size.height) {
      dimensions(in: size, for: proposal)
    }
  }

  /// The guide's explicit value in points; `nil` where the default stands.
  func statedGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? { record.pointee.rule.explicitGuide(key, of: self, in: size, for: proposal) }

  func dimensions(in size: CGSize, for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: node, size: size, proposal: proposal)
  }
}

// MARK: - What does not depend on a proposal

extension NodePointer {
  /// The facts of the node.
  @inline(__always)
  var facts: NodeFacts {
    know()
    return record.pointee.facts
  }

  /// Whether the answer on one axis may depend on the proposal on the other.
  var isCoupled: Bool { facts.contains(.coupled) }

  /// The guides that the node may have explicit values of.
  var guides: GuideMask {
    know()
    return record.pointee.guides
  }

  /// The priority with which a stack serves the node: what a `layoutPriority` says, or the rule's own.
  var priority: Double {
    know()
    return record.pointee.priority
  }

  /// The distances that the node prefers to its neighbours.
  var preferredSpacing: ViewSpacing {
    know()
    return record.pointee.spacing
  }

  /// Makes sure that the facts are known, and of axes that are apart the answers.
  @inline(__always)
  func know() { if !record.pointee.state.contains(.known) { findOut() } }

  /// Works out everything that does not depend on a proposal, children first.
  private func findOut() {
    if record.pointee.state.contains(.doubtful), settleDoubt() { return }
    let wasNews = record.pointee.state.contains(.isNews)
    let before = wasNews ? nil : told
    gatherInside()
    record.pointee.state.insert(.known)
    record.pointee.rule.tell(self)
    if record.pointee.hasStatedPriority {
      record.pointee.priority = record.pointee.statedPriority
    }
    if record.pointee.priority != 0 { record.pointee.facts.insert(.hasPriority) }
    let isWhole = record.pointee.session._withUnsafeGuaranteedRef { $0.keepsAxesTogether }
    if isWhole { record.pointee.facts.insert(.coupled) }
    if record.pointee.facts.contains(.coupled) || forgetsAnswers {
      note(nil, along: .horizontal)
      note(nil, along: .vertical)
    } else {
      findAnswers()
    }
    if !wasNews, before == nil || before != told { record.pointee.state.insert(.isNews) }
  }

  /// Unites what the children tell; those of an island have no say, and are asked when it is placed.
  private func gatherInside() {
    var (inside, guides) = (NodeFacts(), GuideMask())
    let isIsland = record.pointee.habits.contains(.isIsland)
    for child in children {
      if !isIsland {
        child.know()
        inside.formUnion(child.record.pointee.facts)
        guides.formUnion(child.record.pointee.guides)
      }
      child.record.pointee.state.remove(.isNews)
    }
    record.pointee.inside = inside
    record.pointee.guidesInside = guides
  }

  private func findAnswers() {
    record.pointee.state.insert(.answered)
    didCompute()
    record.pointee.rule.answer(self)
  }

  /// Takes what the rule answers along each axis.
  @inline(__always)
  func take(width: Answer, height: Answer) {
    (record.pointee.width, record.pointee.height) = (width.lengths, height.lengths)
    if width.servesInOrder || height.servesInOrder {
      record.pointee.state.insert(.servesInOrder)
    } else {
      record.pointee.state.remove(.servesInOrder)
    }
    note(width, along: .horizontal)
    note(height, along: .vertical)
  }

  /// Notes the facts of an answer along an axis; `nil` where a proposal across may change it.
  ///
  /// What is proposed means nothing inside if the rule says so, or if neither the node answers otherwise
  /// for it nor anything inside cares.
  @inline(__always)
  private func note(_ answer: Answer?, along axis: Axis) {
    var facts: NodeFacts = answer?.isStraight == true ? [] : .bent(along: axis)
    if !record.pointee.habits.contains(.isSteady(along: axis)),
      answer?.lengths.isRigid != true || record.pointee.inside.contains(.unsteady(along: axis))
    {
      facts.insert(.unsteady(along: axis))
    }
    record.pointee.facts.subtract([.bent(along: axis), .unsteady(along: axis)])
    record.pointee.facts.formUnion(facts)
  }

  /// What the node around this one goes by; `nil` where that cannot be compared.
  private var told: Told? {
    guard record.pointee.guides.isEmpty, record.pointee.facts.isDisjoint(with: .incomparable)
    else { return nil }
    return Told(
      facts: record.pointee.facts,
      priority: record.pointee.priority,
      spacing: record.pointee.spacing,
      width: record.pointee.width,
      height: record.pointee.height
    )
  }
}

/// What a node tells the one around it, if all of it can be compared.
private struct Told: Equatable {
  var facts: NodeFacts
  var priority: Double
  var spacing: ViewSpacing
  var width: AnswerLengths
  var height: AnswerLengths

  static func == (left: Told, right: Told) -> Bool {
    left.facts == right.facts && left.priority == right.priority && left.width == right.width
      && left.height == right.height && left.spacing.isIdentical(to: right.spacing)
  }
}

extension LayoutNode: ExplicitGuides {}

extension ViewDimensions {
  /// A node's size for a proposal, with its guides.
  init(node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    self.init(node: node, guides: node, size: size, proposal: proposal)
  }
}
