/// A scenario of which further blocks may come.
struct OpenScenario {
  var id: String
  /// The line of the scene's fence, from 1.
  var line: Int
  /// The clause that the scene stands in, by its place in the document.
  var clause: Int
  var scene: SceneSpec
  /// Whether a block has said what the root is proposed.
  var hasProposal: Bool
  /// Whether anything is checked, be it in a block that could not be read.
  var checksSomething = false
}

extension OpenScenario {
  /// Adds what is expected after the last step.
  mutating func append(_ expectation: Expectation) {
    scene.phases[scene.phases.count - 1].expectations.append(expectation)
  }

  /// Adds a step.
  mutating func append(step: CodeBlock) {
    hasProposal = hasProposal || step.resizesStage
    scene.phases.append(SceneSpec.Phase(step: step))
  }
}

extension CodeBlock {
  /// Whether the code says what the root is proposed, so that an expectation need not.
  var resizesStage: Bool { code.contains("stage.resize(") }
}
