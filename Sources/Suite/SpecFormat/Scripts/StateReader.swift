/// The names of a state as they are read: each may be there once.
struct UniqueNames {
  private var names: [String: Set<String>] = [:]
}

extension UniqueNames {
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

/// Reads what a snapshot holds: sections with their items, or a tree of items.
enum StateReader {
  /// Reads a state of either form; `nil` where it has a mistake, which is reported.
  static func state(
    _ words: ArraySlice<Word>,
    form: ScriptForm,
    line: Int,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> SnapshotContent? {
    switch form {
    case .snapshot:
      var known = UniqueNames()
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
    known: inout UniqueNames,
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
    known: inout UniqueNames,
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

/// Reads the tree of a section snapshot: `a+(d(f) e) b c(g)`.
struct TreeReader {
  private let line: Int
  private var items: [SnapshotItem] = []
  private var known = UniqueNames()
  /// The parentheses that are open.
  private var open: [Word] = []
  /// The kind of word that was last, which decides on what may come next.
  private var last = Last.nothing
  private var hasMistake = false

  private enum Last {
    case nothing
    /// An item, which `+` and `(` may follow.
    case item
    /// An item with its `+`, which `(` may follow.
    case expandedItem
  }

  /// Reads a tree, or `-` for none.
  ///
  /// - Parameters:
  ///   - words: Names and marks.
  ///   - line: Their line in the file, from 1.
  ///   - diagnostics: Takes the mistakes.
  /// - Returns: The items, each before those inside it; `nil` where there is a mistake.
  static func read(
    _ words: ArraySlice<Word>,
    line: Int,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> [SnapshotItem]? {
    if words.isEmptyState { return [] }
    var reader = TreeReader(line: line)
    for word in words { reader.parse(word, reportingTo: &diagnostics) }
    for word in reader.open {
      diagnostics.report(.parenthesisUnclosed, line: line, column: word.column)
    }
    let isWhole = !reader.hasMistake && reader.open.isEmpty
    return isWhole ? reader.items : nil
  }

  private init(line: Int) {
    self.line = line
  }
}

extension TreeReader {
  private mutating func parse(_ word: Word, reportingTo diagnostics: inout DiagnosticCollector) {
    switch word.quoted == nil ? word.bare : nil {
    case "+":
      guard last == .item else { return report(.expansionMisplaced, word, to: &diagnostics) }
      items[items.count - 1].isExpanded = true
      last = .expandedItem
    case "(":
      if last == .nothing { report(.parenthesisMisplaced, word, to: &diagnostics) }
      open.append(word)
      last = .nothing
    case ")":
      if open.popLast() == nil { report(.parenthesisUnopened, word, to: &diagnostics) }
      last = .nothing
    default:
      takeItem(word, reportingTo: &diagnostics)
    }
  }

  private mutating func takeItem(
    _ word: Word,
    reportingTo diagnostics: inout DiagnosticCollector
  ) {
    last = .item
    let isNew = known.insert(word, as: "item", line: line, reportingTo: &diagnostics)
    let name = word.snapshotName(line: line, reportingTo: &diagnostics)
    if name == nil || !isNew { hasMistake = true }
    items.append(SnapshotItem(name: name ?? word.written, level: open.count))
  }

  private mutating func report(
    _ mistake: DataMistake,
    _ word: Word,
    to diagnostics: inout DiagnosticCollector
  ) {
    hasMistake = true
    diagnostics.report(mistake, line: line, column: word.column)
  }
}
