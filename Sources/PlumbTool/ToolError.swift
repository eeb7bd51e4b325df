internal import SpecFormat

/// Why a command cannot do what it is asked to.
enum ToolError: Error, Equatable {
  /// There is nothing at these paths, one at least.
  case pathsMissing([String])
  case malformedSpecs([SpecDiagnostic])
  /// No spec in a path, or no spec at all.
  case noSpec(in: String)
  case filterMatchesNothing(String, nearest: String?)
  case fileNotWritten(String, reason: String)
  case workerFailed(String)
}

extension ToolError: CustomStringConvertible {
  var description: String {
    switch self {
    case .pathsMissing(let paths):
      paths.map { "error: there is no file or folder '\($0)'" }.joined(separator: "\n")
    case .malformedSpecs(let diagnostics):
      diagnostics.map(\.description).joined(separator: "\n")
    case .noSpec(let path):
      "error: there is no spec in '\(path)'"
    case .filterMatchesNothing(let text, let nearest):
      "error: no scenario's id contains '\(text)'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .fileNotWritten(let path, let reason):
      "error: '\(path)' cannot be written: \(reason)"
    case .workerFailed(let reason):
      "error: the process that runs scenarios failed: \(reason)"
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .pathsMissing: .usage
    case .malformedSpecs: .malformedSpec
    case .noSpec, .filterMatchesNothing: .nothingSelected
    case .fileNotWritten, .workerFailed: .internalFault
    }
  }
}
