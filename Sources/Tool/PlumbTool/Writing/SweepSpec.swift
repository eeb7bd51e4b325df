internal import Conformance
internal import Foundation
internal import Reporting
internal import SpecFormat

/// A spec with the blocks that state what a sweep of one of its scenes has found.
@MainActor
struct SweepSpec {
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
  /// The changes of the file, as `diff -u` tells them.
  var difference: UnifiedDiff {
    UnifiedDiff(
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

/// The blocks that state what a sweep has found: a table whose values are still to be filled in,
/// and the checks that hold.
struct SweepBlocks {
  /// The devices that a block of checks names: small, usual, large, turned and wide.
  private static let devices = [
    "iPhone SE", "iPhone 16", "iPhone 16 Pro Max", "iPhone 16 landscape", "iPad mini",
  ]
  /// The sizes of text that blocks name: the usual one, and large ones.
  private static let types = ["large", "xxxLarge", "accessibility5"]
  /// The widths of phones, which the table goes through.
  private static let widths = "320...440"

  let sweep: ConditionSweep
  /// The height that the scene is proposed, in points; `nil` where it has none.
  let height: Double?

  /// The checks that no `except` can make hold: nodes without an id break them.
  var unsayable: [CheckName] { CheckName.allCases.filter { excuses(of: $0) == nil } }
}

extension SweepBlocks {
  /// The lines of both blocks, with a blank one before each.
  var lines: [String] {
    ["", variantsFence] + table + ["```", "", checksFence] + checks + ["```"]
  }

  /// How many lines behind the place where they are added the fence of the table is.
  static let tableOffset = 2

  private var variantsFence: String {
    "```variants \(Self.size(height)) evidence=accepted"
  }

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
    return "```checks \(devices) type=\(Self.types.joined(separator: ",")) direction=ltr,rtl"
  }

  private var checks: [String] {
    CheckName.allCases.compactMap { check in
      excuses(of: check).map { excuses in
        let line = check.usualLine
        return excuses.isEmpty ? line : "\(line) except \(excuses.joined(separator: " "))"
      }
    }
  }

  /// The ids that excuse whatever breaks a check under the block's conditions; `nil` where a node
  /// has none.
  private func excuses(of check: CheckName) -> [String]? {
    var excuses: [String] = []
    for breach in sweep.breaches where Self.names(breach) {
      for finding in breach.findings where finding.check == check {
        guard let id = finding.identifiers.first ?? finding.other?.identifiers.first else {
          return nil
        }
        let excuse = QuotedText.identifier(id)
        if !excuses.contains(excuse) { excuses.append(excuse) }
      }
    }
    return excuses
  }

  /// Whether a block of checks names the conditions of a breach.
  private static func names(_ breach: ConditionSweep.Breach) -> Bool {
    devices.contains(breach.device) && types.contains(breach.type)
  }
}
