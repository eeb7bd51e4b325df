extension SwiftSourceWriter {
  /// Writes the function of a scene: its setup, the scene itself, its steps.
  mutating func write(_ scene: SceneSpec, function: String) {
    writeFunction(function, setup: scene.setup, scene: scene.scene) { writer in
      for step in scene.phases.compactMap(\.step) {
        writer.write(step, asClosureOf: "stage.step")
      }
    }
  }

  /// Writes the function of code that must not compile, as if it were a scene.
  mutating func write(_ rejected: RejectedSpec, function: String) {
    writeFunction(function, setup: rejected.setup, scene: rejected.code) { _ in }
  }

  private mutating func writeFunction(
    _ name: String,
    setup: [CodeBlock],
    scene: CodeBlock,
    steps: (inout SwiftSourceWriter) -> Void
  ) {
    write("@MainActor private func \(name)(_ stage: Scenarios.Stage) {")
    for block in setup { write(block) }
    write(scene, asClosureOf: SceneCall(showing: scene).name)
    steps(&self)
    write("}")
  }

  /// Writes the function that a library is asked for: it hands the scenarios over.
  mutating func writeEntryPoint(handingOver scenarios: String) {
    write("@_cdecl(\(SwiftSourceWriter.literal(SceneModule.entryPoint)))")
    write("public func plumbScenarios() -> UnsafeMutableRawPointer {")
    write("  Scenarios.SceneLibrary(\(scenarios)).handedOver()")
    write("}")
  }
}
