internal import Conformance

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
