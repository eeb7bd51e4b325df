import Foundation

extension StackRule {
  func answer(along axis: Axis, asking children: NodeChildren) -> Answer {
    axis == self.axis ? mainAnswer(children) : crossAnswer(children)
  }

  /// R-STK-6: across, every child answers the stack's own proposal, and the longest counts.
  private func crossAnswer(_ children: NodeChildren) -> Answer {
    let line = AlignedReach(includingLine: true)
    var (least, ideal, greatest) = (line, line, line)
    for child in children {
      let own = child.answer(along: axis.cross).lengths
      least.include(own.least, guide: guide(of: own.least))
      ideal.include(own.ideal, guide: guide(of: own.ideal))
      greatest.include(own.greatest, guide: guide(of: own.greatest))
    }
    var answer = Answer()
    answer.lengths = AnswerLengths(
      least: least.length,
      ideal: ideal.length,
      greatest: greatest.length
    )
    answer.straighten(!children.inside.contains(.bent(along: axis.cross)))
    return answer
  }

  /// R-STK-4: of no length every child is offered 0, unless one gives some back; R-STK-3: of an
  /// endless one every child has its greatest, and of none its ideal length.
  private func mainAnswer(_ children: NodeChildren) -> Answer {
    let gaps = plainGaps(of: children) ?? memory(of: children).gaps
    let taken = gaps.total(among: children.count)
    var answer = Answer()
    answer.lengths = AnswerLengths(least: taken, ideal: taken, greatest: taken)
    var stretch = StackStretch()
    for child in children {
      let own = child.answer(along: axis)
      stretch.include(own, priority: child.priority)
      answer.lengths.least += own.lengths.least
      answer.lengths.ideal += own.lengths.ideal
      answer.lengths.greatest += own.lengths.greatest
    }
    guard taken >= 0, stretch.isAscending else {
      // What is given back is shared as well.
      return Answer {
        length(
          along: axis,
          for: ProposedViewSize($0, along: axis, across: nil),
          asking: children
        )
      }
    }
    answer.straighten(stretch.isStraight)
    if case .uniform = gaps { answer.servesInOrder = stretch.isServedInOrder }
    return answer
  }

  /// The gap between all children, where it is one; `nil` otherwise.
  private func plainGaps(of children: some LayoutChildren) -> StackGaps? {
    if let spacing { return .uniform(spacing) }
    return children.haveStandardSpacing ? .uniform(EdgeSpacing.fallback) : nil
  }
}

// MARK: - Children that are served in the order of the source

extension StackRule {
  /// The sum of the lengths that children take one after the other, and of the gaps, in points.
  func lengthInOrder(for proposal: ProposedViewSize, _ children: some LayoutChildren) -> CGFloat {
    let gap = spacing ?? EdgeSpacing.fallback
    var share = StackTurns(of: proposal[axis], among: children.count, gap: gap)
    var sum = gap * CGFloat(Swift.max(children.count - 1, 0))
    for child in children {
      let own = ProposedViewSize(share.next, along: axis, across: proposal[axis.cross])
      let length = child.measure(axis, for: own)
      share.take(length)
      sum += length
    }
    return sum
  }

  /// Shares and places in one walk, lined up in a length across that has an end.
  func forEachPlaceInOrder<Children: LayoutChildren>(
    in crossLength: CGFloat,
    _ proposal: ProposedViewSize,
    _ children: Children,
    _ body: (Children.Element, CGPoint, ProposedViewSize, CGSize) -> Void
  ) {
    let gap = spacing ?? EdgeSpacing.fallback
    let line = guide(of: crossLength)
    var share = StackTurns(of: proposal[axis], among: children.count, gap: gap)
    var position: CGFloat = 0
    for child in children {
      let own = ProposedViewSize(share.next, along: axis, across: proposal[axis.cross])
      let length = child.measure(axis, for: own)
      let across = child.measure(axis.cross, for: own)
      share.take(length)
      body(
        child,
        CGPoint(position, along: axis, across: line - guide(of: across)),
        own,
        CGSize(length, along: axis, across: across)
      )
      // R-STK-8: a running sum of gaps and lengths.
      position += length + gap
    }
  }
}
