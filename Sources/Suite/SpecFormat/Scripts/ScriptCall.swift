/// A call of a script: `insertItems a b before x`.
package struct ScriptCall: Sendable, Hashable {
  package var verb: ScriptVerb
  /// The words before the relation: names, all at level 0 unless the call takes a snapshot.
  package var subject: [SnapshotItem]
  /// How the subject relates to the object; `nil` for a call without an object.
  package var relation: ScriptRelation?
  /// The words behind the relation: one name, none for `to nil`, or the items of a snapshot.
  package var object: [SnapshotItem]

  package init(
    verb: ScriptVerb,
    subject: [SnapshotItem],
    relation: ScriptRelation? = nil,
    object: [SnapshotItem] = []
  ) {
    self.verb = verb
    self.subject = subject
    self.relation = relation
    self.object = object
  }
}

extension ScriptCall {
  /// The names before the relation, in order.
  package var names: [String] { subject.map(\.name) }

  /// The first name before the relation; empty where there is none.
  package var name: String { subject.first?.name ?? "" }

  /// The name behind the relation; `nil` where there is none, and for `to nil`.
  package var target: String? { object.first?.name }
}

/// The word between what a call is about and where that goes.
package enum ScriptRelation: String, Sendable, CaseIterable {
  case to
  case before
  case after
  case with
}

extension ScriptCall {
  /// Reads a call as a script has it, without what comes of it; `nil` for anything else.
  ///
  /// - Parameters:
  ///   - text: The words: `appendItems a b to A`.
  ///   - form: What is called.
  package init?(_ text: String, form: ScriptForm) {
    var diagnostics = DiagnosticCollector(file: "")
    let source = BlockLine(line: 1, firstColumn: 1, text: text)
    let reader = CallReader(form: form, line: 1)
    guard
      let words = source.words(endingAt: SnapshotName.marks, reportingTo: &diagnostics),
      let verb = reader.verb(of: words[...], reportingTo: &diagnostics),
      let call = reader.call(verb, words[...], reportingTo: &diagnostics)
    else { return nil }
    self = call
  }
}

/// A run of calls to a snapshot, with what comes of each.
package struct ScriptSpec: Sendable, Equatable {
  package var form: ScriptForm
  /// The state of the snapshot before the first call.
  package var start: SnapshotContent
  /// The line of the start in the file, from 1.
  package var startLine: Int
  /// The calls, in order; never empty in a spec without a mistake.
  package var lines: [ScriptLine]
  package var conditions: Conditions

  package init(
    form: ScriptForm,
    start: SnapshotContent,
    startLine: Int,
    lines: [ScriptLine],
    conditions: Conditions = Conditions()
  ) {
    self.form = form
    self.start = start
    self.startLine = startLine
    self.lines = lines
    self.conditions = conditions
  }
}

extension ScriptVerb {
  /// How the call is written: the one table that a new call is added to.
  var shape: CallShape {
    switch self {
    case .appendSections: CallShape(.names, like: "A B")
    case .insertSections: CallShape(.names, [.before, .after], like: "A B before C")
    case .moveSection: CallShape(.name, [.before, .after], like: "A after B")
    case .deleteSections, .reloadSections: CallShape(.names, like: "A B")
    case .appendItems: CallShape(.names, [.to], isRelationOptional: true, like: "a b to S")
    case .insertItems: CallShape(.names, [.before, .after], like: "a b before x")
    case .moveItem: CallShape(.name, [.before, .after], like: "a after x")
    case .deleteItems, .reloadItems, .reconfigureItems: CallShape(.names, like: "a b")
    case .deleteAllItems: CallShape(.nothing, like: "")
    case .numberOfItems: CallShape(.name, value: .count, like: "S")
    case .itemIdentifiers: CallShape(.name, value: .names, like: "S")
    case .append: CallShape(.names, [.to], isRelationOptional: true, like: "a b to p")
    case .insert: CallShape(.names, [.before, .after], like: "a b before x")
    case .delete, .expand, .collapse: CallShape(.names, like: "a b")
    case .replaceChildren: CallShape(.name, [.with], like: "p with a b")
    case .insertSnapshot:
      CallShape(.tree, [.before, .after], value: .name, like: "a b before x")
    case .snapshotOf: CallShape(.name, value: .tree, like: "p")
    case .level: CallShape(.name, value: .count, like: "a")
    }
  }

  /// The form of script that the call belongs to.
  package var form: ScriptForm {
    switch self {
    case .append, .insert, .delete, .expand, .collapse, .replaceChildren, .insertSnapshot,
      .snapshotOf, .level:
      .sectionSnapshot
    default:
      .snapshot
    }
  }

  /// Samples of the call: with another relation where there are two, with a value where there is
  /// one.
  var usage: String {
    let shape = shape
    let sample = shape.sample.isEmpty ? rawValue : "\(rawValue) \(shape.sample)"
    if let value = shape.value, shape.relations.isEmpty {
      return "\(sample), or \(sample) -> \(value.sample)"
    }
    let others = shape.relations.filter { !sample.contains(" \($0.rawValue) ") }
    guard let other = others.first, let object = sample.split(separator: " ").last else {
      return sample
    }
    return "\(sample), or \(other.rawValue) \(object)"
  }

  /// The calls of a form.
  static func words(of form: ScriptForm) -> [String] {
    allCases.filter { $0.form == form }.map(\.rawValue)
  }
}
