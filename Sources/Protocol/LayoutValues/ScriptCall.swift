/// A call of a script, such as `insertItems a b before x`.
///
/// ```swift
/// // insertItems a b before x
/// let call = ScriptCall(
///   verb: .insertItems,
///   subject: [SnapshotItem(name: "a"), SnapshotItem(name: "b")],
///   relation: .before,
///   object: [SnapshotItem(name: "x")]
/// )
/// let names = call.names  // ["a", "b"]
/// ```
public struct ScriptCall: Sendable, Hashable, Codable {
  /// The method that is called.
  public var verb: ScriptVerb
  /// The names before the relation, all at level 0 unless the call has a snapshot as an argument.
  public var subject: [SnapshotItem]
  /// The relation of the subject to the object; `nil` for a call without an object.
  public var relation: ScriptRelation?
  /// The names after the relation: one name, none for `to nil`, or the items of a snapshot.
  public var object: [SnapshotItem]

  /// Creates a call.
  ///
  /// - Parameters:
  ///   - verb: The method that is called.
  ///   - subject: The names before the relation.
  ///   - relation: The relation of the subject to the object; `nil` for a call without an object.
  ///   - object: The names after the relation.
  public init(
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
  public var names: [String] { subject.map(\.name) }

  /// The first name before the relation; empty if there is none.
  public var name: String { subject.first?.name ?? "" }

  /// The name after the relation; `nil` if there is none, and for `to nil`.
  public var target: String? { object.first?.name }
}

/// The word between the subject of a call and its destination.
public enum ScriptRelation: String, Sendable, Codable, CaseIterable {
  case to
  case before
  case after
  case with
}

/// The form of a script, which is the word after `script` and determines the type of the snapshot.
public enum ScriptForm: String, Sendable, Codable, CaseIterable {
  /// A snapshot of sections with their items.
  case snapshot
  /// A section snapshot, with the items of one section as a tree.
  case sectionSnapshot = "section-snapshot"
}

/// The calls of scripts, with the first word of their lines.
public enum ScriptVerb: String, Sendable, Codable, CaseIterable {
  // Calls on a snapshot.
  case appendSections
  case insertSections
  case moveSection
  case deleteSections
  case reloadSections
  case appendItems
  case insertItems
  case moveItem
  case deleteItems
  case deleteAllItems
  case reloadItems
  case reconfigureItems
  case numberOfItems
  case itemIdentifiers

  // Calls on a section snapshot.
  case append
  case insert
  case delete
  case expand
  case collapse
  case replaceChildren
  case insertSnapshot
  case snapshotOf
  case level
}

extension ScriptVerb {
  /// The form of script that the call belongs to.
  public var form: ScriptForm {
    switch self {
    case .append, .insert, .delete, .expand, .collapse, .replaceChildren, .insertSnapshot,
      .snapshotOf, .level:
      .sectionSnapshot
    default:
      .snapshot
    }
  }
}
