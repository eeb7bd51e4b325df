import Foundation
internal import LayoutTree
internal import LayoutValues

/// The steps of a negotiation, which a picture shows one by one.
struct DrawingSteps {
  /// The maximum number of steps; more would be too many to step through.
  static let stepLimit = 150

  private let watcher: LayoutTracer
  private let ids: [ObjectIdentifier: Int]
  private(set) var steps: [DrawingStep] = []
  /// The number of steps, including those beyond the limit.
  private(set) var count = 0

  /// Makes the steps of a traced layout.
  ///
  /// - Parameters:
  ///   - watcher: The traced negotiation.
  ///   - root: The root of the layout.
  ///   - ids: The ids of the nodes that have one.
  init(of watcher: LayoutTracer, root: LayoutNode, ids: [ObjectIdentifier: Int]) {
    self.watcher = watcher
    self.ids = ids
    watcher.forEachStep { step in
      switch step {
      case .proposed(let line, let asker): propose(line.proposal, to: line.node, by: asker)
      case .answered(let line): answer(line)
      }
    }
    place(root)
  }
}

extension DrawingSteps {
  private mutating func propose(
    _ proposal: ProposedViewSize,
    to node: LayoutNode,
    by asker: LayoutNode?
  ) {
    add { [ids] in
      let offered = LengthText.text(proposal)
      let name = asker?.descriptiveName ?? "The scene"
      let question = ExplainedQuestion(
        proposal: LayoutProposal(proposal),
        answer: .zero,
        asker: name
      )
      return DrawingStep(
        kind: .propose,
        node: ids[ObjectIdentifier(node)],
        name: node.descriptiveName,
        width: proposal.width.map { Double($0) },
        height: proposal.height.map { Double($0) },
        rule: "R-PROP-1",
        sentence:
          "\(name) proposes \(offered) to \(node.descriptiveName) to measure its \(question.purpose)"
      )
    }
  }

  private mutating func answer(_ line: TracedProposal) {
    add { [ids, watcher] in
      let (node, answer) = (line.node, line.answer)
      let reason = watcher.reason(of: line)
      return DrawingStep(
        kind: .answer,
        node: ids[ObjectIdentifier(node)],
        name: node.descriptiveName,
        width: Double(answer.width),
        height: Double(answer.height),
        rule: reason.rule,
        sentence: "\(node.descriptiveName) returns \(LengthText.text(answer)): \(reason.sentence)",
        details: reason.steps
      )
    }
  }

  private mutating func place(_ node: LayoutNode) {
    if node.listedName != nil {
      add { [ids] in
        let reason = node.ownPlaceReason
        return DrawingStep(
          kind: .place,
          node: ids[ObjectIdentifier(node)],
          name: node.descriptiveName,
          width: Double(node.size.width),
          height: Double(node.size.height),
          rule: reason.rule,
          sentence: "\(node.descriptiveName) is placed: \(reason.sentence)",
          details: reason.steps + [node.ownGap?.text].compactMap(\.self)
        )
      }
    }
    for child in node.shownChildren { place(child) }
  }

  /// Counts a step, and stores it unless the limit is reached.
  ///
  /// The step is a closure because its reason needs further measurements.
  private mutating func add(_ step: () -> DrawingStep) {
    count += 1
    if steps.count < Self.stepLimit { steps.append(step()) }
  }
}
