internal import SpecFormat

/// The expectations on which an engine differs on purpose, with the reasons.
///
/// Each line of the file has a selector and, after a colon, a reason. An expectation that fails and
/// is selected by a line has the verdict `deviates` and is counted apart from the score. A crash is
/// only selected by the id of its scenario.
///
/// ```text
/// # Where Rows differs on purpose.
/// R-SP-2: own default spacing
/// swiftui/frames/frame#half-a-point: cells are whole points
/// ```
package struct Deviations: Sendable, Equatable {
  /// A line of the file.
  package struct Entry: Sendable, Equatable {
    /// The line in the file, from 1.
    package let line: Int
    package let selector: ExpectationSelector
    package let reason: String
  }

  /// The path of the file, as messages show it.
  package let file: String
  package let entries: [Entry]
}

extension Deviations.Entry {
  /// Returns whether the entry can state a result: a rule is no reason for a crash.
  fileprivate func states(_ verdict: Verdict) -> Bool {
    switch verdict {
    case .failed: true
    case .crashed, .timedOut, .notRun: if case .scenario = selector { true } else { false }
    default: false
    }
  }
}

extension Deviations {
  /// Parses a file of deviations.
  ///
  /// - Parameters:
  ///   - text: The content of the file.
  ///   - file: The path of the file, as messages show it.
  /// - Throws: Every mistake of the file.
  package init(text: String, file: String) throws(LineFileError) {
    var entries: [Entry] = []
    var mistakes: [LineFileError.Mistake] = []
    for (number, text) in StatedLines.all(in: text) {
      let parts = text.split(separator: ":", maxSplits: 1).map(\.trimmed)
      guard parts.count == 2, !parts[1].isEmpty else {
        let message = "a deviation needs a reason after a colon: 'R-SP-2: own default spacing'"
        mistakes.append(.init(line: number, message: message))
        continue
      }
      do {
        let selector = try ExpectationSelector(parts[0])
        entries.append(Entry(line: number, selector: selector, reason: parts[1]))
      } catch {
        mistakes.append(.init(line: number, message: error.message))
      }
    }
    guard mistakes.isEmpty else { throw LineFileError(file: file, mistakes: mistakes) }
    self.file = file
    self.entries = entries
  }

  /// Gives each selected expectation that does not hold the verdict `deviates` and the reason.
  ///
  /// - Parameters:
  ///   - report: The results of an engine that count.
  ///   - suite: All expectations of the suite; `nil` if only a part of it was selected.
  /// - Returns: The new report, and a note for each line that selects expectations of the report
  ///   none of which failed, or that selects nothing of the whole suite.
  package func applied(
    to report: ConformanceReport,
    of suite: SelectableExpectations? = nil
  ) -> (report: ConformanceReport, notes: [String]) {
    var (selecting, used): (Set<Int>, Set<Int>) = ([], [])
    var applied = report
    applied.specs = report.mapResults { place, result in
      let matching = entries.filter { $0.selector.selects(place) }
      selecting.formUnion(matching.map(\.line))
      let entry = matching.first { $0.states(result.verdict) }
      guard let entry else { return result }
      used.insert(entry.line)
      var result = result
      result.verdict = .deviates
      result.reason = entry.reason
      return result
    }
    let notes = entries.filter { selecting.contains($0.line) && !used.contains($0.line) }.map {
      "\(file):\($0.line):1: note: no expectation of '\($0.selector.text)' differs any more"
    }
    let lines = entries.map { (number: $0.line, selector: $0.selector) }
    return (applied, notes + (suite?.notes(on: lines, of: file) ?? []))
  }
}
