internal import Foundation
internal import MutantSwitch
internal import SpecFormat

/// What came of a mutant.
struct MutantResult: Sendable, Codable {
  enum Status: String, Sendable, Codable {
    case killed
    /// Some scenario reaches it, and none notices.
    case survived
    /// No scenario reaches it.
    case unreached
  }

  /// A scenario that noticed.
  struct Killer: Sendable, Codable {
    var scenario: String
    var clause: String
    /// The digest of what it says.
    var digest: String
    var way: Kill.Way
    var isRecorded: Bool
  }

  var id: String
  var status: Status
  var killers: [Killer] = []
  /// Of one that survived: the clauses that are about it more than others, nearest first.
  var nearest: [String] = []
  /// How many scenarios reach it.
  var reachedBy = 0
  /// The digest of the suite that was run.
  var suite = ""
}

extension MutantResult {
  /// Whether a recorded expectation noticed.
  var isKilledByRecording: Bool { killers.contains(where: \.isRecorded) }

  /// The clause without which nobody would have noticed; `nil` where several did.
  var onlyClause: String? {
    let clauses = Set(killers.map(\.clause))
    return clauses.count == 1 ? clauses.first : nil
  }
}

/// What a run found out.
struct MutationResults: Sendable, Codable {
  /// A mutant, and what came of it.
  struct Entry: Sendable, Codable {
    var mutant: Mutant
    var result: MutantResult
  }

  /// The mutants that compile, in the order of the files.
  var results: [Entry]
  /// How many mutants do not compile.
  var withdrawn: Int
  /// How many scenarios there are.
  var scenarios: Int
  /// How long each part took, in the order of the parts.
  var parts: [PhaseTimer.Part]
}

extension MutationResults {
  private static func file(in root: String) -> URL {
    URL(fileURLWithPath: "\(root)/.build/mutants/last-whole-run.json")
  }

  /// The outcome of the last run of all mutants here.
  ///
  /// - Parameter root: The directory of the package.
  /// - Returns: The outcome.
  /// - Throws: That there was none.
  static func last(in root: String) throws -> MutationResults {
    guard let data = try? Data(contentsOf: file(in: root)) else { throw Missing() }
    return try JSONDecoder().decode(MutationResults.self, from: data)
  }

  /// Keeps the outcome as that of the last run.
  func keep(in root: String) throws {
    try JSONEncoder().encode(self).write(to: Self.file(in: root), options: .atomic)
  }

  /// Drops what came of mutants that are no longer made.
  mutating func keepOnly(_ ids: Set<String>) {
    results.removeAll { !ids.contains($0.mutant.id) }
  }

  /// There was no run of all mutants.
  struct Missing: Error, CustomStringConvertible {
    var description: String { "error: there was no run of all mutants here; `mutants run` is one" }
  }
}

/// The results of a run so far, a line of JSON each, so that a run that was interrupted goes on.
final class ResultStore {
  /// What results hold for.
  private struct Header: Codable, Equatable {
    var engine: String
  }

  private(set) var results: [String: MutantResult] = [:]
  private let handle: FileHandle
  private let suite: String

  /// Opens a file of results; those of another engine are dropped.
  ///
  /// A mutant that was noticed stays so while whoever noticed says the same. One that survived
  /// another suite is to be tried again.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - engine: The digest of the engine's code.
  ///   - scenarios: The suite.
  ///   - isFresh: Whether results that are there do not count.
  /// - Throws: Why the file cannot be written.
  init(at path: String, engine: String, scenarios: [SuiteScenario], isFresh: Bool) throws {
    let suite = SuiteDigest(scenarios)
    self.suite = suite.text
    let header = Header(engine: engine)
    let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
    let known = lines.first.flatMap { try? JSONDecoder().decode(Header.self, from: Data($0.utf8)) }
    if !isFresh, known == header {
      for line in lines.dropFirst() {
        // The last line may have been cut off.
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
  /// Keeps a result.
  func add(_ result: MutantResult) throws {
    var result = result
    result.suite = suite
    results[result.id] = result
    try handle.write(contentsOf: try JSONEncoder().encode(result) + Data("\n".utf8))
  }
}

/// A suite, and what each of its scenarios says.
struct SuiteDigest {
  /// The digest of all.
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
  /// Whether a result still stands.
  fileprivate func holds(in suite: SuiteDigest) -> Bool {
    if self.suite == suite.text { return true }
    return status == .killed && killers.allSatisfy { suite.scenarios[$0.scenario] == $0.digest }
  }
}
