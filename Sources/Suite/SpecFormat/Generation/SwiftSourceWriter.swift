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
