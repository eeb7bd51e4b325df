package import CommandLineKit
package import Conformance
internal import Foundation

/// Decides whether a run of another engine succeeds, from its floor and its deviations.
@MainActor
package struct EngineVerdict {
  package static let floor = CommandOption(
    name: "floor",
    placeholder: "FILE",
    summary: "fail only if a scenario agrees on fewer expectations than the file states"
  )
  package static let writesFloor = CommandFlag(
    name: "write-floor",
    summary: "write what agrees to the file of '--floor'"
  )
  package static let deviations = CommandOption(
    name: "deviations",
    placeholder: "FILE",
    summary: "count the differences that a file lists as intended apart"
  )

  private let deviations: Deviations?
  /// The path of the floor of `--floor`, and its content; `nil` without the option.
  private let floor: (path: String, content: EngineFloor)?
  private let writesFloor: Bool

  /// Reads the files that the command line names.
  ///
  /// - Throws: Every mistake of the files.
  package init(_ arguments: CommandArguments) throws {
    writesFloor = arguments[Self.writesFloor]
    if let path = arguments[Self.deviations] {
      deviations = try Self.read(path) { text throws(LineFileError) in
        try Deviations(text: text, file: path)
      }
    } else {
      deviations = nil
    }
    guard let path = arguments[Self.floor] else {
      if writesFloor {
        throw UsageError.argumentUnexpected("--write-floor without '--floor'", command: "check")
      }
      floor = nil
      return
    }
    let isNew = writesFloor && !FileManager.default.fileExists(atPath: path)
    let content =
      isNew
      ? EngineFloor()
      : try Self.read(path) { text throws(LineFileError) in
        try EngineFloor(text: text, file: path)
      }
    floor = (path, content)
  }

  private static func read<Value>(
    _ path: String,
    _ parse: (String) throws(LineFileError) -> Value
  ) throws(ToolError) -> Value {
    guard let text = TextFile(path: path).text else { throw .pathsMissing([path]) }
    do {
      return try parse(text)
    } catch {
      throw .lineFileMalformed(error.description)
    }
  }
}

extension EngineVerdict {
  /// Returns the report with the verdict `deviates` for intended differences.
  ///
  /// The report also has the scenarios that agree on less than the floor.
  ///
  /// - Parameters:
  ///   - report: The results that count.
  ///   - suite: All expectations of the suite; `nil` if only a part of it was selected.
  ///   - console: Receives the notes about lines without effect.
  /// - Returns: The report.
  package func judged(
    _ report: ConformanceReport,
    of suite: SelectableExpectations?,
    in console: Console
  ) -> ConformanceReport {
    var judged = report
    if let deviations {
      let (applied, notes) = deviations.applied(to: report, of: suite)
      for note in notes { console.note(note) }
      judged = applied
    }
    judged.breaches = floor.map { Set($0.content.breaches(in: judged).map(\.scenario)) }
    return judged
  }

  /// Compares a report with the floor, or writes the floor.
  ///
  /// - Returns: The exit code of the run.
  package func exitCode(
    of report: ConformanceReport,
    in console: Console
  ) throws(ToolError) -> ExitCode {
    guard report.mistakes.allSatisfy(\.isInSharedCode) else { return .malformedSpec }
    guard let floor else { return report.passesForEngine ? .success : .mismatch }
    let breaches = floor.content.breaches(in: report)
    if writesFloor {
      let updated = floor.content.updated(by: report)
      for breach in breaches { console.note("lowered: \(breach.scenario)") }
      try TextFile(path: floor.path).write(updated.text)
      console.note("wrote \(floor.path): \(updated.counts.count) scenarios")
      return .success
    }
    for breach in breaches { console.note("\(breach)") }
    let absent = floor.content.absent(from: report).count
    if absent > 0 { console.note("note: \(absent) scenarios of \(floor.path) are not in this run") }
    let satisfiedCount = floor.content.counts.count - absent - breaches.count
    console.note("\(satisfiedCount) scenarios hold the floor, \(breaches.count) do not")
    return breaches.isEmpty ? .success : .mismatch
  }
}

extension ConformanceReport {
  /// Whether no scenario fails for an engine; see ``ScenarioReport/failsForEngine``.
  fileprivate var passesForEngine: Bool { !scenarios.contains(where: \.failsForEngine) }
}

extension ScenarioReport {
  /// Whether any counting result is a difference, a crash, a timeout or an error.
  ///
  /// Unlike in the suite's own verdict, an unexpected pass and a scene that does not compile are no
  /// failures.
  var failsForEngine: Bool {
    countingResults.contains { result in
      switch result.verdict {
      case .failed, .crashed, .timedOut, .error: true
      case .passed, .skipped, .knownFailure, .unsupported, .deviates, .unexpectedPass, .notRun,
        .doesNotCompile:
        false
      }
    }
  }
}
