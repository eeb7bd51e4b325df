internal import Conformance
internal import Reporting
internal import SpecFormat

/// Why a command cannot do what it is asked to.
enum ToolError: Error, Equatable {
  /// There is nothing at these paths, one at least.
  case pathsMissing([String])
  case malformedSpecs([SpecDiagnostic])
  /// No spec in a path, or no spec at all.
  case noSpec(in: String)
  case filterMatchesNothing(String, nearest: String?)
  /// No scenario has the id, no spec the name, no heading the anchor, and no clause names the rule.
  case scenarioMissing(String, nearest: String?)
  /// No scenario failed when it last ran.
  case nothingFailed
  /// Git knows of no change that a spec depends on.
  case nothingChanged(since: String)
  /// Git cannot say what changed, and why.
  case changesUnknown(String)
  case fileNotWritten(String, reason: String)
  case workerFailed(String)
  /// A file is no recording of an engine, or is none that numbers can be taken from, and why.
  case recordingMalformed(String)
  /// A file is no score of mutants: every mistake, a line each.
  case mutantsMalformed(String)
  /// Another engine cannot be run: every reason, a line each.
  case engineUnusable(String)
  /// A spec is not what it was when its scenarios were run.
  case specChanged(String)
  /// Lines that were accepted cannot be said in a block, or break the spec.
  case blockNotWritten(String, reason: String)
  /// A spec that its own mending would break.
  case specNotMended(String, reason: String)
  /// A new spec would be where no build finds it.
  case notBelowSpecs(String, folder: String)
  case fileExists(String)
  /// A title that is no heading, or makes more of a spec than one.
  case titleUnusable(String)
  /// Several scenarios' ids contain the letters.
  case identifierAmbiguous(String, candidates: [String])
  /// A scenario has no layout that could be explained, and why.
  case scenarioNotExplained(String, reason: String, messages: [JSONMessage] = [])
  /// No node of a scenario has the id.
  case nodeMissing(String, known: [String])
  /// A package has no `plumb` of its own that could be built, and why.
  case packageUnusable(String, reason: String)
  /// A package whose code the compiler refuses, with what the build printed.
  case packageNotBuilt(String, output: String)
  /// The tool has no modules to install.
  case notInstalled(String)
  /// Somebody wanted a run to end before it did.
  case cancelled
  /// There is nobody to ask.
  case terminalMissing
  /// Nobody would look at what is accepted.
  case acceptanceUnwatched
  /// Variables of the environment that name no part of a suite.
  case shardVariables(String, String, expected: String)
  case reportMalformed(String, reason: String)
  /// A report of one part where one of a whole suite is wanted.
  case reportPartial(String)
  /// Reports that are not the parts of one.
  case reportsNotMerged(String)
  /// Several mistakes that are told at once; never empty.
  case several([ToolError])
}

extension ToolError: CustomStringConvertible {
  var description: String {
    switch self {
    case .pathsMissing(let paths):
      paths.map { path in
        "error: there is no file or folder '\(path)'"
          + (NearestPath.of(path).map { "; did you mean '\($0)'?" } ?? "")
      }.joined(separator: "\n")
    case .scenarioMissing(let name, let nearest):
      "error: there is no scenario '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .malformedSpecs(let diagnostics):
      diagnostics.map(\.description).joined(separator: "\n")
    case .noSpec(let path):
      "error: there is no spec in '\(path)'"
    case .filterMatchesNothing(let text, let nearest):
      "error: no scenario's id contains '\(text)'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .nothingFailed:
      "no scenario of these failed when it last ran"
    case .nothingChanged(let reference):
      "error: no spec of these, and no code that they use, has changed since '\(reference)'"
    case .changesUnknown(let reason):
      "error: git cannot say what changed: \(reason)"
    case .fileNotWritten(let path, let reason):
      "error: '\(path)' cannot be written: \(reason)"
    case .workerFailed(let reason):
      "error: the process that runs scenarios failed: \(reason)"
    case .engineUnusable(let reasons), .recordingMalformed(let reasons),
      .mutantsMalformed(let reasons):
      reasons
    case .specChanged(let file):
      "error: '\(file)' changed during the run; nothing is written: run again"
    case .blockNotWritten(let file, let reason):
      "error: what came cannot be written into '\(file)'; nothing is written: \(reason)"
    case .specNotMended(let file, let reason):
      "error: '\(file)' cannot be mended; nothing of it is written: \(reason)"
    case .notBelowSpecs(let path, let folder):
      "error: '\(path)' is not below '\(folder)', where the build finds specs"
    case .fileExists(let path):
      "error: '\(path)' is there already"
    case .titleUnusable(let title):
      "error: '\(title)' cannot be a spec's title"
    case .identifierAmbiguous(let id, let candidates):
      "error: several scenarios' ids contain '\(id)':\n  "
        + candidates.joined(separator: "\n  ")
    case .scenarioNotExplained(let id, let reason, _):
      "error: '\(id)' cannot be explained: \(reason)"
    case .nodeMissing(let name, let known):
      "error: no node is called '\(name)'"
        + (known.isEmpty ? ", and none has an id" : "; these are: \(known.joined(separator: ", "))")
    case .packageNotBuilt(let package, let output):
      "error: the package '\(package)' does not build\n\(output)"
    case .packageUnusable(let package, let reason):
      "error: the package '\(package)' has no plumb to run: \(reason)"
    case .notInstalled(let reason):
      "error: \(reason)"
    case .cancelled:
      "error: the run was given up"
    case .terminalMissing:
      """
      error: a review needs a terminal; without one
        \(ExecutablePath.toolName) accept --dry-run        shows what would be accepted
        \(ExecutablePath.toolName) accept --filter TEXT    accepts the scenarios whose ids contain the text
        \(ExecutablePath.toolName) accept                  accepts everything
      """
    case .shardVariables(let index, let count, let expected):
      "error: the environment has \(index) and \(count), which is no part of a suite: \(expected)"
    case .reportMalformed(let path, let reason):
      "error: '\(path)' cannot be read: \(reason)"
    case .reportPartial(let path):
      "error: '\(path)' is of one part of a suite: merge it with the others first"
    case .several(let errors):
      errors.map(\.description).joined(separator: "\n")
    case .reportsNotMerged(let reason):
      "error: nothing is merged: \(reason)"
    case .acceptanceUnwatched:
      "error: nothing is accepted where CI=true: accept where someone looks, and commit it"
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .several(let errors): errors.first?.exitCode ?? .internalFault
    case .pathsMissing, .packageUnusable, .engineUnusable, .acceptanceUnwatched, .notBelowSpecs,
      .fileExists,
      .titleUnusable,
      .terminalMissing, .shardVariables, .reportPartial,
      .reportsNotMerged, .changesUnknown:
      .usage
    case .specChanged: .mismatch
    case .scenarioNotExplained(_, _, let messages): messages.isEmpty ? .mismatch : .notBuilt
    case .packageNotBuilt: .notBuilt
    case .malformedSpecs, .reportMalformed, .recordingMalformed, .mutantsMalformed: .malformedSpec
    case .noSpec, .nothingFailed, .nothingChanged, .filterMatchesNothing, .scenarioMissing,
      .nodeMissing,
      .identifierAmbiguous:
      .nothingSelected
    case .fileNotWritten, .workerFailed, .notInstalled, .blockNotWritten, .specNotMended,
      .cancelled:
      .internalFault
    }
  }
}
