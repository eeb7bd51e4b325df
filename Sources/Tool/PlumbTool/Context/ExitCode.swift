internal import Conformance

/// The code that the process ends with; never a count.
enum ExitCode: Int32 {
  /// Every expectation held.
  case success = 0
  /// An expectation did not hold, or a generated document is stale.
  case mismatch = 1
  /// The command line cannot be understood.
  case usage = 2
  /// A spec, or a report of an earlier run, cannot be read.
  case malformedSpec = 3
  /// A scene, or a package's own tool, does not compile.
  case notBuilt = 4
  /// There is nothing to check.
  case nothingSelected = 5
  /// The tool itself failed.
  case internalFault = 70
}

extension ExitCode {
  /// The code for what came of a run: that something does not compile counts more than that something
  /// else does not hold.
  init(_ report: ConformanceReport) {
    let isBuilt = !report.scenarios.contains { $0.verdict == .doesNotCompile }
    self = isBuilt ? report.holds ? .success : .mismatch : .notBuilt
  }
}
