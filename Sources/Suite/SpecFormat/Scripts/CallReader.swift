/// A reader of calls and their values, according to the shapes of their verbs.
struct CallReader {
  let line: Int
  private let form: ScriptForm

  init(form: ScriptForm, line: Int) {
    self.form = form
    self.line = line
  }
}

extension CallReader {
  /// Returns the verb of a call; `nil` after reporting an unknown one.
  func verb(
    of words: ArraySlice<Word>,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> ScriptVerb? {
    words.first.flatMap { verb(of: $0, reportingTo: &diagnostics) }
  }

  /// Parses a call; `nil` after reporting a mistake.
  func call(
    _ verb: ScriptVerb,
    _ words: ArraySlice<Word>,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> ScriptCall? {
    guard let first = words.first else { return nil }
    let shape = verb.shape
    let rest = words.dropFirst()
    let place = rest.firstIndex { $0.relation != nil }
    let relation = place.flatMap { rest[$0].relation }
    let subject = rest[..<(place ?? rest.endIndex)]
    let object = place.map { rest[($0 + 1)...] } ?? []
    if let (mistake, word) = mistake(of: verb, subject, place.map { rest[$0] }, object) {
      diagnostics.report(mistake, line: line, column: (word ?? first).column)
      return nil
    }
    let before = items(subject, isTree: shape.subject == .tree, reportingTo: &diagnostics)
    let after =
      relation == .with
      ? items(object, isTree: true, reportingTo: &diagnostics)
      : target(object, relation, reportingTo: &diagnostics)
    guard let before, let after else { return nil }
    return ScriptCall(verb: verb, subject: before, relation: relation, object: after)
  }
}

extension CallReader {
  /// Returns the mistake in the structure of a call; `nil` if it has none.
  ///
  /// The mistake comes with the word at fault, or with none if the verb is at fault.
  private func mistake(
    of verb: ScriptVerb,
    _ subject: ArraySlice<Word>,
    _ relation: Word?,
    _ object: ArraySlice<Word>
  ) -> (DataMistake, Word?)? {
    let shape = verb.shape
    let relations = shape.relations.map(\.rawValue)
    if let relation, !relations.contains(relation.bare) {
      return (.relationUnexpected(relation.bare, verb: verb.rawValue, usage: verb.usage), relation)
    }
    if relation == nil, !relations.isEmpty, !shape.isRelationOptional {
      let misspelled = subject.first { $0.nearest(among: relations) != nil }
      let nearest = misspelled?.nearest(among: relations)
      return (.relationMissing(relations, usage: verb.usage, nearest: nearest), misspelled)
    }
    let isObjectRight = relation == nil || shape.relations == [.with] || object.count == 1
    guard isObjectRight, shape.takes(subject) else {
      return (.callInvalid(usage: verb.usage), nil)
    }
    return nil
  }

  private func verb(
    of word: Word,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> ScriptVerb? {
    let verb = word.quoted == nil ? ScriptVerb(rawValue: word.bare) : nil
    if let verb, verb.form == form { return verb }
    let mistake: DataMistake =
      if let verb {
        .callOfOtherForm(verb.rawValue, form: verb.form.rawValue)
      } else {
        .callUnknown(
          word.written,
          form: form.rawValue,
          nearest: NearestName.of(word.bare, among: ScriptVerb.words(of: form))
        )
      }
    diagnostics.report(mistake, line: line, column: word.column)
    return nil
  }

  /// Returns the name after `to`, `before` or `after`; empty without a relation, and for `to nil`.
  private func target(
    _ words: ArraySlice<Word>,
    _ relation: ScriptRelation?,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> [SnapshotItem]? {
    guard let word = words.first else { return [] }
    if relation == .to, word.isPlain("nil") || word.isPlain("-") { return [] }
    return word.snapshotName(line: line, reportingTo: &diagnostics).map { [SnapshotItem(name: $0)] }
  }

  /// Returns names or the items of a snapshot; empty for `-` alone.
  ///
  /// The result is `nil` after reporting a mistake.
  func items(
    _ words: ArraySlice<Word>,
    isTree: Bool,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> [SnapshotItem]? {
    if words.isEmptyState { return [] }
    if isTree, words.contains(where: { $0.isPlain("(") || $0.isPlain(")") || $0.isPlain("+") }) {
      return TreeReader.read(words, line: line, reportingTo: &diagnostics)
    }
    let names = words.map { $0.snapshotName(line: line, reportingTo: &diagnostics) }
    return names.contains(nil) ? nil : names.compactMap { $0.map { SnapshotItem(name: $0) } }
  }
}

extension CallShape {
  /// Returns whether the number of names is valid for the shape.
  fileprivate func takes(_ subject: ArraySlice<Word>) -> Bool {
    switch self.subject {
    case .nothing: subject.isEmpty
    case .name: subject.count == 1
    case .names, .tree: true
    }
  }
}

extension Word {
  /// Returns the most similar of some words; `nil` if none is similar.
  ///
  /// The result is also `nil` for a word of one or two letters, which is similar to many names.
  fileprivate func nearest(among words: [String]) -> String? {
    quoted == nil && bare.count > 2 ? NearestName.of(bare, among: words) : nil
  }

  /// The word as a relation; `nil` for another or a quoted word.
  fileprivate var relation: ScriptRelation? {
    quoted == nil ? ScriptRelation(rawValue: bare) : nil
  }
}

extension CallReader {
  /// Parses the value that a call must return.
  ///
  /// - Parameters:
  ///   - verb: The verb of the call.
  ///   - columns: The columns of its line.
  ///   - diagnostics: The collector of mistakes.
  /// - Returns: The value; `nil` if none is stated, or after reporting a mistake.
  func value(
    of verb: ScriptVerb,
    in columns: ScriptColumns,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> ScriptValue? {
    guard let arrow = columns.arrow else { return nil }
    let words = columns.value
    switch verb.shape.value {
    case nil:
      diagnostics.report(.valueUnexpected(verb.rawValue), line: line, column: arrow.column)
      return nil
    case .names:
      return items(words, isTree: false, reportingTo: &diagnostics).map { .names($0.map(\.name)) }
    case .tree:
      return items(words, isTree: true, reportingTo: &diagnostics).map { .tree($0) }
    case .count:
      return count(words, after: arrow, reportingTo: &diagnostics).map { .count($0) }
    case .name:
      return name(words, after: arrow, reportingTo: &diagnostics)
    }
  }

  private func count(
    _ words: ArraySlice<Word>,
    after arrow: Word,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> Int? {
    if words.count == 1, let count = words.first?.index { return count }
    let text = words.map(\.written).joined(separator: " ")
    let column = words.first?.column ?? arrow.column
    diagnostics.report(.countInvalid(text), line: line, column: column)
    return nil
  }

  /// Parses a name, or `nil` for no name.
  private func name(
    _ words: ArraySlice<Word>,
    after arrow: Word,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> ScriptValue? {
    guard words.count == 1, let word = words.first else {
      diagnostics.report(.valueNameInvalid, line: line, column: arrow.column)
      return nil
    }
    if word.isPlain("nil") || word.isPlain("-") { return .name(nil) }
    return word.snapshotName(line: line, reportingTo: &diagnostics).map { .name($0) }
  }
}

/// The syntax of a call.
struct CallShape {
  /// The kind of words before the relation.
  enum Subject {
    case nothing
    case name
    case names
    /// The items of a snapshot, as a tree.
    case tree
  }

  /// The form of a returned value.
  enum Value {
    case count
    case names
    /// A single name, or `nil`.
    case name
    case tree

    var sample: String {
      switch self {
      case .count: "2"
      case .names: "a b"
      case .name: "a"
      case .tree: "a(b) c"
      }
    }
  }

  var subject: Subject
  /// The allowed words between the subject and the object.
  var relations: [ScriptRelation]
  var isRelationOptional: Bool
  /// The form of the returned value; `nil` for a call that returns nothing.
  var value: Value?
  /// The words after the verb in an example of the call.
  var sample: String

  init(
    _ subject: Subject,
    _ relations: [ScriptRelation] = [],
    isRelationOptional: Bool = false,
    value: Value? = nil,
    like sample: String
  ) {
    self.subject = subject
    self.relations = relations
    self.isRelationOptional = isRelationOptional
    self.value = value
    self.sample = sample
  }
}
