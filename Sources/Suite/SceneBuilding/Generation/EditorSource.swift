package import SpecFormat

/// Swift code of a spec for an editor's completion, at the lines and columns of the Markdown file.
///
/// Only the scenario around a line and the shared blocks are written. Other lines are empty, so
/// that a position in the code is the same in the spec.
package struct EditorSource: Sendable, Equatable {
  package let text: String

  /// Writes the code around a line; `nil` for a line outside of Swift code that is compiled.
  ///
  /// - Parameters:
  ///   - markdown: The Markdown file, in which the code need not parse.
  ///   - line: The line, from 1.
  ///   - suite: The shared code of the suite; that of other files which the code uses, or whose
  ///     names begin with a word of the line, is written after the spec.
  ///   - file: The path of the Markdown file, as in the shared code.
  ///   - target: The engine with the modules that code imports.
  package init?(
    of markdown: MarkdownDocument,
    around line: Int,
    shared suite: [SharedCode] = [],
    file: String = "",
    for target: SceneTarget = .plumb
  ) {
    let fences = markdown.fences.filter { $0.name == "swift" }
    guard let current = fences.first(where: { $0.lines.contains(line) && $0.line != line }),
      let role = Self.role(of: current), role != .sketch
    else { return nil }
    var lines = [String](repeating: "", count: max(markdown.lineCount, line))
    let shared = fences.filter { Self.role(of: $0) == .shared }
    for fence in shared { Self.write(fence, to: &lines) }
    if role != .shared {
      Self.write(Self.scenario(around: current, among: fences, in: markdown), to: &lines)
    }
    let begun = line <= lines.count ? lines[line - 1] : ""
    let others = Self.needed(by: lines.joined(separator: "\n"), begun, of: file, in: suite)
    let imports = target.imports.map { "import \($0); " }.joined()
    lines[0] = imports + Self.helper + lines[0]
    text = (lines + others).joined(separator: "\n") + "\n"
  }
}

extension EditorSource {
  /// The function whose argument is the code of a scene.
  private static let helper =
    "@MainActor func plumbScene<V: View>(@ViewBuilder _ content: () -> V) {}; "

  /// Returns the lines of the shared code of other files that code uses or is about to use.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - begun: The line of the completion, whose last word may be incomplete.
  ///   - file: The file of the code.
  ///   - shared: The shared code of the suite.
  /// - Returns: The lines without imports.
  private static func needed(
    by code: String,
    _ begun: String,
    of file: String,
    in shared: [SharedCode]
  ) -> [String] {
    let beginnings = SwiftWords.all(in: begun)
    let names = shared.flatMap(\.declared).filter { name in
      beginnings.contains { name.hasPrefix($0) }
    }
    let words = SwiftWords.all(in: code).union(names)
    return shared.needed(by: words, declaring: [], of: file).flatMap { code in
      code.blocks.flatMap { SourceText.lines(of: $0.code).map { String($0) } }
        .filter { !$0.trimmed.hasPrefix("import ") }
    }
  }

  /// Returns the role of a Swift block; `nil` for a sample with other words.
  private static func role(of fence: FencedBlock) -> SwiftRole? {
    let words = fence.info.split(whereSeparator: \.isWhitespace).dropFirst()
    guard let word = words.first, !word.contains("=") else { return .scene }
    return SwiftRole(rawValue: String(word))
  }

  /// Returns the blocks of the scenario around a block: setups, a scene and steps.
  private static func scenario(
    around fence: FencedBlock,
    among fences: [FencedBlock],
    in markdown: MarkdownDocument
  ) -> [FencedBlock] {
    let headings = markdown.blocks.filter { $0.heading != nil }.map(\.line)
    let start = headings.last { $0 < fence.line } ?? 0
    let end = headings.first { $0 > fence.line } ?? .max
    let section = fences.filter { (start..<end).contains($0.line) && role(of: $0) != .shared }
    var blocks: [FencedBlock] = []
    for block in section {
      let begins = role(of: block) == .setup || role(of: block) == .scene
      let isOver = blocks.contains { role(of: $0) == .scene || role(of: $0) == .rejected }
      if begins, isOver {
        if blocks.contains(fence) { break }
        blocks = []
      }
      blocks.append(block)
    }
    return blocks
  }

  /// Writes the blocks of a scenario as one function.
  private static func write(_ blocks: [FencedBlock], to lines: inout [String]) {
    for (index, block) in blocks.enumerated() {
      write(block, to: &lines)
      let isScene = role(of: block) == .scene
      let isStep = role(of: block) == .step
      let function = index == 0 ? "@MainActor func plumbScenario(_ stage: Stage) { " : ""
      lines[block.line - 1] = function + (isScene ? "plumbScene {" : isStep ? "do {" : "")
      let end = min(block.lines.upperBound - 2, lines.count - 1)
      lines[end] += (isScene || isStep ? " }" : "") + (index == blocks.count - 1 ? " }" : "")
    }
  }

  /// Writes the code of a block at its lines and columns, without imports.
  private static func write(_ block: FencedBlock, to lines: inout [String]) {
    for line in block.content where !line.text.trimmed.hasPrefix("import ") {
      lines[line.line - 1] = String(repeating: " ", count: line.firstColumn - 1) + line.text
    }
  }
}
