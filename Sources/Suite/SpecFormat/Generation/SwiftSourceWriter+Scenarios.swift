extension SwiftSourceWriter {
  /// Writes the function of a scene: its setup, the scene itself, its steps.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - function: The function's name.
  ///   - classes: The classes that its code may use, besides those of its setup.
  mutating func write(_ scene: SceneSpec, function: String, classes: Set<String>) {
    writeFunction(
      function,
      setup: scene.setup,
      scene: scene.scene,
      classes: classes
    ) { writer in
      for step in scene.phases.compactMap(\.step) {
        writer.write(step, asClosureOf: "stage.step")
      }
    }
  }

  /// Writes the function of code that must not compile, as if it were a scene.
  mutating func write(_ rejected: RejectedSpec, function: String) {
    writeFunction(function, setup: rejected.setup, scene: rejected.code, classes: []) { _ in }
  }

  private mutating func writeFunction(
    _ name: String,
    setup: [CodeBlock],
    scene: CodeBlock,
    classes: Set<String>,
    steps: (inout SwiftSourceWriter) -> Void
  ) {
    write("@MainActor private func \(name)(_ stage: \(target.stage).Stage) {")
    for block in setup { write(block) }
    let classes = classes.union(SceneCall.classes(in: setup))
    write(scene, asClosureOf: SceneCall(showing: scene, classes: classes).name)
    steps(&self)
    write("}")
  }

  /// Writes the function that a library is asked for: it hands the scenarios over.
  mutating func writeEntryPoint(handingOver scenarios: String) {
    write("@_cdecl(\(SwiftSourceWriter.literal(SceneModule.entryPoint)))")
    write("public func plumbScenarios() -> UnsafeMutableRawPointer {")
    write("  \(target.stage).SceneLibrary(\(scenarios)).handedOver()")
    write("}")
  }
}
