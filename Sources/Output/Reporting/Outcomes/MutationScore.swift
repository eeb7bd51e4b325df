package import SceneBuilding
internal import Conformance
package import SpecFormat

/// The mutation score of a suite: the number of detected mutants, in total and by single clauses.
///
/// It contains the part of the output of `mutants run` that pages show.
package struct MutationScore: Sendable, Equatable {
  /// The mutants of a complete run, without mutants of rules and those listed as equivalent.
  package struct Total: Sendable, Equatable {
    package var made: Int
    /// The number of mutants that any expectation detects.
    package var killed: Int
    /// The number of mutants that a recorded expectation detects, possibly among others.
    package var killedByRecording: Int

    package init(made: Int, killed: Int, killedByRecording: Int) {
      self.made = made
      self.killed = killed
      self.killedByRecording = killedByRecording
    }
  }

  /// A clause that is the only one to detect some mutants.
  package struct Clause: Sendable, Equatable {
    /// The clause's file and slug, such as `Specs/views/stacks.md#spacing`.
    package var name: String
    /// The number of mutants that no other clause detects.
    package var count: Int
    /// The place of the clause in the score file.
    package var place: PlacedJSON.Place
  }

  package var total: Total
  /// The clauses without duplicates, in the order of the file.
  package let clauses: [Clause]
  private let counts: [String: Int]

  package init(total: Total, clauses: [Clause]) {
    self.total = total
    self.clauses = clauses
    counts = Dictionary(clauses.map { ($0.name, $0.count) }, uniquingKeysWith: { $1 })
  }
}

extension MutationScore {
  /// Returns the number of mutants that only one clause detects.
  ///
  /// - Parameters:
  ///   - slug: The clause's anchor.
  ///   - file: The spec's path, relative to the package.
  /// - Returns: The number, which is 0 for a clause that is not in the score.
  package func count(of slug: String, in file: String) -> Int { counts["\(file)#\(slug)"] ?? 0 }
}

/// The clauses of a score that no spec contains any more.
package struct UnknownClauses {
  private let score: MutationScore
  /// The slugs of the clauses of each spec, by its path.
  private let slugs: [String: [String]]

  /// - Parameters:
  ///   - score: The score.
  ///   - documents: The parsed specs, which may be only a part of all specs.
  package init(of score: MutationScore, in documents: [SpecDocument]) {
    self.score = score
    slugs = Dictionary(
      documents.map { ($0.file, $0.clauses.map(\.slug)) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension UnknownClauses {
  /// Returns a note for each unknown clause, with the clause that was probably intended.
  ///
  /// - Parameters:
  ///   - path: The path of the score file in the notes.
  ///   - isThere: Returns whether a spec that was not parsed exists, by its path relative to the
  ///     package.
  /// - Returns: Notes of the form `file:line:column: note: …`, in the order of the file.
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

  /// Returns the first clause of the same name in another spec; `nil` if there is none.
  private func moved(_ slug: String) -> String? {
    slugs.filter { $0.value.contains(slug) }.keys.min().map { "\($0)#\(slug)" }
  }
}
