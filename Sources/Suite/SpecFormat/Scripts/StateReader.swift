/// The names in a state, each of which must be unique.
struct UniqueNames {
  private var names: [String: Set<String>] = [:]
}

extension UniqueNames {
  /// Adds the name of a section or an item, and reports a duplicate.
  ///
  /// - Returns: `false` for a duplicate.
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

/// A reader of the content of a snapshot: sections with their items, or a tree of items.
enum StateReader {
  /// Parses a state of either form; `nil` after reporting a mistake.
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

  /// Parses sections separated by `|`, or `-` for none.
  ///
  /// - Parameters:
  ///   - words: Names and marks.
  ///   - known: The names in the same state so far, to which those of the sections are added.
  ///   - line: Their line in the file, from 1.
  ///   - diagnostics: The collector of mistakes.
  /// - Returns: The sections, in order; `nil` if there is a mistake.
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

  /// Parses a name, `:`, and the names of items; `nil` after reporting a mistake.
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
  /// Whether the words are only `-`, which states that there is nothing.
  var isEmptyState: Bool { count == 1 && first?.isPlain("-") == true }
}

/// A reader of the tree of a section snapshot, such as `a+(d(f) e) b c(g)`.
struct TreeReader {
  private let line: Int
  private var items: [SnapshotItem] = []
  private var known = UniqueNames()
  /// The parentheses that are open.
  private var open: [Word] = []
  /// The kind of the last word, which determines the valid next words.
  private var last = Last.nothing
  private var hasMistake = false

  private enum Last {
    case nothing
    /// An item, after which `+` and `(` are valid.
    case item
    /// An item with its `+`, after which `(` is valid.
    case expandedItem
  }

  /// Parses a tree, or `-` for none.
  ///
  /// - Parameters:
  ///   - words: Names and marks.
  ///   - line: Their line in the file, from 1.
  ///   - diagnostics: The collector of mistakes.
  /// - Returns: The items in preorder; `nil` if there is a mistake.
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
      addItem(word, reportingTo: &diagnostics)
    }
  }

  private mutating func addItem(
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
