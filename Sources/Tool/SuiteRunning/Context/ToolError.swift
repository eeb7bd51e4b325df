internal import SceneBuilding
internal import Conformance
package import Reporting
package import SpecFormat

/// An error that ends a command.
package enum ToolError: Error, Equatable {
  /// There are no files or folders at these paths; never empty.
  case pathsMissing([String])
  case malformedSpecs([SpecDiagnostic])
  /// There is no spec at a path, or no spec at all.
  case noSpec(in: String)
  case filterMatchesNothing(String, nearest: String?)
  /// No scenario has the id, no spec the name, no heading the anchor, and no clause the rule.
  case scenarioMissing(String, nearest: String?)
  /// None of the selected scenarios failed in its last run.
  case nothingFailed
  /// According to git, no selected spec and no shared code in one changed.
  case nothingChanged(since: String)
  /// According to git, no code that a preview uses changed.
  case noPreviewChanged(since: String)
  /// The paths have no code for iOS, with all problems, one per line.
  case noCode(String, isUsage: Bool)
  /// Git cannot list the changes, with its reason.
  case changesUnknown(String)
  case fileNotWritten(String, reason: String)
  case workerFailed(String)
  /// A file is not a recording of an engine, or its numbers cannot be accepted, with the reason.
  case recordingMalformed(String)
  /// A file is not a valid score of mutants, with all mistakes, one per line.
  case mutantsMalformed(String)
  /// No profile has the name.
  case profileMissing(String, known: [String])
  /// None of the selected scenarios has an expectation of the profile.
  case profileSelectsNothing(String, suite: String?)
  /// A profile, a floor or a file of deviations is malformed, with all mistakes, one per line.
  case lineFileMalformed(String)
  /// Another engine cannot be run, with all reasons, one per line.
  case engineUnusable(String)
  /// A spec changed since its scenarios were run.
  case specChanged(String)
  /// Accepted lines cannot be written in a block, or would make the spec malformed.
  case blockNotWritten(String, reason: String)
  /// Automatic fixes would make a spec malformed.
  case specNotFixed(String, reason: String)
  /// The path of a new spec is outside of the folder of specs.
  case notBelowSpecs(String, folder: String)
  case fileExists(String)
  /// A title is not a valid heading, or would add more than a heading to the spec.
  case titleUnusable(String)
  /// The ids of several scenarios contain the text.
  case identifierAmbiguous(String, candidates: [String])
  /// A scenario has no layout to explain, with the reason.
  case scenarioNotExplained(String, reason: String, messages: [JSONMessage] = [])
  /// A reference image cannot be read, or has no size of the layout.
  case imageUnusable(String, reason: String)
  /// No node of a scenario has the id or name.
  case nodeMissing(String, known: [String], reason: String? = nil)
  /// A package has no usable `plumb` of its own, with the reason.
  case packageUnusable(String, reason: String)
  /// The code of a package does not compile, with the output of the build.
  case packageNotBuilt(String, output: String)
  /// The tool has no engine and modules, or not for this compiler.
  case notInstalled(String)
  /// A server cannot have the port, with the reason.
  case portUnusable(Int, reason: String)
  /// The run was canceled before its end.
  case cancelled
  /// No terminal is attached to an interactive command.
  case terminalMissing
  /// Values would be accepted in continuous integration, without review.
  case acceptanceUnwatched
  /// Environment variables do not name a valid part of a suite.
  case shardVariables(String, String, expected: String)
  case reportMalformed(String, reason: String)
  /// A report covers one part of a suite, but a report of a whole suite is needed.
  case reportPartial(String)
  /// Reports are not the parts of one suite.
  case reportsNotMerged(String)
  /// Several errors that are reported together; never empty.
  case several([ToolError])
}

