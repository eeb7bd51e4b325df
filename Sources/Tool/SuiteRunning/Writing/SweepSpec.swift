internal import SpecAuthoring
package import Conformance
internal import Foundation
package import Reporting
package import SpecFormat

/// A spec with added blocks that state the results of a sweep of one of its scenes.
@MainActor
package struct SweepSpec {
  private let selected: SelectedScenario
  private let path: String
  /// The content with both blocks, and with values in the table.
  package let bytes: [UInt8]

  /// Adds the blocks after those of the scene, and runs the scene to fill in the table.
  ///
  /// - Parameters:
  ///   - blocks: The blocks.
  ///   - selected: The scenario of the sweep.
  ///   - suite: The suite of its spec.
  ///   - run: The run that measures the scenario.
  /// - Throws: An error if the blocks cannot be written.
  package init(
    _ blocks: SweepBlocks,
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
    spec.insert(blocks.lines, afterBlockAt: line)
    var (filling, diagnostics) = SpecParser.parse(
      bytes: spec.bytes,
      file: document.file,
      name: document.name
    )
    filling.resources = document.resources
    guard diagnostics.isEmpty,
      let scenario = filling.scenarios.first(where: { $0.id == selected.scenario.id })
    else {
      let reason = diagnostics.first?.mistake.message ?? ""
      throw ToolError.blockNotWritten(document.file, reason: reason)
    }
    let tableLine = closingLine + SweepBlocks.tableOffset
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

extension SweepSpec {
  /// The changes of the file in the format of `diff -u`.
  package var difference: UnifiedDiff {
    UnifiedDiff(
      file: selected.document.file,
      old: String(decoding: selected.document.markdown.fileBytes, as: UTF8.self),
      new: String(decoding: bytes, as: UTF8.self)
    )
  }

  /// Writes the spec, unless the file changed meanwhile.
  package func write() throws(ToolError) {
    let file = SpecFile(path: path, named: selected.document.file)
    let digest = selected.document.digest
    try [SpecReplacement(file: file, digest: digest, bytes: bytes)].write()
  }
}

extension SelectedScenario {
  /// The metrics of blocks in the scenario's clause that specify none.
  package var metricsOfClause: LayoutMetrics {
    document.clauses.first { clause in clause.scenarios.contains { $0.id == scenario.id } }?.metrics
      ?? document.metrics
  }

  /// The line of the last fence before any step, of an expectation or of the scene.
  fileprivate var lastLineOfFirstPhase: Int {
    guard case .scene(let scene) = scenario.body else { return scenario.line }
    // Blocks for the whole page are before the scene.
    let lines = scene.phases.first?.expectations.map(\.line) ?? []
    return max(scenario.line, lines.max() ?? 0)
  }
}

/// The blocks that state the results of a sweep: an empty table of variants, and the checks that
/// pass.
package struct SweepBlocks {
  /// The devices of the block of checks: small, common, large, landscape and tablet.
  private static let devices = [
    "iPhone SE", "iPhone 16", "iPhone 16 Pro Max", "iPhone 16 landscape", "iPad mini",
  ]
  /// The text sizes of both blocks: the default, and large ones.
  private static let types = ["large", "xxxLarge", "accessibility5"]
  /// The widths of phones, for the table.
  private static let widths = "320...440"

  let sweep: ConditionSweep
  /// The proposed height of the scene in points; `nil` if it is unspecified.
  let height: Double?
  /// Whether the blocks name the metrics, because they are not those of the clause.
  var statesMetrics = false

  package init(sweep: ConditionSweep, height: Double?, statesMetrics: Bool = false) {
    self.sweep = sweep
    self.height = height
    self.statesMetrics = statesMetrics
  }

  /// The checks that fail for nodes without an id, which `except` cannot name.
  package var inexpressible: [CheckName] {
    CheckName.usualCases.filter { exceptions(of: $0) == nil }
  }
}

extension SweepBlocks {
  /// The lines of both blocks, with a blank one before each.
  var lines: [String] {
    ["", variantsFence] + table + ["```", "", checksFence] + checks + ["```"]
  }

  /// The offset of the table's fence from the line at which the blocks are inserted.
  static let tableOffset = 2

  private var variantsFence: String {
    "```variants \(Self.size(height))\(metrics) evidence=accepted"
  }

  /// The attribute for the metrics, after a space; empty if the blocks do not name them.
  private var metrics: String { statesMetrics ? " metrics=\"\(sweep.metrics.rawValue)\"" : "" }

  private static func size(_ height: Double?) -> String {
    LayoutProposal(width: 320, height: height).text
  }

  private var table: [String] {
    AlignedTable([
      ["width", "type", "|", "truncated", "clipped", "overlapping", "outside"],
      [Self.widths, Self.types.joined(separator: ","), "|", "?", "?", "?", "?"],
    ]).lines
  }

  private var checksFence: String {
    let devices = Self.devices.map { "device=\"\($0)\"" }.joined(separator: " ")
    let types = Self.types.joined(separator: ",")
    let languages = sweep.languages.map(\.name).joined(separator: ",")
    let further = languages.isEmpty ? "direction=ltr,rtl" : "language=\(languages)"
    return "```checks \(devices) type=\(types) \(further)\(metrics)"
  }

  private var checks: [String] {
    CheckName.usualCases.compactMap { check in
      exceptions(of: check).map { exceptions in
        let line = check.usualLine
        return exceptions.isEmpty ? line : "\(line) except \(exceptions.joined(separator: " "))"
      }
    }
  }

  /// Returns the ids of nodes that fail a check under the block's conditions; `nil` if a node has
  /// no id.
  private func exceptions(of check: CheckName) -> [String]? {
    var exceptions: [String] = []
    for breach in sweep.breaches where Self.names(breach) {
      for finding in breach.findings where finding.check == check {
        guard let id = finding.identifiers.first ?? finding.other?.identifiers.first else {
          return nil
        }
        let exception = QuotedText.identifier(id)
        if !exceptions.contains(exception) { exceptions.append(exception) }
      }
    }
    return exceptions
  }

  /// Returns whether the block of checks includes the conditions of a failure.
  private static func names(_ breach: ConditionSweep.Breach) -> Bool {
    devices.contains(breach.device) && types.contains(breach.type)
  }
}
