internal import Foundation

/// What a run found out.
struct RunOutcome: Sendable, Codable {
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
  var parts: [PartClock.Part]
}

extension RunOutcome {
  private static func file(in root: String) -> URL {
    URL(fileURLWithPath: "\(root)/.build/mutants/last-whole-run.json")
  }

  /// The outcome of the last run of all mutants here.
  ///
  /// - Parameter root: The directory of the package.
  /// - Returns: The outcome.
  /// - Throws: That there was none.
  static func last(in root: String) throws -> RunOutcome {
    guard let data = try? Data(contentsOf: file(in: root)) else { throw Missing() }
    return try JSONDecoder().decode(RunOutcome.self, from: data)
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
