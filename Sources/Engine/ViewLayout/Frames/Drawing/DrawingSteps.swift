import Foundation

/// One step of the negotiation: a proposal, its answer, or where a node was put.
package struct DrawingStep: Sendable, Equatable, Codable {
  package enum Kind: String, Sendable, Codable {
    case propose, answer, place
  }

  package var kind: Kind
  /// The node by its id; `nil` for one that is not drawn.
  package var node: Int?
  /// The name that reasons have for the node: `Text "Reset" #title`.
  package var name: String
  /// The proposed or the answered width in points; `nil` where it is unspecified.
  package var width: Double?
  /// The proposed or the answered height in points; `nil` where it is unspecified.
  package var height: Double?
  /// The rule that decided: `R-STK-4`.
  package var rule: String
  /// The event in a sentence without a full stop.
  package var sentence: String
  /// The events one after the other, where the rule takes several steps.
  package var details: [String]

  package init(
    kind: Kind,
    node: Int?,
    name: String,
    width: Double?,
    height: Double?,
    rule: String,
    sentence: String,
    details: [String] = []
  ) {
    self.kind = kind
    self.node = node
    self.name = name
    self.width = width
    self.height = height
    self.rule = rule
    self.sentence = sentence
    self.details = details
  }
}

/// Tells a negotiation step by step, as a picture shows it.
struct DrawingSteps {
  /// More steps than these nobody walks through.
  static let stepLimit = 150

  private let watcher: LayoutTracer
  private let ids: [ObjectIdentifier: Int]
  private(set) var steps: [DrawingStep] = []
  /// How many there were, those beyond the limit too.
  private(set) var count = 0

  /// - Parameters:
  ///   - watcher: Knows what was asked.
  ///   - root: The root of the layout.
  ///   - ids: The id of each node that has one.
  init(of watcher: LayoutTracer, root: LayoutNode, ids: [ObjectIdentifier: Int]) {
    self.watcher = watcher
    self.ids = ids
    watcher.forEachTurn { turn in
      switch turn {
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
      let question = ExplainedQuestion(proposal: proposal, answer: .zero, asker: name)
      return DrawingStep(
        kind: .propose,
        node: ids[ObjectIdentifier(node)],
        name: node.descriptiveName,
        width: proposal.width.map { Double($0) },
        height: proposal.height.map { Double($0) },
        rule: "R-PROP-1",
        sentence: "\(name) proposes \(offered) to \(node.descriptiveName): \(question.purpose)"
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
        sentence: "\(node.descriptiveName) answers \(LengthText.text(answer)): \(reason.sentence)",
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

  /// Adds a step, whose reason costs more measuring, if there is room for it.
  private mutating func add(_ step: () -> DrawingStep) {
    count += 1
    if steps.count < Self.stepLimit { steps.append(step()) }
  }
}
