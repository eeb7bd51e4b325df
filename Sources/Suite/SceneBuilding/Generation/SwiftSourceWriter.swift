package import SpecFormat

/// Generates Swift source in which the code of a spec keeps its Markdown line numbers.
struct SwiftSourceWriter {
  private(set) var text = ""
  private let file: String
  let target: SceneTarget

  /// Creates a writer with an empty text.
  ///
  /// - Parameters:
  ///   - file: The path of the Markdown file for compiler errors: `Specs/views/stacks.md`.
  ///   - target: The engine that it is compiled for.
  init(file: String, for target: SceneTarget) {
    self.file = file
    self.target = target
  }
}

extension SwiftSourceWriter {
  mutating func write(_ line: String) {
    text += line + "\n"
  }

  /// Writes the imports of all specs, then the imports of each block.
  mutating func writeImports(of blocks: [CodeBlock]) {
    for module in target.imports { write("import \(module)") }
    for statement in blocks.flatMap(\.imports) { write(statement) }
  }

  /// Writes an import; the error for a missing module is at its line.
  ///
  /// The compiler stops at an import of a missing module. With a condition it reports all missing
  /// modules, and the other errors of the code.
  private mutating func write(_ statement: CodeImport) {
    let missing = "#error(\"no such module '\(statement.module)'\")"
    let code = """
      #if !canImport(\(statement.module))
      \(statement.isRequired ? missing : "")
      #else
      import \(statement.path)
      #endif
      """
    write(code, atLine: statement.line - 1)
  }

  /// Writes the code of a block with its line number.
  mutating func write(_ block: CodeBlock) {
    write(block.code, atLine: block.line)
  }

  /// Writes a block as a closure that begins at the line of the block's fence.
  ///
  /// - Parameters:
  ///   - block: The closure's body.
  ///   - call: The function that receives the closure, such as `stage.scene`.
  mutating func write(_ block: CodeBlock, asClosureOf call: String) {
    let code = SceneClosure(block.code)?.expression ?? block.code
    write("\(call) {\n\(code)}", atLine: block.fenceLine)
  }

  private mutating func write(_ code: String, atLine line: Int) {
    write("#sourceLocation(file: \(SwiftSourceWriter.literal(file)), line: \(line))")
    text += code.hasSuffix("\n") || code.isEmpty ? code : code + "\n"
    write("#sourceLocation()")
  }

  /// Returns a string literal for a text.
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
  /// Writes the function of a scene: its setup, the scene itself and its steps.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - function: The function's name.
  ///   - classes: The classes that its code may use, in addition to those of its setup.
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

  /// Writes the function of code that must not compile, in the same form as a scene.
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
    write(scene, asClosureOf: SceneCall(showing: scene, classes: classes, for: target).name)
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

/// Generates Swift source for code that must not compile.
package enum RejectedSource {
  /// Returns the source: the document's shared blocks, then the setup and the code in the form of a
  /// scene.
  ///
  /// - Parameters:
  ///   - rejected: The block that must not compile.
  ///   - document: The document that contains it.
  ///   - target: The engine for which it must not compile.
  /// - Returns: A file that only imports the modules that specs import. The compiler reports errors
  ///   in the block with the document's path and a line from `code.fenceLine` to the closing fence.
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
