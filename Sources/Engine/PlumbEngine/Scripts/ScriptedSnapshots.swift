internal import CollectionLayout
internal import EngineKit
internal import LayoutValues
internal import ViewLayout

/// The snapshot of `script snapshot` blocks.
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

  mutating func perform(_ line: ScriptedCall, file: String) -> ScriptCallAnswer.Value? {
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

/// The section snapshot of `script section-snapshot` blocks.
struct ScriptedTree {
  private typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

  private var snapshot = Tree()
}

extension ScriptedTree: ScriptedSnapshot {
  init(_ state: SnapshotContent) {
    if case .tree(let items) = state { snapshot = Tree(items) }
  }

  var state: SnapshotContent { .tree(snapshot.treeItems) }

  mutating func perform(_ step: ScriptedCall, file: String) -> ScriptCallAnswer.Value? {
    let (call, line) = (step.call, step)
    switch call.verb {
    case .level: return .count(snapshot.level(of: call.name, fileID: file, line: line.line))
    case .snapshotOf:
      let inner = snapshot.snapshot(
        of: call.name,
        includingParent: step.includesParent,
        fileID: file,
        line: line.line
      )
      return .tree(inner.treeItems)
    case .insertSnapshot:
      return insertSnapshot(call, file, line.line)
    default:
      perform(call, file, line.line)
      return nil
    }
  }
}

extension ScriptedTree {
  private mutating func perform(_ call: ScriptCall, _ file: String, _ line: Int) {
    switch (call.verb, call.relation, call.target) {
    case (.append, _, let parent):
      snapshot.append(call.names, to: parent, fileID: file, line: line)
    case (.insert, .before, let other?):
      snapshot.insert(call.names, before: other, fileID: file, line: line)
    case (.insert, _, let other?):
      snapshot.insert(call.names, after: other, fileID: file, line: line)
    case (.delete, _, _): snapshot.delete(call.names, fileID: file, line: line)
    case (.expand, _, _): snapshot.expand(call.names)
    case (.collapse, _, _): snapshot.collapse(call.names)
    case (.replaceChildren, _, _):
      snapshot.replace(
        childrenOf: call.name,
        using: Tree(call.object),
        fileID: file,
        line: line
      )
    default: break
    }
  }

  private mutating func insertSnapshot(
    _ call: ScriptCall,
    _ file: String,
    _ line: Int
  ) -> ScriptCallAnswer.Value? {
    guard let other = call.target else { return nil }
    let inner = Tree(call.subject)
    guard call.relation == .after else {
      snapshot.insert(inner, before: other, fileID: file, line: line)
      return nil
    }
    return .name(snapshot.insert(inner, after: other, fileID: file, line: line))
  }
}

extension NSDiffableDataSourceSectionSnapshot<String> {
  /// Creates a snapshot of items in preorder, where each item comes before its children.
  fileprivate init(_ items: [SnapshotItem]) {
    self.init()
    var parents: [String] = []
    for item in items {
      parents.removeSubrange(min(item.level, parents.count)...)
      append([item.name], to: parents.last)
      if item.isExpanded { expand([item.name]) }
      parents.append(item.name)
    }
  }

  /// The items in preorder, where each item comes before its children.
  fileprivate var treeItems: [SnapshotItem] {
    var levels: [String: Int] = [:]
    return items.map { item in
      let level = parent(of: item).flatMap { levels[$0] }.map { $0 + 1 } ?? 0
      levels[item] = level
      return SnapshotItem(name: item, level: level, isExpanded: isExpanded(item))
    }
  }
}
