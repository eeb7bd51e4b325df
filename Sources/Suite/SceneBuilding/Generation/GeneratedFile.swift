package import SpecFormat

/// A Swift file that is generated from a spec's code.
package struct GeneratedFile: Sendable, Equatable, Codable {
  /// The file's name, unique in the module.
  package let name: String
  package let contents: String
}

extension GeneratedFile {
  /// Generates the file of a spec, with its shared code, its scenes and an entry point.
  ///
  /// Each scene becomes a function. The entry point returns the scenarios.
  ///
  /// - Parameters:
  ///   - document: The spec, written for the target's dispatch of methods.
  ///   - shared: The shared code of other specs that it uses.
  ///   - target: The engine that it is compiled for.
  ///   - withdrawn: The shared blocks and the scenarios to leave out.
  init(
    of document: SpecDocument,
    using shared: [SharedCode] = [],
    for target: SceneTarget = .plumb,
    without withdrawn: Set<CodePlace> = []
  ) {
    let names = GeneratedNames(of: document.name)
    let isKept = { (block: CodeBlock) in
      !withdrawn.contains(CodePlace(file: document.file, fenceLine: block.fenceLine))
    }
    let classes = SceneCall.classes(in: document.sharedBlocks + shared.flatMap(\.blocks))
    let shared = document.sharedBlocks.filter(isKept)
    let scenes = document.scenes.filter { isKept($0.scene.scene) }
    var writer = SwiftSourceWriter(file: document.file, for: target)
    writer.write("// Generated from \(document.file). Edit that file instead.")
    writer.writeImports(of: shared + scenes.flatMap { $0.scenario.body.blocks })
    for block in shared { writer.write(block) }
    for (index, scene) in scenes.enumerated() {
      writer.write(scene.scene, function: names.function(index + 1), classes: classes)
    }
    writer.write("let \(names.scenarios): [\(target.stage).Scenario] = [")
    for (index, (scenario, _)) in scenes.enumerated() {
      writer.write("  \(target.stage).Scenario(")
      writer.write("    id: \(SwiftSourceWriter.literal(scenario.id)),")
      writer.write("    digest: \(SwiftSourceWriter.literal(scenario.digest)),")
      writer.write("    body: { \(names.function(index + 1))($0) }),")
    }
    writer.write("]")
    writer.writeEntryPoint(named: names.entryPoint, handingOver: names.scenarios)
    self.init(name: names.file, contents: writer.text)
  }

  /// Generates the file with the shared code of another spec.
  ///
  /// - Parameters:
  ///   - blocks: The code.
  ///   - name: The file's name.
  ///   - file: The spec's path, for compiler errors.
  ///   - target: The engine that it is compiled for.
  init(
    of blocks: [CodeBlock],
    named name: String,
    in file: String,
    for target: SceneTarget = .plumb
  ) {
    let blocks = target == .plumb ? ObjectiveCDispatch.applied(to: blocks, in: file) : blocks
    self.init(writing: blocks, named: name, in: file, for: target)
  }

  /// Generates the file with the shared code of another spec, which is already written for Swift's
  /// dispatch.
  init(
    writing blocks: [CodeBlock],
    named name: String,
    in file: String,
    for target: SceneTarget
  ) {
    var writer = SwiftSourceWriter(file: file, for: target)
    writer.writeImports(of: blocks)
    for block in blocks { writer.write(block) }
    self.init(name: name, contents: writer.text)
  }
}

extension SpecDocument {
  /// The scenarios that are compiled, in document order.
  package var scenes: [(scenario: ScenarioSpec, scene: SceneSpec)] {
    scenarios.compactMap { scenario in
      guard case .scene(let scene) = scenario.body else { return nil }
      return (scenario, scene)
    }
  }
}
