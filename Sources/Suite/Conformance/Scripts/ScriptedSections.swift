internal import CollectionLayout
internal import SpecFormat

/// The snapshot that `script snapshot` blocks call.
struct ScriptedSections {
  private var snapshot = NSDiffableDataSourceSnapshot<String, String>()
}

extension ScriptedSections: ScriptedSnapshot {
  init(_ state: SnapshotContent) {
    guard case .sections(let sections) = state else { return }
    for section in sections {
      snapshot.appendSections([section.name])
      snapshot.appendItems(section.items, toSection: section.name)
    }
  }

  var state: SnapshotContent {
    .sections(
      snapshot.sectionIdentifiers.map { section in
        SnapshotSection(name: section, items: snapshot.itemIdentifiers(inSection: section))
      }
    )
  }

  mutating func perform(_ line: ScriptedCall, file: String) -> ScriptValue? {
    let call = line.call
    switch call.verb {
    case .numberOfItems:
      return .count(snapshot.numberOfItems(inSection: call.name, fileID: file, line: line.line))
    case .itemIdentifiers:
      return .names(snapshot.itemIdentifiers(inSection: call.name, fileID: file, line: line.line))
    case .appendSections, .insertSections, .moveSection, .deleteSections, .reloadSections:
      performOnSections(call, file, line.line)
    default:
      performOnItems(call, file, line.line)
    }
    return nil
  }
}

extension ScriptedSections {
  private mutating func performOnSections(_ call: ScriptCall, _ file: String, _ line: Int) {
    switch (call.verb, call.relation, call.target) {
    case (.appendSections, _, _): snapshot.appendSections(call.names, fileID: file, line: line)
    case (.insertSections, .before, let other?):
      snapshot.insertSections(call.names, beforeSection: other, fileID: file, line: line)
    case (.insertSections, _, let other?):
      snapshot.insertSections(call.names, afterSection: other, fileID: file, line: line)
    case (.moveSection, .before, let other?):
      snapshot.moveSection(call.name, beforeSection: other, fileID: file, line: line)
    case (.moveSection, _, let other?):
      snapshot.moveSection(call.name, afterSection: other, fileID: file, line: line)
    case (.deleteSections, _, _): snapshot.deleteSections(call.names, fileID: file, line: line)
    case (.reloadSections, _, _): snapshot.reloadSections(call.names, fileID: file, line: line)
    default: break
    }
  }

  private mutating func performOnItems(_ call: ScriptCall, _ file: String, _ line: Int) {
    switch (call.verb, call.relation, call.target) {
    case (.appendItems, _, let section):
      snapshot.appendItems(call.names, toSection: section, fileID: file, line: line)
    case (.insertItems, .before, let other?):
      snapshot.insertItems(call.names, beforeItem: other, fileID: file, line: line)
    case (.insertItems, _, let other?):
      snapshot.insertItems(call.names, afterItem: other, fileID: file, line: line)
    case (.moveItem, .before, let other?):
      snapshot.moveItem(call.name, beforeItem: other, fileID: file, line: line)
    case (.moveItem, _, let other?):
      snapshot.moveItem(call.name, afterItem: other, fileID: file, line: line)
    case (.deleteItems, _, _): snapshot.deleteItems(call.names, fileID: file, line: line)
    case (.deleteAllItems, _, _): snapshot.deleteAllItems()
    case (.reloadItems, _, _): snapshot.reloadItems(call.names, fileID: file, line: line)
    case (.reconfigureItems, _, _): snapshot.reconfigureItems(call.names, fileID: file, line: line)
    default: break
    }
  }
}
