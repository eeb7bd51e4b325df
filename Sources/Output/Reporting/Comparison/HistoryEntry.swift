package import Conformance
package import Foundation
internal import SpecFormat

/// The figures of one run, which a history keeps as a line of JSON.
package struct HistoryEntry: Sendable, Equatable, Codable {
  /// When the run was added, in UTC: `2026-11-22T10:00:00Z`.
  package var date: String
  /// The commit that was checked; empty for an unknown one.
  package var commit: String
  package var scenarios: Int
  /// How many expectations came to each end.
  package var verdicts: [String: Int]
  /// How many expectations rest on each kind of evidence.
  package var evidence: [String: Int]
  /// What the scenarios took, all added up, in seconds.
  package var seconds: Double

  /// Takes the figures of a report.
  ///
  /// - Parameters:
  ///   - report: A report on a whole suite.
  ///   - date: The moment that the entry is of.
  ///   - commit: The commit that was checked.
  package init(_ report: ConformanceReport, date: Date, commit: String) {
    let results = report.scenarios.flatMap(\.results)
    self.date = date.formatted(.iso8601)
    self.commit = commit
    scenarios = report.scenarios.count
    verdicts = Dictionary(results.map { ($0.verdict.rawValue, 1) }, uniquingKeysWith: +)
    evidence = Dictionary(
      results.map { ($0.evidence?.rawValue ?? "unstated", 1) },
      uniquingKeysWith: +
    )
    let sum = report.scenarios.reduce(0) { $0 + ($1.duration ?? 0) }
    seconds = (sum * 1000).rounded() / 1000
  }
}

extension HistoryEntry {
  /// The entry as a line, its end included.
  package var line: String {
    JSONText.line(of: self) + "\n"
  }

  /// Reads a history: an entry a line, empty lines apart.
  ///
  /// - Throws: `HistoryError` with every line that is no entry.
  package static func entries(in text: String) throws(HistoryError) -> [HistoryEntry] {
    var entries: [HistoryEntry] = []
    var broken: [Int] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      do {
        entries.append(try JSONDecoder().decode(HistoryEntry.self, from: Data(line.utf8)))
      } catch {
        broken.append(index + 1)
      }
    }
    guard broken.isEmpty else { throw HistoryError(lines: broken) }
    return entries
  }

  /// How many expectations there are with one of some verdicts.
  func count(_ isCounted: (Verdict) -> Bool) -> Int {
    verdicts.reduce(0) { sum, pair in
      sum + (Verdict(rawValue: pair.key).map { isCounted($0) ? pair.value : 0 } ?? 0)
    }
  }

  /// How many expectations there are.
  var expectations: Int { verdicts.values.reduce(0, +) }
}

/// The lines of a history that are no entries.
package struct HistoryError: Error, Equatable, CustomStringConvertible {
  /// From 1.
  var lines: [Int]

  package var description: String {
    let numbers = lines.map { "\($0)" }.joined(separator: ", ")
    return "invalid entry of a history in line\(lines.count == 1 ? "" : "s") \(numbers)"
  }
}

/// A badge with the last run of a history, for a README.
package struct HistoryBadge {
  private let entry: HistoryEntry?

  /// - Parameter entry: The run; `nil` where there is none yet.
  package init(_ entry: HistoryEntry?) {
    self.entry = entry
  }
}

extension HistoryBadge {
  /// The badge, a file of SVG.
  package var svg: String {
    FlatBadge(name: "layout", words: words, color: color).svg
  }

  private var failing: Int { entry?.count(\.failsTheRun) ?? 0 }

  private var words: String {
    guard let entry else { return "no run yet" }
    return failing == 0
      ? "\(entry.count { $0 == .passed }) of \(entry.expectations) hold" : "\(failing) fail"
  }

  private var color: FlatBadge.Color { entry == nil ? .none : failing == 0 ? .good : .bad }
}
