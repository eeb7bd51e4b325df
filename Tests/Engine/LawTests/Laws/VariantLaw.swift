import Conformance
import Foundation
import Scenarios
import SpecFormat
import ViewLayout
import PlumbEngine

/// Layouts at several widths that share a graph are equal to layouts with a new graph for each
/// width.
struct VariantLaw: TreeLaw {
  private static let widthCount = 4

  var name: String { "variants-equal-fresh" }

  func breach(of sample: TreeSample) -> ViolationScenario? {
    if sample.tree.estimates { return nil }
    let proposals = sample.proposals(Self.widthCount)
    let height = proposals[0].height.map { Double($0) }
    let conditions = proposals.map { proposal in
      let width = proposal.width.map { Double($0) }
      return LayoutConditions(proposal: LayoutProposal(width: width, height: height))
    }
    let view = sample.tree.view
    let checks = CheckName.allCases.map { VariantQuestion.Check($0, least: 44) }
    let question = VariantQuestion(checks: checks, nodes: [VariantQuestion.root])
    let scenario = Scenario(id: "a#b", digest: "") { stage in stage.scene { view } }
    let link = InProcessConnection(to: CompiledEngine([scenario]))
    let scene = ConnectedScene(scenario.id, over: link)
    var (shared, fresh): ([ObservedVariant], [ObservedVariant]) = ([], [])
    scene.play { phase in
      guard phase != nil else { return }
      let run = VariantRun(question: question, scene: scene)
      shared = run.variants(under: conditions).compactMap(\.self)
      fresh = conditions.flatMap { run.variants(under: [$0]).compactMap(\.self) }
    }
    for (conditions, (shared, fresh)) in zip(conditions, zip(shared, fresh)) {
      // Layouts that only differ in NaN have equal descriptions.
      guard fresh != shared, "\(fresh)" != "\(shared)" else { continue }
      let proposal = ProposedViewSize(
        width: conditions.proposal.width.map { CGFloat($0) },
        height: conditions.proposal.height.map { CGFloat($0) }
      )
      return ViolationScenario(
        law: name,
        difference: "on a graph of its own \(fresh), on a shared one \(shared)",
        tree: sample.tree,
        proposal: proposal,
        expected: sample.scene.frames(at: proposal)
      )
    }
    return nil
  }
}
