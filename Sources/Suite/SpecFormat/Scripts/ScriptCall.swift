/// A call of a script: `insertItems a b before x`.
package struct ScriptCall: Sendable, Hashable {
  package var verb: ScriptVerb
  /// The words before the relation: names, all at level 0 unless the call takes a snapshot.
  package var subject: [TreeItem]
  /// How the subject relates to the object; `nil` for a call without an object.
  package var relation: ScriptRelation?
  /// The words behind the relation: one name, none for `to nil`, or the items of a snapshot.
  package var object: [TreeItem]

  package init(
    verb: ScriptVerb,
    subject: [TreeItem],
    relation: ScriptRelation? = nil,
    object: [TreeItem] = []
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
