/// Writes Swift whose pieces of a spec keep their Markdown lines.
struct SwiftSourceWriter {
  private(set) var text = ""
  private let file: String
  let target: SceneTarget

  /// Begins a text.
  ///
  /// - Parameters:
  ///   - file: The Markdown file as compiler errors name it: `Specs/views/stacks.md`.
  ///   - target: The engine that it is compiled for.
  init(file: String, for target: SceneTarget) {
    self.file = file
    self.target = target
  }
}

extension SwiftSourceWriter {
  /// Writes a line.
  mutating func write(_ line: String) {
    text += line + "\n"
  }

  /// Writes the imports that every piece sees, then each block's own at its fence's line.
  mutating func writeImports(of blocks: [CodeBlock]) {
    for module in target.imports { write("import \(module)") }
    for block in blocks {
      for path in block.imports { write("import \(path)", atLine: block.fenceLine) }
    }
  }

  /// Writes the code of a block at its line.
  mutating func write(_ block: CodeBlock) {
    write(block.code, atLine: block.line)
  }

  /// Writes a block as a closure, which opens at the line of the block's fence.
  ///
  /// - Parameters:
  ///   - block: The closure's body.
  ///   - call: The call that takes the closure: `stage.scene`.
  mutating func write(_ block: CodeBlock, asClosureOf call: String) {
    write("\(call) {\n\(block.code)}", atLine: block.fenceLine)
  }

  private mutating func write(_ code: String, atLine line: Int) {
    write("#sourceLocation(file: \(SwiftSourceWriter.literal(file)), line: \(line))")
    text += code.hasSuffix("\n") || code.isEmpty ? code : code + "\n"
    write("#sourceLocation()")
  }

  /// A string literal of a text.
  static func literal(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

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

  /// Writes the function that returns the scenarios of a library to the process that loads it.
  mutating func writeEntryPoint(named name: String, handingOver scenarios: String) {
    write("@_cdecl(\(SwiftSourceWriter.literal(SceneModule.entryPoint)))")
    write("public func \(name)() -> UnsafeMutableRawPointer {")
    write("  \(target.stage).SceneLibrary(\(scenarios)).handedOver()")
    write("}")
  }
}

/// The Swift text of code that must not compile.
package enum RejectedSource {
  /// Makes the text: the document's shared blocks, then the setup and the code as a scene.
  ///
  /// - Parameters:
  ///   - rejected: The block that the compiler must refuse.
  ///   - document: The document that it stands in.
  ///   - target: The engine that it must not compile for.
  /// - Returns: A file that needs the modules that specs see, and nothing else. A message about
  ///   the block names the document's file and a line from `code.fenceLine` to the closing fence.
  package static func text(
    for rejected: RejectedSpec,
    in document: SpecDocument,
    target: SceneTarget = .plumb
  ) -> String {
    var writer = SwiftSourceWriter(file: document.file, for: target)
    writer.writeImports(of: document.sharedBlocks + rejected.setup + [rejected.code])
    for block in document.sharedBlocks { writer.write(block) }
    writer.write(rejected, function: "rejected")
    return writer.text
  }
}
