/// Merges the reports of all parts of a suite into one report.
package struct ReportMerge {
  /// A report of a part, with its name for messages.
  package struct Part {
    var name: String
    package var report: ConformanceReport

    /// - Parameters:
    ///   - name: The file that the report was read from.
    ///   - report: The report in the file.
    package init(name: String, report: ConformanceReport) {
      self.name = name
      self.report = report
    }
  }

  private let parts: [Part]

  package init(_ parts: [Part]) {
    self.parts = parts
  }
}

extension ReportMerge {
  /// Returns the report that a run of the whole suite would produce, apart from durations.
  ///
  /// - Throws: An error if a part is missing, duplicated or from another suite.
  package func merged() throws(ReportMergeError) -> ConformanceReport {
    let suite = try checkedSuite()
    let engine = try checkedEngine()
    var specs: [SpecReport] = []
    var places: [String: Int] = [:]
    for spec in parts.flatMap(\.report.specs) {
      if let place = places[spec.file] {
        specs[place].merge(spec)
      } else {
        places[spec.file] = specs.count
        specs.append(spec)
      }
    }
    let report = ConformanceReport(
      specs: specs,
      engine: engine,
      profile: parts.first?.report.profile,
      mistakes: mistakes,
      sampleCount: parts.map(\.report.sampleCount).max() ?? 0
    )
    guard report.scenarios.count == suite.suiteScenarios else {
      throw .scenariosMissing(expected: suite.suiteScenarios, found: report.scenarios.count)
    }
    return report
  }

  /// Checks that all parts are present and belong together, and returns the properties of their
  /// suite.
  private func checkedSuite() throws(ReportMergeError) -> ReportShard {
    var seen: [Int: String] = [:]
    var first: (name: String, shard: ReportShard)?
    for part in parts {
      guard let shard = part.report.shard else { throw .notAPart(part.name) }
      if let first, first.shard.count != shard.count {
        throw .otherCount(first.name, first.shard.count, part.name, shard.count)
      }
      if let first, !first.shard.isOfSameSuite(as: shard) {
        throw .otherSuite(first.name, part.name)
      }
      if let name = seen[shard.index] {
        throw .partTwice(shard.index, name, part.name)
      }
      seen[shard.index] = part.name
      first = first ?? (part.name, shard)
    }
    guard let suite = first?.shard else { throw .noParts }
    let missing = (1...max(suite.count, 1)).filter { seen[$0] == nil }
    guard missing.isEmpty else { throw .partsMissing(missing, count: suite.count) }
    return suite
  }
}

extension ReportMerge {
  /// The mistakes of malformed specs without duplicates, as every part lists all of them.
  private var mistakes: [ReportedMistake] {
    var known: Set<ReportedMistake> = []
    return parts.flatMap(\.report.mistakes).filter { known.insert($0).inserted }
  }

  /// Checks that all parts have the same engine, and returns it; `nil` if a part does not contain
  /// it.
  private func checkedEngine() throws(ReportMergeError) -> EngineIdentity? {
    let reported = parts.compactMap { part in part.report.engine.map { (part.name, $0) } }
    guard let first = reported.first else { return nil }
    if let other = reported.first(where: { $0.1 != first.1 }) {
      throw .otherEngine(first.0, first.1, other.0, other.1)
    }
    return reported.count == parts.count ? first.1 : nil
  }
}

extension ReportShard {
  fileprivate func isOfSameSuite(as other: ReportShard) -> Bool {
    suiteScenarios == other.suiteScenarios && suiteDigest == other.suiteDigest
  }
}

extension SpecReport {
  /// Adds the clauses and scenarios of another part's report about the same file.
  fileprivate mutating func merge(_ other: SpecReport) {
    let places = Dictionary(
      clauses.enumerated().map { ($1.line, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for clause in other.clauses {
      if let place = places[clause.line] {
        clauses[place].scenarios += clause.scenarios
        clauses[place].scenarios.sort { $0.line < $1.line }
      } else {
        clauses.append(clause)
      }
    }
    clauses.sort { $0.line < $1.line }
  }
}

/// The reason why reports cannot be merged.
package enum ReportMergeError: Error, Equatable {
  case noParts
  case notAPart(String)
  case otherSuite(String, String)
  /// Two reports have different numbers of parts.
  case otherCount(String, Int, String, Int)
  /// Two reports have different engines.
  case otherEngine(String, EngineIdentity, String, EngineIdentity)
  case partTwice(Int, String, String)
  case partsMissing([Int], count: Int)
  /// All parts are present, but scenarios are missing.
  case scenariosMissing(expected: Int, found: Int)
}

extension ReportMergeError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noParts:
      "there is no report"
    case .notAPart(let name):
      "'\(name)' is a report of a whole suite, not of a part ('--shard')"
    case .otherSuite(let first, let second):
      "'\(first)' and '\(second)' have different specs or different selections of scenarios"
    case .otherCount(let first, let firstCount, let second, let secondCount):
      "'\(first)' is one of \(firstCount) parts, but '\(second)' is one of \(secondCount)"
    case .otherEngine(let first, let engine, let second, let other):
      "'\(first)' is a report of the engine \(engine), but '\(second)' is a report of \(other)"
    case .partTwice(let index, let first, let second):
      "'\(first)' and '\(second)' are both part \(index)"
    case .partsMissing(let indices, let count):
      "part\(indices.count == 1 ? "" : "s") \(indices.map { "\($0)" }.joined(separator: ", ")) "
        + "of \(count) \(indices.count == 1 ? "is" : "are") missing"
    case .scenariosMissing(let expected, let found):
      "the parts have \(found) scenarios, but the suite has \(expected)"
    }
  }
}
