internal import Foundation
internal import MutantSwitch

/// A process that answers requests on standard input, one line of JSON each.
///
/// The requests are for the mutants that scenarios reach, and for the scenarios that detect a
/// mutant.
@main @MainActor
enum MutantWorker {
  /// - Throws: The reason why the suite cannot be run.
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 5, let count = Int(arguments[3]) else {
      throw WorkerSuite.Failure(description: "usage: MutantWorker ROOT MODULES MUTANTS SPECS")
    }
    let suite = try WorkerSuite(
      root: arguments[1],
      modules: arguments[2],
      mutantCount: count,
      prefix: arguments[4]
    )
    try write(suite.scenarios)
    while let line = readLine() {
      switch try JSONDecoder().decode(WorkerRequest.self, from: Data(line.utf8)) {
      case .census(let scenarios):
        guard let census = Census(of: suite) else { return }
        for scenario in scenarios { try write(census.entry(of: scenario)) }
        census.end()
      case .trial(let trial):
        var run = MutantTrial(trial, in: suite)
        try write(try run.run())
      }
    }
  }

  private static func write(_ message: some Encodable) throws {
    let line = try JSONEncoder().encode(message) + Data("\n".utf8)
    try FileHandle.standardOutput.write(contentsOf: line)
  }
}
