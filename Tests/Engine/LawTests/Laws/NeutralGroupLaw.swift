import Conformance
import PlumbEngine

/// R-VIEW-1: a `Group` around any view of a tree changes no frame.
struct NeutralGroupLaw: TreeLaw {
  var name: String { "group-changes-nothing" }

  func breach(of sample: TreeSample) -> ViolationScenario? {
    var generator = sample.generator
    guard let path = sample.tree.paths.randomElement(using: &generator) else { return nil }
    let group = GeneratedView(.container(.group), [sample.tree[path[...]]])
    let grouped = TreeSample(tree: sample.tree.replacing(path, with: group), seed: sample.seed)
    for proposal in sample.proposals(2) {
      if let breach = LawBreach(
        proposal: proposal,
        expected: sample.scene.frames(at: proposal),
        actual: grouped.scene.frames(at: proposal),
        situation: "with the group"
      ) {
        return ViolationScenario(
          law: name,
          difference: breach.description,
          tree: grouped.tree,
          proposal: proposal,
          expected: breach.expected
        )
      }
    }
    return nil
  }
}
