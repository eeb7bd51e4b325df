package import Conformance
package import SpecFormat

/// The mutation score of a suite: how many mutants it detects, and how many each clause detects
/// alone.
///
/// It has as much of the file that `mutants run` writes as pages show.
package struct MutationScore: Sendable, Equatable {
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

extension MutationScore {
  /// How many mutants a clause alone kills.
  ///
  /// - Parameters:
  ///   - slug: The clause's anchor.
  ///   - file: The spec's path, relative to the package.
  /// - Returns: 0 for a clause that the score does not name.
  package func count(of slug: String, in file: String) -> Int { counts["\(file)#\(slug)"] ?? 0 }
}

/// The clauses of a score that are in no spec any more.
package struct UnknownClauses {
  private let score: MutationScore
  /// The slugs of the clauses of each spec, by its file.
  private let slugs: [String: [String]]

  /// - Parameters:
  ///   - score: The score.
  ///   - documents: Specs that were read; there may be more.
  package init(of score: MutationScore, in documents: [SpecDocument]) {
    self.score = score
    slugs = Dictionary(
      documents.map { ($0.file, $0.clauses.map(\.slug)) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension UnknownClauses {
  /// A note for each of them, with the clause that was probably meant.
  ///
  /// - Parameters:
  ///   - path: The score's file, as the notes are to name it.
  ///   - isThere: Whether there is a spec that was not read, by its path relative to the package.
  /// - Returns: `file:line:column: note: …`, in the order of the file.
  package func notes(of path: String, where isThere: (String) -> Bool) -> [String] {
    score.clauses.compactMap { clause in
      let name = ScenarioID(clause.name)
      let (file, slug) = (name.spec, name.slug)
      let own = slugs[file]
      if own?.contains(slug) ?? isThere(file) { return nil }
      let suggestion = own.map { nearest(to: slug, among: $0, of: file) } ?? moved(slug)
      return "\(path):\(clause.place.line):\(clause.place.column): note: there is no spec with the "
        + "clause '\(clause.name)'\(suggestion.map { "; did you mean '\($0)'?" } ?? "")"
    }
  }

  private func nearest(to slug: String, among slugs: [String], of file: String) -> String? {
    NearestName.of(slug, among: slugs).map { "\(file)#\($0)" }
  }

  /// The first clause of the same name in another spec.
  private func moved(_ slug: String) -> String? {
    slugs.filter { $0.value.contains(slug) }.keys.min().map { "\($0)#\(slug)" }
  }
}
