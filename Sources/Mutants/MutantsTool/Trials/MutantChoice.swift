/// Which mutants a run is about.
struct MutantChoice {
  /// A part of a name, in either case; `nil` for all.
  var filter: String?
  /// The lines that have changed, by file; `nil` for all.
  var changes: ChangedLines?
  /// The part of the mutants that a run has, and how many parts there are.
  var shard: (index: Int, count: Int)?
}

extension MutantChoice {
  /// Whether a mutant is to be run.
  func contains(_ mutant: Mutant) -> Bool {
    if let changes, !changes.contains(mutant.file, line: mutant.line) { return false }
    if let filter = filter?.lowercased() {
      let names = [
        mutant.id, mutant.file, mutant.declaration, mutant.kind.rawValue, mutant.rule ?? "",
      ]
      guard names.contains(where: { $0.lowercased().contains(filter) }) else { return false }
    }
    guard let shard, let number = UInt64(mutant.id, radix: 16) else { return true }
    return Int(number % UInt64(shard.count)) + 1 == shard.index
  }

  /// Checks that a filter is not misspelt.
  ///
  /// - Parameter mutants: All that there are.
  /// - Throws: An `ArgumentMistake` where the filter is in the names of none of them.
  func checkFilter(among mutants: some Sequence<Mutant>) throws {
    guard let filter, !mutants.contains(where: MutantChoice(filter: filter).contains) else {
      return
    }
    throw ArgumentMistake("no mutant's file, declaration, kind, rule or id has '\(filter)' in it")
  }

  /// Whether nothing is left out.
  var isWhole: Bool { filter == nil && changes == nil && shard == nil }

  /// Whether a file may have mutants of the choice.
  func concerns(_ file: String) -> Bool { changes?.files.contains(file) ?? true }
}
