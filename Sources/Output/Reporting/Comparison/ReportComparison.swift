package import Conformance

/// The changes between two reports.
package struct ReportComparison {
  /// All changes: those of the newer report in its order, then the removed expectations.
  let changes: [ExpectationChange]
  /// The change of the engine; `nil` if both reports have the same engine, or one does not name its
  /// own.
  let engines: EngineChange?
  /// The mistakes of malformed specs in the newer report.
  let mistakes: [ReportedMistake]
  /// The number of files that are malformed in the newer report only.
  private let newlyMalformedCount: Int
  /// The counts of the newer report if there is no older one; `nil` for two reports.
  let headWithoutBase: ReportSummary?
  private let topics: ScenarioTopics

  /// Compares an older report with a newer one.
  ///
  /// - Parameters:
  ///   - base: The older report.
  ///   - head: The newer report.
  ///   - renamed: The new ids of scenarios, by their ids in the older report.
  package init(
    base: ConformanceReport,
    head: ConformanceReport,
    renamed: [String: String] = [:]
  ) {
    let pairs = ComparedExpectation.pairs(from: base, to: head, renamed: renamed)
    engines = EngineChange(from: base, to: head)
    changes = pairs.flatMap(\.changes)
    mistakes = head.mistakes
    let malformed = Set(base.malformedFiles.map(\.file))
    newlyMalformedCount = head.malformedFiles.count { !malformed.contains($0.file) }
    headWithoutBase = nil
    topics = ScenarioTopics([head, base])
  }

  /// Creates a comparison without an older report, such as for the change that introduces Plumb.
  ///
  /// - Parameter head: The newer report. It has no changes, so there are no regressions.
  package init(head: ConformanceReport) {
    changes = []
    engines = nil
    mistakes = head.mistakes
    newlyMalformedCount = 0
    headWithoutBase = head.summary
    topics = ScenarioTopics([head])
  }
}

extension ReportComparison {
  /// Whether there is a regression: a failure, weaker evidence, or a newly malformed spec.
  package var isWorse: Bool { newlyMalformedCount > 0 || changes.contains(where: \.isWorse) }

  /// The changes of a kind.
  func changes(_ kind: ChangeKind) -> [ExpectationChange] { changes.filter { $0.kind == kind } }

  /// Returns the changes of a kind, grouped by cause.
  func groups(_ kind: ChangeKind) -> [ChangeGroup] {
    ChangeGroup.groups(of: changes(kind), topics: topics)
  }
}

extension ReportComparison {
  /// A summary of the comparison, such as `2 scenarios newly failing, 1 fixed: worse`.
  var sentence: String {
    if let headWithoutBase {
      return "There is no base to compare with. Head: \(headWithoutBase.sentence)."
    }
    let counts = ChangeKind.allCases.compactMap { kind in
      let count = Set(changes(kind).map(\.id)).count
      return count == 0 ? nil : "\(count) \(kind.title.lowercased())"
    }
    guard !counts.isEmpty || newlyMalformedCount > 0 else {
      return mistakes.isEmpty ? "Nothing changed." : "Nothing changed. \(malformedSentence)"
    }
    let scenarios = counts.isEmpty ? "" : "Scenarios: \(counts.joined(separator: ", ")). "
    return scenarios + (mistakes.isEmpty ? "" : "\(malformedSentence) ")
      + (isWorse ? "There are regressions." : "There are no regressions.")
      + (lacksValues
        ? " Some results were written by an older plumb without values, so the amount of their change is unknown."
        : "")
  }

  private var malformedSentence: String {
    let count = MalformedFile.files(of: mistakes).count
    return "\(count) malformed spec\(count == 1 ? "" : "s"), \(newlyMalformedCount) of them new."
  }

  /// Whether a change of a grouped kind has no values, so that its amount is unknown.
  private var lacksValues: Bool { changes.contains { $0.kind.isGrouped && $0.lacksValues } }
}

extension ChangeKind {
  /// Whether changes of this kind are listed in groups with a common cause.
  var isGrouped: Bool { self == .newlyFailing || self == .changed }
}

/// The engines of two reports that were made with different engines.
struct EngineChange: Encodable {
  var base: EngineIdentity
  var head: EngineIdentity

  /// Creates the change, or returns `nil` for equal engines or if one report does not name its own.
  init?(from base: ConformanceReport, to head: ConformanceReport) {
    guard let before = base.engine, let after = head.engine, before != after else { return nil }
    self.base = before
    self.head = after
  }
}

extension EngineChange {
  /// Both engines in a sentence, such as `Engines: plumb 1.4.0 on Linux → plumb 1.5.0 on Linux`.
  var sentence: String { "Engines: \(base) → \(head)." }
}
