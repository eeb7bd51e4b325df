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
