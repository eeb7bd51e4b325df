package import Conformance

/// The changes from one report to another.
package struct ReportComparison {
  /// Every change: those of the newer report in its order, then what was removed.
  let changes: [ExpectationChange]
  /// The engines of both; `nil` where they are the same, or one report does not name its own.
  let engines: EngineChange?
  /// The mistakes of malformed specs in the newer report.
  let mistakes: [ReportedMistake]
  /// How many files are malformed in the newer report alone.
  private let newlyMalformedCount: Int
  /// The counts of the head if there is no base; `nil` for two reports.
  let headWithoutBase: ReportSummary?
  private let topics: ScenarioTopics

  /// Compares two reports.
  ///
  /// - Parameters:
  ///   - base: The report before.
  ///   - head: The report after.
  ///   - renamed: The new ids of scenarios, by the ids that they have in the report before.
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

  /// Describes a report that has no base, such as that of the change that adopts Plumb.
  ///
  /// - Parameter head: The report after. It has no changes, so nothing is worse.
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
  /// Whether something holds no longer, is known less well, or is in a spec that is malformed now.
  package var isWorse: Bool { newlyMalformedCount > 0 || changes.contains(where: \.isWorse) }

  /// The changes of a kind.
  func changes(_ kind: ChangeKind) -> [ExpectationChange] { changes.filter { $0.kind == kind } }

  /// The changes of a kind, those with the same cause together.
  func groups(_ kind: ChangeKind) -> [ChangeGroup] {
    ChangeGroup.groups(of: changes(kind), topics: topics)
  }
}

/// A comparison in a sentence.
extension ReportComparison {
  /// `2 scenarios newly failing, 1 fixed: worse`.
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

  /// Whether a change that is told by its amount has none.
  private var lacksValues: Bool { changes.contains { $0.kind.isGrouped && $0.lacksValues } }
}

extension ChangeKind {
  /// Whether its changes are told in groups with one cause each.
  var isGrouped: Bool { self == .newlyFailing || self == .changed }
}

/// The engines of two reports, where they are not the same.
struct EngineChange: Encodable {
  var base: EngineIdentity
  var head: EngineIdentity

  /// `nil` where both reports are of one engine, or one of them does not name its engine.
  init?(from base: ConformanceReport, to head: ConformanceReport) {
    guard let before = base.engine, let after = head.engine, before != after else { return nil }
    self.base = before
    self.head = after
  }
}

extension EngineChange {
  /// Both engines in a sentence: `Engines: plumb 1.4.0 on Linux → plumb 1.5.0 on Linux`.
  var sentence: String { "Engines: \(base) → \(head)." }
}
