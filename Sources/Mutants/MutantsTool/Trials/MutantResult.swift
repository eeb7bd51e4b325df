internal import Foundation
internal import MutantSwitch
internal import SpecFormat

/// The result of a mutant.
struct MutantResult: Sendable, Codable {
  enum Status: String, Sendable, Codable {
    case killed
    /// Some scenario reaches the mutant, but none detects it.
    case survived
    /// No scenario detects the mutant, which changes the work of the engine but none of its
    /// answers.
    case costOnly = "cost-only"
    /// No scenario reaches the mutant.
    case unreached
  }

  /// A scenario that detected the mutant.
  struct Killer: Sendable, Codable {
    var scenario: String
    var clause: String
    /// The digest of the scenario's content.
    var digest: String
    var way: Kill.Way
    var isRecorded: Bool
  }

  var id: String
  var status: Status
  var killers: [Killer] = []
  /// For a survivor, the clauses whose scenarios reach it most specifically, in order of relevance.
  var nearest: [String] = []
  /// The number of scenarios that reach it.
  var reachedBy = 0
  /// The digest of the suite that was run.
  var suite = ""
}

extension MutantResult {
  /// Whether a recorded expectation detected the mutant.
  var isKilledByRecording: Bool { killers.contains(where: \.isRecorded) }

  /// The only clause that detects the mutant; `nil` if several clauses do.
  var onlyClause: String? {
    let clauses = Set(killers.map(\.clause))
    return clauses.count == 1 ? clauses.first : nil
  }
}

/// The results of a run.
struct MutationResults: Sendable, Codable {
  /// A mutant with its result.
  struct Entry: Sendable, Codable {
    var mutant: Mutant
    var result: MutantResult
  }

  /// The mutants that compile, in the order of the files.
  var results: [Entry]
  /// The number of mutants that do not compile.
  var withdrawn: Int
  /// The number of scenarios in the suite.
  var scenarios: Int
  /// The duration of each phase, in order.
  var parts: [PhaseTimer.Part]
}

extension MutationResults {
  private static func file(in root: String) -> URL {
    URL(fileURLWithPath: "\(root)/.build/mutants/last-whole-run.json")
  }

  /// Returns the stored results of the last run of all mutants.
  ///
  /// - Parameter root: The directory of the package.
  /// - Returns: The results.
  /// - Throws: An error if there was no such run.
  static func last(in root: String) throws -> MutationResults {
    guard let data = try? Data(contentsOf: file(in: root)) else { throw Missing() }
    return try JSONDecoder().decode(MutationResults.self, from: data)
  }

  /// Stores the results as those of the last run.
  func keep(in root: String) throws {
    try JSONEncoder().encode(self).write(to: Self.file(in: root), options: .atomic)
  }

  /// Removes the results of mutants that no longer exist.
  mutating func keepOnly(_ ids: Set<String>) {
    results.removeAll { !ids.contains($0.mutant.id) }
  }

  /// An error for a missing run of all mutants.
  struct Missing: Error, CustomStringConvertible {
    var description: String { "error: there was no run of all mutants here; `mutants run` is one" }
  }
}

/// The results of a run so far, one line of JSON each, from which an interrupted run continues.
final class ResultStore {
  /// The version of the engine that results are valid for.
  private struct Header: Codable, Equatable {
    var engine: String
  }

  private(set) var results: [String: MutantResult] = [:]
  private let handle: FileHandle
  private let suite: String

  /// Opens a file of results, and drops those of another version of the engine.
  ///
  /// The result of a detected mutant is valid as long as the detecting scenarios do not change. A
  /// survivor is run again if the suite has changed.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - engine: The digest of the engine's code.
  ///   - scenarios: The suite.
  ///   - isFresh: Whether existing results are ignored.
  /// - Throws: An error if the file cannot be written.
  init(at path: String, engine: String, scenarios: [SuiteScenario], isFresh: Bool) throws {
    let suite = SuiteDigest(scenarios)
    self.suite = suite.text
    let header = Header(engine: engine)
    let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
    let known = lines.first.flatMap { try? JSONDecoder().decode(Header.self, from: Data($0.utf8)) }
    if !isFresh, known == header {
      for line in lines.dropFirst() {
        // The last line is incomplete if the run was interrupted while writing it.
        guard let result = try? JSONDecoder().decode(MutantResult.self, from: Data(line.utf8))
        else { continue }
        results[result.id] = result.holds(in: suite) ? result : nil
      }
    } else {
      let first = try JSONEncoder().encode(header) + Data("\n".utf8)
      try first.write(to: URL(fileURLWithPath: path))
    }
    handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.seekToEnd()
    if !results.isEmpty { try handle.write(contentsOf: Data("\n".utf8)) }
  }
}

extension ResultStore {
  /// Appends a result to the file.
  func add(_ result: MutantResult) throws {
    var result = result
    result.suite = suite
    results[result.id] = result
    try handle.write(contentsOf: try JSONEncoder().encode(result) + Data("\n".utf8))
  }
}

/// The digests of a suite and of its scenarios.
struct SuiteDigest {
  /// The digest of the whole suite.
  let text: String
  /// The digest of each scenario, by its id.
  let scenarios: [String: String]

  init(_ scenarios: [SuiteScenario]) {
    self.scenarios = Dictionary(scenarios.map { ($0.id, $0.digest) }) { first, _ in first }
    let texts = scenarios.map { "\($0.id) \($0.digest)" }
    text = FileDigest.digest(of: Array(texts.joined(separator: "\n").utf8))
  }
}

extension MutantResult {
  /// Returns whether a result is still valid.
  fileprivate func holds(in suite: SuiteDigest) -> Bool {
    if self.suite == suite.text { return true }
    return status == .killed && killers.allSatisfy { suite.scenarios[$0.scenario] == $0.digest }
  }
}
