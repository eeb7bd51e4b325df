package import Conformance
internal import Foundation
package import Reporting
package import SpecFormat

/// Accepted blocks with the new content of their specs.
package struct Acceptance {
  package let specs: [RewrittenSpec]
  /// The blocks whose results cannot be written as lines, such as a frame with NaN values.
  package let inexpressible: [AcceptableBlock]

  /// Prepares all specs before any is written, so that an error leaves all of them unchanged.
  ///
  /// - Parameters:
  ///   - blocks: Blocks of any specs.
  ///   - root: The package of the specs.
  ///   - origin: The source of the values.
  /// - Throws: An error if any of them cannot be written.
  package init(
    of blocks: [AcceptableBlock],
    root: String,
    origin: ValueSource = .ownEngine
  ) throws(ToolError) {
    var specs: [RewrittenSpec] = []
    var inexpressible: [AcceptableBlock] = []
    var files: Set<String> = []
    for block in blocks where files.insert(block.document.file).inserted {
      let (own, others) = try Self.divide(
        blocks.filter { $0.document.file == block.document.file },
        root: root,
        origin: origin
      )
      specs.append(try RewrittenSpec(own, in: block.document, root: root, origin: origin))
      inexpressible += others
    }
    self.specs = specs
    self.inexpressible = inexpressible
  }

  /// Divides the blocks of a spec into those that can be written, and those that would make it
  /// malformed.
  private static func divide(
    _ blocks: [AcceptableBlock],
    root: String,
    origin: ValueSource
  ) throws(ToolError) -> (expressible: [AcceptableBlock], inexpressible: [AcceptableBlock]) {
    // In the common case, all blocks can be written.
    if let document = blocks.first?.document,
      (try? RewrittenSpec(blocks, in: document, root: root, origin: origin)) != nil
    {
      return (blocks, [])
    }
    var divided: (expressible: [AcceptableBlock], inexpressible: [AcceptableBlock]) = ([], [])
    for block in blocks {
      do {
        _ = try RewrittenSpec([block], in: block.document, root: root, origin: origin)
        divided.expressible.append(block)
      } catch .blockNotWritten {
        divided.inexpressible.append(block)
      }
    }
    return divided
  }
}

extension Acceptance {
  /// Throws an error in continuous integration, where accepted values would not be reviewed.
  package static func checkEnvironment() throws(ToolError) {
    let value = ProcessInfo.processInfo.environment["CI", default: ""].lowercased()
    guard ["", "0", "false"].contains(value) else { throw .acceptanceUnwatched }
  }

  /// The reasons why blocks that would make their spec malformed do not change.
  package var refusals: [AcceptanceRefusal] {
    inexpressible.map { block in
      AcceptanceRefusal(
        block: block,
        code: "block-not-sayable",
        reason: "a block cannot state the result\(Self.hint(for: block.result.actual)):\n"
          + block.result.actual
      )
    }
  }

  /// Returns how to check a part of a tree that no block can state as a whole.
  private static func hint(for tree: String) -> String {
    ElementName.areAmongViews(in: tree)
      ? ", which has views around the elements of a collection view; with 'accessibilityIdentifier', "
        + "'accept --ids' states the frames of these views only, as '#id'"
      : ""
  }

  /// Writes all specs, or none if one of them changed or cannot be written.
  package func write() throws(ToolError) {
    try specs.map(\.replacement).write()
  }
}

/// The blocks of a run that can be accepted, and the reasons why other blocks cannot.
package struct AcceptanceSelection {
  /// The blocks in the order of the specs.
  package private(set) var blocks: [AcceptableBlock] = []
  /// The reasons why other blocks do not change, in the order of the specs.
  package private(set) var refusals: [AcceptanceRefusal] = []
  /// The number of blocks that do not change for each attribute that excludes them.
  private(set) var excludedCounts: [Verdict: Int] = [:]

  /// Divides the results of a run.
  ///
  /// - Parameters:
  ///   - runs: The runs of the scenarios.
  ///   - takesNewOnly: Whether only empty blocks are accepted.
  package init(of runs: [ScenarioRun], takesNewOnly: Bool) {
    for run in runs {
      for result in run.report.results where [.knownFailure, .skipped].contains(result.verdict) {
        excludedCounts[result.verdict, default: 0] += 1
      }
      for result in run.report.results where result.verdict.failsTheRun {
        let isNew = run.scenario.newLines.contains(result.line)
        guard isNew || !takesNewOnly else { continue }
        classify(result, of: run)
      }
    }
  }
}

