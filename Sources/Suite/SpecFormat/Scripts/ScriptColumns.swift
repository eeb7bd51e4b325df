/// The columns of a script's line: the call with its value, the outcome, and the state after the
/// call.
package struct ScriptColumns {
  let call: ArraySlice<Word>
  /// The arrow before the value; `nil` if no value is stated.
  let arrow: Word?
  /// The words of the value, which may be empty for a list.
  let value: ArraySlice<Word>
  /// The words of the outcome; empty if it is not stated.
  package let outcome: ArraySlice<Word>
  /// The words of the state; empty if it is not stated.
  package let state: ArraySlice<Word>

  /// Splits a line into columns.
  ///
  /// The outcome is the first column after the call that begins with `ok` or `refused`. If there is
  /// none, the second column is treated as the outcome.
  ///
  /// - Parameters:
  ///   - words: The words of the line.
  ///   - source: The line.
  package init(_ words: [Word], of source: BlockLine) {
    let characters = Array(source.text)
    let starts = words.indices.dropFirst().filter { index in
      let gap = characters[
        (words[index - 1].endColumn - source.firstColumn)..<(words[index].column
          - source.firstColumn)
      ]
      return gap.count > 1 || gap.contains("\t")
    }
    let named = starts.first {
      words[$0].isPlain(ScriptOutcome.doneWord) || words[$0].isPlain(ScriptOutcome.refusedWord)
    }
    let start = named ?? starts.first { !words[$0].isPlain("->") } ?? words.endIndex
    var end = starts.first { $0 > start } ?? words.endIndex
    // A kind that is separated from `refused` by several blanks still belongs to it.
    if named == start, end == start + 1, words[start].isPlain(ScriptOutcome.refusedWord),
      end < words.endIndex
    {
      end = starts.first { $0 > end } ?? words.endIndex
    }
    let place = words[..<start].firstIndex { $0.isPlain("->") }
    call = words[..<(place ?? start)]
    arrow = place.map { words[$0] }
    value = words[min((place ?? start) + 1, start)..<start]
    outcome = words[start..<end]
    state = words[end...]
  }
}

/// A line of a script, such as `deleteItems d zz ok A: a b | C:`.
package struct ScriptLine: Sendable, Equatable {
  /// The line in the file, from 1.
  package var line: Int
  package var call: ScriptCall
  /// The call as written, without its expected value.
  package var callText: String
  /// The value that the call must return; `nil` if it is not compared.
  package var value: ScriptValue?
  /// The required outcome of the call; `nil` if `plumb accept` has to fill it in.
  package var outcome: ScriptOutcome?
  /// The required state of the snapshot after the call; `nil` if it is not compared.
  package var state: SnapshotContent?
}

/// The value that a call returns.
package enum ScriptValue: Sendable, Hashable {
  case count(Int)
  case names([String])
  /// A name, or `nil` if there is none.
  case name(String?)
  case tree([SnapshotItem])
}

/// The outcome of a call.
package enum ScriptOutcome: Sendable, Hashable {
  case done
  /// The call was refused and changed nothing; with the kind of issue in kebab-case.
  case refused(String)
}

extension ScriptOutcome: CustomStringConvertible {
  /// The outcome in the notation of a script: `ok`, `refused unknown-item`.
  package var description: String {
    switch self {
    case .done: ScriptOutcome.doneWord
    case .refused(let kind): "\(ScriptOutcome.refusedWord) \(kind)"
    }
  }

  static let doneWord = "ok"
  static let refusedWord = "refused"
}
