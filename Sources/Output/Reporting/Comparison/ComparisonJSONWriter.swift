internal import Conformance
internal import SpecFormat

/// Writes a comparison as JSON, with everything that changed.
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

/// A comparison under the names of its JSON.
private struct ComparisonJSON: Encodable {
  struct Change: Encodable {
    var kind: ChangeKind
    var isWorse: Bool
    var id: String
    /// The id before, where that was another one.
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
    /// Rules that its scenarios' clauses name, and that most others do not.
    var rules: [String]
    var scenarios: [String]

    init(_ group: ChangeGroup, kind: ChangeKind) {
      self.kind = kind
      sentence = group.sentence
      rules = group.topics.compactMap { share in
        if case .rule(let rule) = share.topic { rule.text } else { nil }
      }
      scenarios = group.ids
    }
  }

  let formatVersion = 1
  var isWorse: Bool
  /// The counts of the head if there is no base; `nil` for two reports.
  var headWithoutBase: JSONSummary?
  /// `nil` where both reports are of one engine, or one of them does not name its engine.
  var engines: EngineChange?
  var changes: [Change]
  var groups: [Group]
  /// The mistakes of malformed specs in the newer report; `nil` for none.
  var messages: [JSONMessage]?
}

extension ComparisonJSON {
  /// The words of one report on an expectation.
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
