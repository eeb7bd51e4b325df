/// The columns of a script's line: the call with its value, its outcome, and the state after it.
struct ScriptColumns {
  let call: ArraySlice<Word>
  /// The arrow before the value; `nil` where no value is expected.
  let arrow: Word?
  /// The words of the value; a list may have none.
  let value: ArraySlice<Word>
  /// The words of the outcome; empty where nothing says it.
  let outcome: ArraySlice<Word>
  /// The words of the state; empty where nothing says it.
  let state: ArraySlice<Word>

  /// Cuts a line: the outcome is the first column, behind another, that begins with one of its
  /// words; where there is none, the second column is taken for it.
  ///
  /// - Parameters:
  ///   - words: The words of a line.
  ///   - source: That line.
  init(_ words: [Word], of source: BlockLine) {
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
    // A kind that stands away from its `refused` belongs to it all the same.
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

/// One line of a script: `deleteItems d zz      ok      A: a b | C:`.
package struct ScriptLine: Sendable, Equatable {
  /// The line in the file, from 1.
  package var line: Int
  package var call: ScriptCall
  /// The call as its author wrote it, without the value that is expected of it.
  package var callText: String
  /// The value that the call must return; `nil` where that is not checked.
  package var value: ScriptValue?
  /// The outcome that the call must have; `nil` where `plumb accept` is to say it.
  package var outcome: ScriptOutcome?
  /// The state that the snapshot must have after the call; `nil` where that is not checked.
  package var state: SnapshotContent?

  package init(
    line: Int,
    call: ScriptCall,
    callText: String,
    value: ScriptValue? = nil,
    outcome: ScriptOutcome? = nil,
    state: SnapshotContent? = nil
  ) {
    self.line = line
    self.call = call
    self.callText = callText
    self.value = value
    self.outcome = outcome
    self.state = state
  }
}

/// The value that a call returns.
package enum ScriptValue: Sendable, Hashable {
  case count(Int)
  case names([String])
  /// A name, or none.
  case name(String?)
  case tree([SnapshotItem])
}

/// The outcome of a call.
package enum ScriptOutcome: Sendable, Hashable {
  case done
  /// The call was refused and changed nothing; the kind of issue, in kebab-case.
  case refused(String)
}

extension ScriptOutcome: CustomStringConvertible {
  /// The outcome as a script has it: `ok`, `refused unknown-item`.
  package var description: String {
    switch self {
    case .done: ScriptOutcome.doneWord
    case .refused(let kind): "\(ScriptOutcome.refusedWord) \(kind)"
    }
  }

  static let doneWord = "ok"
  static let refusedWord = "refused"
}
