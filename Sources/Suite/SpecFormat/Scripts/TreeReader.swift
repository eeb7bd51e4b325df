/// Reads the tree of a section snapshot: `a+(d(f) e) b c(g)`.
struct TreeReader {
  private let line: Int
  private var items: [TreeItem] = []
  private var known = KnownNames()
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
  ) -> [TreeItem]? {
    if words.isEmptyState { return [] }
    var reader = TreeReader(line: line)
    for word in words { reader.take(word, reportingTo: &diagnostics) }
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
  private mutating func take(_ word: Word, reportingTo diagnostics: inout DiagnosticCollector) {
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
    items.append(TreeItem(name: name ?? word.written, level: open.count))
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
