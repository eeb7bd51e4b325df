internal import SpecFormat

/// Aligns the outcomes and states of a script's lines in columns, in the same way as an existing
/// block.
package struct ScriptLayout: Sendable {
  private static let gap = 2

  /// The indentation of each existing line, by line number.
  private var indentations: [Int: String] = [:]
  /// The offsets of the existing outcomes in characters, by line number.
  private var outcomes: [Int: Int] = [:]
  private var states: [Int: Int] = [:]

  /// Creates a layout like that of a block.
  ///
  /// - Parameter lines: The block as written; empty for a new block.
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
  /// Returns the rows as aligned lines.
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

  /// Appends a column to a line at an offset, or after the default gap if the line is too long.
  private static func line(_ line: String, _ text: String, at place: Int) -> String {
    line + String(repeating: " ", count: max(place - line.count, gap)) + text
  }

  /// Returns the most common offset, the smallest one if there are several; `nil` if there is none.
  private static func mostCommon(_ places: [Int: Int]) -> Int? {
    Dictionary(grouping: places.values, by: \.self)
      .min { ($1.value.count, $0.key) < ($0.value.count, $1.key) }?.key
  }
}

/// A line of a script, split into its columns.
package struct ScriptRow: Sendable, Equatable {
  /// The line of the file, from 1.
  package var source: Int
  /// The call, including its expected value.
  package var call: String
  /// The outcome; `nil` if it is not filled in yet.
  package var outcome: String?
  /// The state; `nil` if it is not stated.
  package var state: String?

  package init(source: Int, call: String, outcome: String? = nil, state: String? = nil) {
    self.source = source
    self.call = call
    self.outcome = outcome
    self.state = state
  }
}
