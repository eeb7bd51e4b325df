internal import Conformance
internal import Foundation
internal import Reporting
internal import SpecFormat

/// Accepted blocks on their way into their specs.
struct Acceptance {
  let specs: [RewrittenSpec]
  /// The blocks that cannot say what came, such as a frame that is nowhere.
  let unsayable: [AcceptableBlock]

  /// Prepares every spec before any is written, so that a refusal leaves all as they are.
  ///
  /// - Parameters:
  ///   - blocks: Blocks of any specs.
  ///   - root: The package that the specs are in.
  ///   - origin: Where the values come from.
  /// - Throws: Why one of them cannot be written.
  init(
    of blocks: [AcceptableBlock],
    root: String,
    origin: ValueSource = .ownEngine
  ) throws(ToolError) {
    var specs: [RewrittenSpec] = []
    var unsayable: [AcceptableBlock] = []
    var files: Set<String> = []
    for block in blocks where files.insert(block.document.file).inserted {
      let (own, others) = try Self.divide(
        blocks.filter { $0.document.file == block.document.file },
        root: root,
        origin: origin
      )
      specs.append(try RewrittenSpec(own, in: block.document, root: root, origin: origin))
      unsayable += others
    }
    self.specs = specs
    self.unsayable = unsayable
  }

  /// Parts a spec's blocks into those that can be written and those that would break it.
  private static func divide(
    _ blocks: [AcceptableBlock],
    root: String,
    origin: ValueSource
  ) throws(ToolError) -> (sayable: [AcceptableBlock], unsayable: [AcceptableBlock]) {
    // Nearly always all of them can be written.
    if let document = blocks.first?.document,
      (try? RewrittenSpec(blocks, in: document, root: root, origin: origin)) != nil
    {
      return (blocks, [])
    }
    var divided: (sayable: [AcceptableBlock], unsayable: [AcceptableBlock]) = ([], [])
    for block in blocks {
      do {
        _ = try RewrittenSpec([block], in: block.document, root: root, origin: origin)
        divided.sayable.append(block)
      } catch .blockNotWritten {
        divided.unsayable.append(block)
      }
    }
    return divided
  }
}

extension Acceptance {
  /// Refuses where nobody looks at what is accepted: under continuous integration.
  static func checkThatSomeoneLooks() throws(ToolError) {
    let value = ProcessInfo.processInfo.environment["CI", default: ""].lowercased()
    guard ["", "0", "false"].contains(value) else { throw .acceptanceUnwatched }
  }

  /// Why each block that would break its spec stays as it is.
  var refusals: [AcceptanceRefusal] {
    unsayable.map { block in
      AcceptanceRefusal(
        block: block,
        code: "block-not-sayable",
        reason: "a block cannot say what came:\n\(block.result.actual)"
      )
    }
  }

  /// Writes every spec, or none where one of them has changed or cannot be written.
  func write() throws(ToolError) {
    try specs.map(\.replacement).write()
  }
}

/// The blocks of a run that can be accepted, and the reasons why the other blocks cannot.
struct AcceptanceSelection {
  /// In the order of the specs.
  private(set) var blocks: [AcceptableBlock] = []
  /// Why each of the others stays as it is; in the order of the specs.
  private(set) var refusals: [AcceptanceRefusal] = []

  /// Sorts the results of a run.
  ///
  /// - Parameters:
  ///   - runs: The scenarios with what came of them.
  ///   - takesNewOnly: Whether only blocks without a line are meant.
  init(of runs: [ScenarioRun], takesNewOnly: Bool) {
    for run in runs {
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
    if result.accepted != nil, isChange {
      blocks.append(block)
    } else {
      block.result.mismatches = Array(result.mismatches.prefix(1))
      let verdict = result.verdict.rawValue
      refusals.append(
        AcceptanceRefusal(
          block: block,
          code: verdict,
          reason: "\(verdict): \(block.result.message)"
        )
      )
    }
  }
}

extension ExpectationResult {
  /// How many lines the block has that are not blank.
  fileprivate var writtenLineCount: Int { expectedLines.count }
}

extension ScenarioSpec {
  /// The lines of the fences of blocks that have no line yet.
  fileprivate var newLines: Set<Int> {
    switch body {
    case .rejected: []
    case .script(let script): script.lines.contains { $0.outcome == nil } ? [line] : []
    case .scene(let scene):
      Set(scene.phases.flatMap(\.expectations).filter(\.content.isToBeFilled).map(\.line))
    }
  }
}

/// A block that does not hold, and what it would say to hold.
struct AcceptableBlock {
  /// The id of its scenario.
  var id: String
  var document: SpecDocument
  var result: ExpectationResult
  var lines: [AcceptedLine]
}

extension AcceptableBlock {
  /// The block's place and its scenario: ``Specs/a.md:9: `frames` of a#it-works``.
  var title: String { "\(document.file):\(result.line): `\(result.block)` of \(id)" }
}

/// Why a block that does not hold stays as it is.
struct AcceptanceRefusal {
  var block: AcceptableBlock
  /// The verdict, where that is the reason.
  var code: String
  var reason: String
}

extension AcceptanceRefusal: CustomStringConvertible {
  var description: String { "\(block.title) stays as it is: \(reason)" }
}

extension AcceptanceRefusal {
  var message: JSONMessage {
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
