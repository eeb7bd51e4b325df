/// Lays the lines of a script out: outcomes and states stand in columns, where the author of a
/// block has them.
package struct ScriptLayout: Sendable {
  private static let gap = 2

  /// The indentation of each of the author's lines, by their numbers.
  private var indentations: [Int: String] = [:]
  /// Where the author's outcomes and states begin, in characters, by the numbers of their lines.
  private var outcomes: [Int: Int] = [:]
  private var states: [Int: Int] = [:]

  /// Takes the columns over from a block.
  ///
  /// - Parameter lines: The block as its author wrote it; none where there is no author.
  package init(like lines: [EditedLine] = []) {
    for line in lines {
      guard let source = line.source else { continue }
      let block = BlockLine(line: source, firstColumn: 0, text: line.text)
      let scanner = WordScanner(line.text, firstColumn: 0, marks: SnapshotName.marks)
      let columns = ScriptColumns(scanner.words, of: block)
      indentations[source] = String(block.indentation)
      outcomes[source] = columns.outcome.first?.column
      states[source] = columns.state.first?.column
    }
  }
}

extension ScriptLayout {
  /// The rows as lines.
  package func lines(_ rows: [ScriptRow]) -> [String] {
    let calls = rows.map { (indentations[$0.source] ?? "") + $0.call }
    let outcomeColumn = Self.mostCommon(outcomes) ?? (calls.map(\.count).max() ?? 0) + Self.gap
    let longest = rows.filter { $0.state != nil }.compactMap(\.outcome?.count).max() ?? 0
    let stateColumn = Self.mostCommon(states) ?? outcomeColumn + longest + Self.gap
    return zip(rows, calls).map { row, call in
      guard let outcome = row.outcome else { return call }
      let line = Self.line(call, outcome, at: outcomes[row.source] ?? outcomeColumn)
      guard let state = row.state else { return line }
      return Self.line(line, state, at: states[row.source] ?? stateColumn)
    }
  }

  /// A line with a further column, at a place or as near behind it as the line allows.
  private static func line(_ line: String, _ text: String, at place: Int) -> String {
    line + String(repeating: " ", count: max(place - line.count, gap)) + text
  }

  /// The place that most lines have; of several the first one, and `nil` where no line has one.
  private static func mostCommon(_ places: [Int: Int]) -> Int? {
    Dictionary(grouping: places.values, by: \.self)
      .min { ($1.value.count, $0.key) < ($0.value.count, $1.key) }?.key
  }
}

/// A line of a script, cut into its columns.
package struct ScriptRow: Sendable, Equatable {
  /// The line of the file, from 1, that it stands for.
  package var source: Int
  /// The call with its value.
  package var call: String
  /// `nil` where nothing says it yet.
  package var outcome: String?
  /// `nil` where nothing says it.
  package var state: String?

  package init(source: Int, call: String, outcome: String? = nil, state: String? = nil) {
    self.source = source
    self.call = call
    self.outcome = outcome
    self.state = state
  }
}
