/// Reads what a snapshot holds: sections with their items, or a tree of items.
enum StateReader {
  /// Reads a state of either form; `nil` where it has a mistake, which is reported.
  static func state(
    _ words: ArraySlice<Word>,
    form: ScriptForm,
    line: Int,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> ScriptState? {
    switch form {
    case .snapshot:
      var known = KnownNames()
      return sections(words, known: &known, line: line, reportingTo: &diagnostics)
        .map { .sections($0) }
    case .sectionSnapshot:
      return TreeReader.read(words, line: line, reportingTo: &diagnostics).map { .tree($0) }
    }
  }

  /// Reads sections with `|` between them, or `-` for none.
  ///
  /// - Parameters:
  ///   - words: Names and marks.
  ///   - known: The names that stand in the same state already; takes those of the sections.
  ///   - line: Their line in the file, from 1.
  ///   - diagnostics: Takes the mistakes.
  /// - Returns: The sections, in order; `nil` where there is a mistake.
  static func sections(
    _ words: ArraySlice<Word>,
    known: inout KnownNames,
    line: Int,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> [SnapshotSection]? {
    if words.isEmptyState { return [] }
    var sections: [SnapshotSection?] = []
    for part in words.split(omittingEmptySubsequences: false, whereSeparator: { $0.isPlain("|") }) {
      if part.count > 1, part.dropFirst().first?.isPlain(":") == true {
        sections.append(section(part, known: &known, line: line, reportingTo: &diagnostics))
      } else {
        let place = part.first ?? words[max(words.startIndex, part.startIndex - 1)]
        diagnostics.report(.stateSectionInvalid, line: line, column: place.column)
        sections.append(nil)
      }
    }
    return sections.contains(nil) ? nil : sections.compactMap(\.self)
  }

  /// Reads a name, `:`, and the names of items.
  private static func section(
    _ words: ArraySlice<Word>,
    known: inout KnownNames,
    line: Int,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> SnapshotSection? {
    var names: [String?] = []
    for word in words.prefix(1) + words.dropFirst(2) {
      let role = names.isEmpty ? "section" : "item"
      let isNew = known.insert(word, as: role, line: line, reportingTo: &diagnostics)
      let name = word.snapshotName(line: line, reportingTo: &diagnostics)
      names.append(isNew ? name : nil)
    }
    guard !names.contains(nil), let name = names.first?.map(\.self) else { return nil }
    return SnapshotSection(name: name, items: names.dropFirst().compactMap(\.self))
  }
}

extension ArraySlice<Word> {
  /// Whether it says that there is nothing: `-` alone.
  var isEmptyState: Bool { count == 1 && first?.isPlain("-") == true }
}
