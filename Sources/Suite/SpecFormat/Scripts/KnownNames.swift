/// The names of a state as they are read: each may be there once.
struct KnownNames {
  private var names: [String: Set<String>] = [:]
}

extension KnownNames {
  /// Takes in the name of a section or an item, and reports one that is known.
  ///
  /// - Returns: Whether the name is new, or none at all.
  mutating func insert(
    _ word: Word,
    as role: String,
    line: Int,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> Bool {
    guard let name = word.snapshotName, !names[role, default: []].insert(name).inserted else {
      return true
    }
    diagnostics.report(.nameRepeated(name, role: role), line: line, column: word.column)
    return false
  }
}
