internal import Conformance
internal import SpecFormat

/// Writes a comparison with all changes as JSON.
package struct ComparisonJSONWriter: ComparisonWriter {
  package init() {}

  package func document(for comparison: ReportComparison) -> ComparisonDocument {
    let document = ComparisonJSON(
      isWorse: comparison.isWorse,
      headWithoutBase: comparison.headWithoutBase.map { JSONSummary($0) },
      engines: comparison.engines,
      changes: comparison.changes.map { .init($0) },
      groups: ChangeKind.allCases.filter(\.isGrouped).flatMap { kind in
        comparison.groups(kind).map { .init($0, kind: kind) }
      },
      messages: comparison.mistakes.isEmpty ? nil : comparison.mistakes.map { JSONMessage($0) }
    )
    return ComparisonDocument(text: JSONText.text(of: document))
  }
}

/// The JSON keys of a comparison.
private struct ComparisonJSON: Encodable {
  struct Change: Encodable {
    var kind: ChangeKind
    var isWorse: Bool
    var id: String
    /// The scenario's previous id; `nil` if it did not change.
    var formerID: String?
    var file: String
    var line: Int
    var block: String
    var base: Side?
    var head: Side?

    init(_ change: ExpectationChange) {
      kind = change.kind
      isWorse = change.isWorse
      id = change.id
      formerID = change.formerID == change.id ? nil : change.formerID
      file = change.file
      line = change.line
      block = change.block
      base = change.base.map { Side($0) }
      head = change.head.map { Side($0) }
    }
  }

  struct Group: Encodable {
    var kind: ChangeKind
    var sentence: String
    /// The rules that are typical of the clauses of the group's scenarios.
    var rules: [String]
    var scenarios: [String]

    init(_ group: ChangeGroup, kind: ChangeKind) {
      self.kind = kind
      sentence = group.sentence
      rules = group.topics.map(\.topic.rule.text)
      scenarios = group.ids
    }
  }

  let formatVersion = 1
  var isWorse: Bool
  /// The counts of the newer report if there is no older one; `nil` for two reports.
  var headWithoutBase: JSONSummary?
  /// The change of the engine; `nil` if both reports have the same engine, or one does not name its
  /// own.
  var engines: EngineChange?
  var changes: [Change]
  var groups: [Group]
  /// The mistakes of malformed specs in the newer report; `nil` if there are none.
  var messages: [JSONMessage]?
}

extension ComparisonJSON {
  /// The result of an expectation in one of the reports.
  struct Side: Encodable {
    var status: String
    var evidence: String
    var message: String
    var actual: String
    var mismatches: [JSONMismatch]

    init(_ result: ExpectationResult) {
      status = result.verdict.rawValue
      evidence = result.evidenceName
      message = result.message
      actual = result.actual
      mismatches = result.mismatches.map { JSONMismatch($0) }
    }
  }
}