extension AcceptanceSelection {
  private mutating func classify(_ result: ExpectationResult, of run: ScenarioRun) {
    var block = AcceptableBlock(
      id: run.scenario.id,
      document: run.document,
      result: result,
      lines: result.accepted ?? []
    )
    let isChange =
      !block.lines.allSatisfy(\.isKept) || block.lines.count != result.writtenLineCount
    if let font = result.fonts.first(where: { $0.missingLibrary != nil }) {
      let reason = "texts in '\(font.name)' are estimates here, \(font.reason ?? "")"
      refusals.append(
        AcceptanceRefusal(block: block, code: AcceptanceRefusal.libraryMissing, reason: reason)
      )
    } else if result.accepted != nil, isChange {
      blocks.append(block)
    } else {
      block.result.mismatches = Array(result.mismatches.prefix(1))
      let verdict = result.verdict.rawValue
      refusals.append(
        AcceptanceRefusal(
          block: block,
          code: verdict,
          reason: "\(verdict): \(block.refusalReason)"
        )
      )
    }
  }
}

extension AcceptanceSelection {
  /// A note for each attribute that keeps blocks from changing.
  package var notes: [String] {
    [Verdict.knownFailure, .skipped].compactMap { verdict in
      excludedCounts[verdict].map { count in
        let attribute = verdict == .skipped ? AttributeName.skip : .knownFailure
        return count == 1
          ? "1 block marked '\(attribute.rawValue)' does not change"
          : "\(count) blocks marked '\(attribute.rawValue)' do not change"
      }
    }
  }
}

extension ExpectationResult {
  /// The number of lines in the block that are not blank.
  fileprivate var writtenLineCount: Int { expectedLines.count }
}

extension ScenarioSpec {
  /// The lines of the fences of empty blocks.
  fileprivate var newLines: Set<Int> {
    switch body {
    case .rejected: []
    case .script(let script): script.lines.contains { $0.outcome == nil } ? [line] : []
    case .scene(let scene):
      Set(scene.phases.flatMap(\.expectations).filter(\.content.isToBeFilled).map(\.line))
    }
  }
}

/// A block that does not pass, with the lines that would make it pass.
package struct AcceptableBlock {
  /// The id of its scenario.
  package var id: String
  package var document: SpecDocument
  package var result: ExpectationResult
  package var lines: [AcceptedLine]

  package init(id: String, document: SpecDocument, result: ExpectationResult, lines: [AcceptedLine])
  {
    self.id = id
    self.document = document
    self.result = result
    self.lines = lines
  }
}

extension AcceptableBlock {
  /// The reason why the block does not change: its requirement that does not hold, or its message.
  fileprivate var refusalReason: String {
    guard let requirement = ExpectationFences.fence(named: result.block)?.requirement,
      result.verdict == .failed || !result.leftOut.isEmpty
    else { return ([result.message] + result.leftOut).joined(separator: "\n") }
    let causes = result.leftOut.isEmpty ? [result.message] : result.leftOut
    return ([requirement] + causes).joined(separator: "\n")
  }

  /// Notes on the requirements that the block leaves out because they do not hold.
  package var leftOut: [AcceptanceRefusal] {
    result.leftOut.map {
      AcceptanceRefusal(block: self, code: AcceptanceRefusal.lineLeftOut, reason: $0)
    }
  }

  /// The block's place and its scenario: ``Specs/a.md:9: `frames` of a#it-works``.
  package var title: String { "\(document.file):\(result.line): `\(result.block)` of \(id)" }
}

/// The reason why a block that does not pass cannot be accepted.
package struct AcceptanceRefusal {
  /// The code for a requirement that a block leaves out because it does not hold.
  static let lineLeftOut = "line-left-out"
  /// The code for numbers that depend on a library that is not installed.
  static let libraryMissing = "library-missing"
  /// The code for recorded numbers of another system, which stay.
  static let recordedKept = "recorded-kept"
  /// The code for recorded numbers that are replaced.
  static let recordedReplaced = "recorded-replaced"

  var block: AcceptableBlock
  /// The code of the reason, which is often the verdict.
  package var code: String
  var reason: String

  package init(block: AcceptableBlock, code: String, reason: String) {
    self.block = block
    self.code = code
    self.reason = reason
  }
}

extension AcceptanceRefusal: CustomStringConvertible {
  package var description: String {
    "\(block.title) \(effect) \(reason)"
  }

  /// The effect on the block, as the words before the reason.
  private var effect: String {
    switch code {
    case Self.lineLeftOut: "leaves out"
    case Self.recordedKept: "keeps its numbers:"
    case Self.recordedReplaced: "replaces recorded numbers:"
    default: "does not change:"
    }
  }
}

extension AcceptanceRefusal {
  package var message: JSONMessage {
    JSONMessage(
      code: code,
      id: block.id,
      file: block.document.file,
      line: block.result.line,
      column: 1,
      message: reason
    )
  }
}
