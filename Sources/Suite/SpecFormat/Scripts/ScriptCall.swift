extension ScriptCall {
  /// Parses a call in the notation of a script, without its outcome; `nil` if it is invalid.
  ///
  /// - Parameters:
  ///   - text: The words of the call, such as `appendItems a b to A`.
  ///   - form: The form of the script.
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

/// A script: a sequence of calls on a snapshot, with their expected results.
package struct ScriptSpec: Sendable, Equatable {
  package var form: ScriptForm
  /// The state of the snapshot before the first call.
  package var start: SnapshotContent
  /// The line of the initial state in the file, from 1.
  package var startLine: Int
  /// The calls, in order; never empty in a spec without mistakes.
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
  /// The syntax of the call; a new call must be added to this table.
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

  /// Examples of the call, with a second relation or with a value if there is one.
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

  /// Returns the verbs of a form of script.
  static func words(of form: ScriptForm) -> [String] {
    allCases.filter { $0.form == form }.map(\.rawValue)
  }
}
