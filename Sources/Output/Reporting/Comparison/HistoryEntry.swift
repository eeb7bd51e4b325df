package import Conformance
package import Foundation
internal import SpecFormat

/// The figures of one run, stored in a history as one line of JSON.
package struct HistoryEntry: Sendable, Equatable, Codable {
  /// The time at which the run was added, in UTC, such as `2026-11-22T10:00:00Z`.
  package var date: String
  /// The commit that was checked; empty if unknown.
  package var commit: String
  package var scenarios: Int
  /// The number of expectations for each verdict.
  package var verdicts: [String: Int]
  /// The number of expectations for each kind of evidence.
  package var evidence: [String: Int]
  /// The total duration of all scenarios, in seconds.
  package var seconds: Double
  /// The ids of the scenarios that failed, sorted; `nil` in entries of older versions.
  package var failing: [String]?

  /// Creates an entry from a report.
  ///
  /// - Parameters:
  ///   - report: A report of a whole suite.
  ///   - date: The date of the entry.
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
    failing = report.scenarios.filter(\.verdict.failsTheRun).map(\.id).sorted()
  }
}

extension HistoryEntry {
  /// The entry as a line of JSON that ends with a line feed.
  package var line: String {
    JSONText.line(of: self) + "\n"
  }

  /// Parses a history with one entry per line; empty lines are ignored.
  ///
  /// - Throws: `HistoryError` with the numbers of all invalid lines.
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

  /// Returns the number of expectations whose verdicts satisfy a predicate.
  func count(_ isCounted: (Verdict) -> Bool) -> Int {
    verdicts.reduce(0) { sum, pair in
      sum + (Verdict(rawValue: pair.key).map { isCounted($0) ? pair.value : 0 } ?? 0)
    }
  }

  /// The number of all expectations.
  var expectations: Int { verdicts.values.reduce(0, +) }
}

extension ConformanceReport {
  /// Returns the report with the run since which each failing scenario fails.
  ///
  /// - Parameter history: The earlier runs, the oldest first. Only the last runs that all store ids
  ///   of failing scenarios are used; without any, the report is unchanged.
  /// - Returns: The report with ``ScenarioReport/firstFailure`` of each failing scenario.
  /// - Complexity: O(*n* · *m*) for *n* runs with *m* failing scenarios.
  package func dated(by history: [HistoryEntry]) -> ConformanceReport {
    let runs = history.reversed().map { ($0, $0.failing.map { Set($0) }) }
      .prefix { $0.1 != nil }
    guard !runs.isEmpty else { return self }
    var report = self
    for spec in specs.indices {
      for clause in specs[spec].clauses.indices {
        for index in specs[spec].clauses[clause].scenarios.indices {
          let scenario = specs[spec].clauses[clause].scenarios[index]
          guard scenario.verdict.failsTheRun else { continue }
          let failed = runs.prefix { $0.1?.contains(scenario.id) ?? false }
          report.specs[spec].clauses[clause].scenarios[index].firstFailure =
            failed.last.map { FirstFailure(date: $0.0.date, commit: $0.0.commit) } ?? FirstFailure()
        }
      }
    }
    return report
  }
}

/// The invalid lines of a history.
package struct HistoryError: Error, Equatable, CustomStringConvertible {
  /// The numbers of the invalid lines, from 1.
  var lines: [Int]

  package var description: String {
    let numbers = lines.map { "\($0)" }.joined(separator: ", ")
    return "invalid entry of a history in line\(lines.count == 1 ? "" : "s") \(numbers)"
  }
}

/// A README badge that shows the latest run of a history.
package struct HistoryBadge {
  private let entry: HistoryEntry?

  /// - Parameter entry: The latest run; `nil` for an empty history.
  package init(_ entry: HistoryEntry?) {
    self.entry = entry
  }
}

extension HistoryBadge {
  /// The badge as an SVG document.
  package var svg: String {
    FlatBadge(name: "layout", message: message, color: color).svg
  }

  private var failing: Int { entry?.count(\.failsTheRun) ?? 0 }

  var message: String {
    guard let entry else { return "no run yet" }
    return failing == 0
      ? "\(entry.count { $0 == .passed }) of \(entry.expectations) hold" : "\(failing) fail"
  }

  private var color: FlatBadge.Color { entry == nil ? .none : failing == 0 ? .good : .bad }
}
