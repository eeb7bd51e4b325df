internal import EngineKit
internal import Foundation
internal import SpecFormat
internal import ViewLayout

// Layouts under many conditions, as engines and as blocks speak of them.

extension VariantsRequest {
  init(_ question: VariantQuestion, of scenario: String, under conditions: [LayoutConditions]) {
    self.init(
      scenario: scenario,
      nodes: question.nodes,
      checks: question.checks.map { Check(name: $0.name.rawValue, least: $0.least) },
      comparesMirrorImages: question.comparesMirrorImages,
      conditions: conditions.map { conditions in
        Conditions(
          proposal: EngineProposal(conditions.proposal),
          environment: EngineEnvironment(conditions.environment)
        )
      }
    )
  }

  /// The question that it asks.
  ///
  /// - Throws: ``Unsupported`` for a check that nobody knows.
  func question() throws -> VariantQuestion {
    VariantQuestion(
      checks: try checks.map { check in
        guard let name = CheckName(rawValue: check.name) else {
          throw Unsupported("there is no check '\(check.name)'")
        }
        return VariantQuestion.Check(name, least: check.least)
      },
      nodes: nodes,
      comparesMirrorImages: comparesMirrorImages
    )
  }

  /// The conditions that it asks about.
  var layoutConditions: [LayoutConditions] {
    conditions.map { conditions in
      LayoutConditions(
        proposal: ProposalLiteral(conditions.proposal),
        environment: EnvironmentAttributes(conditions.environment)
      )
    }
  }
}

extension ObservedVariant {
  init(_ conditions: LayoutConditions, _ answer: VariantAnswer) {
    self.init(
      conditions: conditions,
      measures: answer.measures.mapValues { $0.map { NodeMeasure($0) } },
      findings: answer.findings.compactMap { CheckFinding($0) },
      mirrorBreach: answer.mirrorBreach
    )
  }

  /// Takes the measures that a question asks for from a layout.
  init(_ conditions: LayoutConditions, _ question: VariantQuestion, _ nodes: [ResolvedNode]) {
    self.init(conditions: conditions)
    let known = nodes.nodesByIdentifier()
    for name in question.nodes {
      measures[name] =
        name == VariantQuestion.root
        ? nodes.bounds.map { [NodeMeasure($0)] } ?? [] : known[name]?.map { NodeMeasure($0) } ?? []
    }
  }
}

extension VariantAnswer {
  init(_ variant: ObservedVariant) {
    self.init(
      measures: variant.measures.mapValues { $0.map { Measure($0) } },
      findings: variant.findings.map { Finding($0) },
      mirrorBreach: variant.mirrorBreach
    )
  }
}

extension NodeMeasure {
  init(_ node: ResolvedNode) {
    self.init(node.frame)
    lines = node.textLines?.count
  }

  init(_ frame: CGRect) {
    self.init(
      x: frame.origin.x,
      y: frame.origin.y,
      width: frame.size.width,
      height: frame.size.height
    )
  }

  fileprivate init(_ measure: VariantAnswer.Measure) {
    self.init(CGRect(measure.frame))
    lines = measure.lines
  }
}

extension VariantAnswer.Measure {
  fileprivate init(_ measure: NodeMeasure) {
    self.init(
      frame: EngineFrame(
        x: measure.x,
        y: measure.y,
        width: measure.width,
        height: measure.height
      ),
      lines: measure.lines
    )
  }
}

extension CheckFinding {
  /// `nil` for a finding of a check that nobody knows.
  fileprivate init?(_ finding: VariantAnswer.Finding) {
    guard let check = CheckName(rawValue: finding.check) else { return nil }
    self.init(
      check,
      node: finding.node.name,
      nodeID: finding.node.node,
      identifiers: finding.node.identifiers,
      other: finding.other.map {
        Other(node: $0.name, nodeID: $0.node, identifiers: $0.identifiers)
      },
      points: finding.points
    )
  }
}

extension VariantAnswer.Finding {
  fileprivate init(_ finding: CheckFinding) {
    self.init(
      check: finding.check.rawValue,
      node: Node(
        name: finding.node,
        node: finding.nodeID,
        identifiers: finding.identifiers
      ),
      other: finding.other.map {
        Node(name: $0.node, node: $0.nodeID, identifiers: $0.identifiers)
      },
      points: finding.points
    )
  }
}
