internal import EngineKit
internal import Foundation
internal import LayoutTree
internal import LayoutValues
internal import SpecFormat

extension ObservedVariant {
  init(_ conditions: LayoutConditions, _ answer: VariantAnswer) {
    self.init(
      conditions: conditions,
      measures: answer.measures,
      findings: answer.findings,
      mirrorBreach: answer.mirrorBreach
    )
    doubts = answer.doubts
  }

  /// Creates a variant with the measures of the nodes that a question names.
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
      measures: variant.measures,
      findings: variant.findings,
      mirrorBreach: variant.mirrorBreach
    )
    doubts = variant.doubts
  }
}

extension NodeMeasure {
  init(_ node: ResolvedNode) {
    self.init(frame: LayoutFrame(node.frame), lines: node.lines?.count)
  }

  init(_ frame: CGRect) { self.init(frame: LayoutFrame(frame)) }
}
