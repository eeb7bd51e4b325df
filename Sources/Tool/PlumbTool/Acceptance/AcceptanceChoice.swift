internal import Conformance
internal import SpecFormat

/// The blocks of a run that can be accepted, and the reasons why the other blocks cannot.
struct AcceptanceChoice {
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
        take(result, of: run)
      }
    }
  }
}

extension AcceptanceChoice {
  private mutating func take(_ result: ExpectationResult, of run: ScenarioRun) {
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
