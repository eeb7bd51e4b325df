internal import Conformance
internal import ElementTree

/// The differences between the counts of two runs of a history.
package struct HistoryChange {
  /// The differences as phrases, such as `12 more scenarios`; empty if the counts are equal.
  package let phrases: [String]

  /// - Parameters:
  ///   - old: The earlier run.
  ///   - new: The later run.
  package init(from old: HistoryEntry, to new: HistoryEntry) {
    let counts: [(String, Int, Int)] = [
      ("scenarios", old.scenarios, new.scenarios),
      ("passing expectations", old.count { $0 == .passed }, new.count { $0 == .passed }),
      ("failures", old.count(\.failsTheRun), new.count(\.failsTheRun)),
      ("known failures", old.count { $0 == .knownFailure }, new.count { $0 == .knownFailure }),
      ("recorded expectations", old.evidence["recorded"] ?? 0, new.evidence["recorded"] ?? 0),
    ]
    phrases = counts.filter { $0.1 != $0.2 }.map { noun, old, new in
      let count = abs(new - old)
      let word = count == 1 ? String(noun.dropLast()) : noun
      return "\(GroupedNumber.text(count)) \(new > old ? "more" : "fewer") \(word)"
    }
  }
}

/// One run of a list of runs.
package struct HistoryRun {
  package let entry: HistoryEntry
  private let name: String

  /// - Parameters:
  ///   - entry: The figures of the run.
  ///   - name: The name of the run in a list; `nil` for its date and its commit.
  package init(_ entry: HistoryEntry, name: String? = nil) {
    self.entry = entry
    let commit = entry.commit.isEmpty ? "" : " \(entry.commit.prefix(12))"
    self.name = name ?? entry.date.prefix(10) + commit
  }

  /// Returns a line for each run, with its counts and the differences from the run before it.
  package static func list(_ runs: [HistoryRun]) -> String {
    guard !runs.isEmpty else { return "There is no run yet.\n" }
    return runs.indices.map { index in
      let (run, before) = (runs[index], index > 0 ? runs[index - 1].entry : nil)
      let changes = before.map { HistoryChange(from: $0, to: run.entry).phrases } ?? []
      let words = [HistoryBadge(run.entry).message] + changes
      return TerminalText.line("\(run.name): \(words.joined(separator: ", "))") + "\n"
    }.joined()
  }
}
