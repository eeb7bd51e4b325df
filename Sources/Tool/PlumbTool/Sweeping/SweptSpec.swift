internal import Conformance
internal import Foundation
internal import Reporting
internal import SpecFormat

/// A spec with the blocks that state what a sweep of one of its scenes has found.
@MainActor
struct SweptSpec {
  private let selected: SelectedScenario
  private let path: String
  /// The spec with both blocks, the table filled in.
  private let bytes: [UInt8]

  /// Adds the blocks behind those that the scene has, and fills in the table by running it.
  ///
  /// - Parameters:
  ///   - blocks: The blocks.
  ///   - selected: The scenario that was swept.
  ///   - suite: Where its spec is.
  ///   - run: Runs the scenario.
  /// - Throws: Why the blocks cannot be written.
  init(
    _ blocks: SweptBlocks,
    of selected: SelectedScenario,
    in suite: SuiteFolder,
    run: SuiteRun
  ) throws {
    self.selected = selected
    path = "\(suite.root)/\(selected.document.file)"
    let line = selected.lastLineOfFirstPhase
    let document = selected.document
    var spec = EditableSpec(document.markdown)
    let closingLine = line + spec.lines(ofBlockAt: line).count + 1
    spec.insert(blocks.lines, behindBlockAt: line)
    let (filling, diagnostics) = SpecParser.parse(
      bytes: spec.bytes,
      file: document.file,
      name: document.name
    )
    guard diagnostics.isEmpty,
      let scenario = filling.scenarios.first(where: { $0.id == selected.scenario.id })
    else {
      let reason = diagnostics.first?.mistake.message ?? ""
      throw ToolError.blockNotWritten(document.file, reason: reason)
    }
    let tableLine = closingLine + SweptBlocks.tableOffset
    let filled = try run.runs(of: [SelectedScenario(document: filling, scenario: scenario)])
      .flatMap(\.report.results).first { $0.line == tableLine }
    guard let accepted = filled?.accepted else {
      throw ToolError.blockNotWritten(document.file, reason: filled?.message ?? "")
    }
    var filledSpec = EditableSpec(filling.markdown)
    let text = AcceptedBlock(
      written: filledSpec.lines(ofBlockAt: tableLine),
      kind: VariantsFence.name
    )
    filledSpec.replaceLines(ofBlockAt: tableLine, with: text.lines(accepted))
    do {
      bytes = try filledSpec.checkedBytes()
    } catch {
      throw ToolError.blockNotWritten(document.file, reason: "\(error)")
    }
  }
}

extension SweptSpec {
  /// The changes of the file, as `diff -u` tells them.
  var difference: UnifiedDifference {
    UnifiedDifference(
      file: selected.document.file,
      old: String(decoding: selected.document.markdown.fileBytes, as: UTF8.self),
      new: String(decoding: bytes, as: UTF8.self)
    )
  }

  /// Writes the spec, unless the file has changed meanwhile.
  func write() throws(ToolError) {
    let file = SpecFile(path: path, named: selected.document.file)
    let digest = selected.document.digest
    try [SpecReplacement(file: file, digest: digest, bytes: bytes)].write()
  }
}

extension SelectedScenario {
  /// The line of the last fence before any step: that of an expectation, or of the scene.
  fileprivate var lastLineOfFirstPhase: Int {
    guard case .scene(let scene) = scenario.body else { return scenario.line }
    // Blocks of the page stand before the scene.
    let lines = scene.phases.first?.expectations.map(\.line) ?? []
    return max(scenario.line, lines.max() ?? 0)
  }
}
