internal import SpecFormat

/// The number of expectations of each scenario that an engine must not fall below.
///
/// The file has a line for each scenario with its id and the number of expectations that agree,
/// sorted by id.
///
/// ```text
/// swiftui/frames/frame#a-frame-centers-its-child 2
/// ```
package struct EngineFloor: Sendable, Equatable {
  /// The number of agreeing expectations, by the ids of scenarios; never 0.
  package private(set) var counts: [String: Int] = [:]

  /// A scenario with fewer agreeing expectations than the floor.
  package struct Breach: Sendable, Equatable {
    package let scenario: String
    /// The path of the spec.
    package let file: String
    /// The line of the first expectation that does not agree, from 1.
    package let line: Int
    /// The number of agreeing expectations in the floor.
    package let expected: Int
    /// The number of agreeing expectations in the report.
    package let actual: Int
  }

  /// Creates a floor without scenarios.
  package init() {}
}

extension EngineFloor {
  /// Parses a file.
  ///
  /// - Parameters:
  ///   - text: The content of the file.
  ///   - file: The path of the file, as messages show it.
  /// - Throws: Every mistake of the file.
  package init(text: String, file: String) throws(LineFileError) {
    var mistakes: [LineFileError.Mistake] = []
    for (number, text) in StatedLines.all(in: text) {
      let end = text.lastIndex(of: " ") ?? text.startIndex
      let id = text[..<end].trimmed
      guard let count = Int(text[end...].trimmed), count > 0, id.contains("#") else {
        let message = "a line has the id of a scenario and a number of expectations"
        mistakes.append(.init(line: number, message: message))
        continue
      }
      counts[id] = count
    }
    guard mistakes.isEmpty else { throw LineFileError(file: file, mistakes: mistakes) }
  }

  /// The content of the file.
  package var text: String {
    let head = "# The scenarios that agree, each with the number of its expectations that agree.\n"
    return head + counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined()
  }

  /// Returns the floor with the numbers of agreeing expectations that a report has.
  ///
  /// - Parameter report: The results of an engine; scenarios that did not run keep their numbers.
  /// - Returns: The new floor.
  package func updated(by report: ConformanceReport) -> EngineFloor {
    var floor = self
    for scenario in report.scenarios {
      let count = scenario.agreedCount
      floor.counts[scenario.id] = count > 0 ? count : nil
    }
    return floor
  }

  /// Returns the scenarios of a report that agree on less than the floor, in the report's order.
  package func breaches(in report: ConformanceReport) -> [Breach] {
    report.specs.flatMap { spec in
      spec.scenarios.compactMap { scenario in
        let actual = scenario.agreedCount
        guard let expected = counts[scenario.id], actual < expected else { return nil }
        let worst = scenario.results.first { $0.verdict != .passed && $0.verdict != .skipped }
        return Breach(
          scenario: scenario.id,
          file: spec.file,
          line: worst?.line ?? scenario.line,
          expected: expected,
          actual: actual
        )
      }
    }
  }

  /// Returns the ids that are not in a report, sorted.
  package func absent(from report: ConformanceReport) -> [String] {
    let ids = Set(report.scenarios.map(\.id))
    return counts.keys.filter { !ids.contains($0) }.sorted()
  }
}

extension EngineFloor.Breach: CustomStringConvertible {
  package var description: String {
    "\(file):\(line):1: error: \(scenario) agreed on \(expected) "
      + "\(expected == 1 ? "expectation" : "expectations") before, and now on \(actual)"
  }
}

extension ScenarioReport {
  /// The number of expectations that agree.
  fileprivate var agreedCount: Int {
    results.count { $0.verdict == .passed || $0.verdict == .unexpectedPass }
  }
}