extension ToolError: CustomStringConvertible {
  package var description: String {
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
      "none of the selected scenarios failed in its last run"
    case .nothingChanged(let reference):
      "error: none of the selected specs, and no shared code in them, changed since '\(reference)'"
    case .noPreviewChanged(let reference):
      "error: no preview changed since '\(reference)', and none uses changed code"
    case .noCode(let problems, _): problems
    case .changesUnknown(let reason):
      "error: git cannot list the changes: \(reason)"
    case .portUnusable(let port, let reason):
      "error: port \(port) of this machine cannot be used: \(reason); choose another one with "
        + "'--port N'"
    case .fileNotWritten(let path, let reason):
      "error: '\(path)' cannot be written: \(reason)"
    case .workerFailed(let reason):
      "error: the process that runs scenarios failed: \(reason)"
    case .profileMissing(let name, let known):
      "error: there is no profile '\(name)'"
        + (NearestName.of(name, among: known).map { "; did you mean '\($0)'?" }
          ?? (known.isEmpty ? "" : "; there are \(known.joined(separator: ", "))"))
    case .profileSelectsNothing(let name, let suite):
      "error: no selected scenario belongs to profile '\(name)'"
        + (suite.map { "; Plumb's suite is selected by '--specs \($0)'" } ?? "")
    case .engineUnusable(let reasons), .recordingMalformed(let reasons),
      .mutantsMalformed(let reasons), .lineFileMalformed(let reasons):
      reasons
    case .specChanged(let file):
      "error: '\(file)' changed during the run; nothing is written, run the command again"
    case .blockNotWritten(let file, let reason):
      "error: the results cannot be written into '\(file)'; nothing is written: \(reason)"
    case .specNotFixed(let file, let reason):
      "error: '\(file)' cannot be fixed automatically; it does not change: \(reason)"
    case .notBelowSpecs(let path, let folder):
      "error: '\(path)' is not below '\(folder)', where the build finds specs"
    case .fileExists(let path):
      "error: '\(path)' already exists"
    case .titleUnusable(let title):
      "error: '\(title)' cannot be the title of a spec"
    case .identifierAmbiguous(let id, let candidates):
      "error: the ids of several scenarios contain '\(id)':\n  "
        + candidates.joined(separator: "\n  ")
    case .scenarioNotExplained(let id, let reason, _):
      "error: '\(id)' cannot be explained: \(reason)"
    case .imageUnusable(let path, let reason): "\(path): error: \(reason)"
    case .nodeMissing(let name, let known, let reason):
      "error: there is no node '\(name)'"
        + (known.isEmpty
          ? ", and no node has an id" : "; there are \(known.joined(separator: ", "))")
        + (reason.map { "; \($0)" } ?? "")
    case .packageNotBuilt(let package, let output):
      "error: the package '\(package)' does not build\n\(output)"
    case .packageUnusable(let package, let reason):
      "error: the package '\(package)' has no engine to run: \(reason)"
    case .notInstalled(let reason):
      "error: \(reason)"
    case .cancelled:
      "error: the run was canceled"
    case .terminalMissing:
      """
      error: a review needs a terminal; without a terminal, use one of these commands:
        \(ExecutablePath.toolName) accept --dry-run        shows what would be accepted
        \(ExecutablePath.toolName) accept --filter TEXT    accepts scenarios whose ids contain TEXT
        \(ExecutablePath.toolName) accept                  accepts everything
      """
    case .shardVariables(let index, let count, let expected):
      "error: the environment has \(index) and \(count), but \(expected)"
    case .reportMalformed(let path, let reason):
      "error: '\(path)' cannot be read: \(reason)"
    case .reportPartial(let path):
      "error: '\(path)' is a report of one part of a suite; merge it with the other parts first"
    case .several(let errors):
      errors.map(\.description).joined(separator: "\n")
    case .reportsNotMerged(let reason):
      "error: the reports cannot be merged: \(reason)"
    case .acceptanceUnwatched:
      "error: with CI=true, nothing is accepted; accept on a development machine, and commit the specs"
    }
  }

  package var exitCode: ExitCode {
    switch self {
    case .several(let errors): errors.first?.exitCode ?? .internalFault
    case .pathsMissing, .packageUnusable, .engineUnusable, .acceptanceUnwatched, .notBelowSpecs,
      .fileExists, .profileMissing, .lineFileMalformed,
      .titleUnusable,
      .terminalMissing, .shardVariables, .reportPartial,
      .reportsNotMerged, .changesUnknown, .portUnusable, .imageUnusable:
      .usage
    case .noCode(_, let isUsage): isUsage ? .usage : .nothingSelected
    case .specChanged: .mismatch
    case .scenarioNotExplained(_, _, let messages): messages.isEmpty ? .mismatch : .notBuilt
    case .packageNotBuilt, .notInstalled: .notBuilt
    case .malformedSpecs, .reportMalformed, .recordingMalformed, .mutantsMalformed: .malformedSpec
    case .noSpec, .nothingFailed, .nothingChanged, .noPreviewChanged, .profileSelectsNothing,
      .filterMatchesNothing, .scenarioMissing,
      .nodeMissing,
      .identifierAmbiguous:
      .nothingSelected
    case .fileNotWritten, .workerFailed, .blockNotWritten, .specNotFixed,
      .cancelled:
      .internalFault
    }
  }
}
