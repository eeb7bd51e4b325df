/// A scene with the code before it, the steps after it and what is expected of each.
package struct SceneSpec: Sendable, Equatable {
  /// The `swift setup` blocks, in order.
  package var setup: [CodeBlock]
  package var scene: CodeBlock
  /// The expectations before any step, then one phase for each step.
  package var phases: [Phase]

  package struct Phase: Sendable, Equatable {
    /// The `swift step` block that the phase begins with; `nil` for the first phase.
    package var step: CodeBlock?
    package var expectations: [Expectation]

    package init(step: CodeBlock? = nil, expectations: [Expectation] = []) {
      self.step = step
      self.expectations = expectations
    }
  }

  package init(setup: [CodeBlock] = [], scene: CodeBlock, phases: [Phase]) {
    self.setup = setup
    self.scene = scene
    self.phases = phases
  }
}
