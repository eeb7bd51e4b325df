package import Conformance

/// How many faults that are made in the engine on purpose the suite notices, and which clauses alone
/// notice some: as much as pages need of the file that `mutants run` keeps.
package struct KillScore: Sendable, Equatable {
  /// The mutants of a whole run, without those of rules and those that are listed as equivalent.
  package struct Total: Sendable, Equatable {
    package var made: Int
    /// Those that some expectation noticed.
    package var killed: Int
    /// Those that a recorded expectation noticed, whatever others did.
    package var killedByRecording: Int

    package init(made: Int, killed: Int, killedByRecording: Int) {
      self.made = made
      self.killed = killed
      self.killedByRecording = killedByRecording
    }
  }

  /// A clause that alone kills mutants.
  package struct Clause: Sendable, Equatable {
    /// Its file and its slug: `Specs/views/stacks.md#spacing`.
    package var name: String
    /// How many mutants no other clause kills.
    package var count: Int
    /// Where the score names it.
    package var place: PlacedJSON.Place
  }

  package var total: Total
  /// Each clause once, in the order of the file.
  package let clauses: [Clause]
  private let counts: [String: Int]

  package init(total: Total, clauses: [Clause]) {
    self.total = total
    self.clauses = clauses
    counts = Dictionary(clauses.map { ($0.name, $0.count) }, uniquingKeysWith: { $1 })
  }
}

extension KillScore {
  /// How many mutants a clause alone kills.
  ///
  /// - Parameters:
  ///   - slug: The clause's anchor.
  ///   - file: The spec's path, relative to the package.
  /// - Returns: 0 for a clause that the score does not name.
  package func count(of slug: String, in file: String) -> Int { counts["\(file)#\(slug)"] ?? 0 }
}
