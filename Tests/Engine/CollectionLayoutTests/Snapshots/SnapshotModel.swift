import CollectionLayout
import ViewLayout

/// A simple model of a snapshot with linear searches, as an oracle.
///
/// Sections are letters, and items are numbers.
struct SnapshotModel: Equatable {
  struct Section: Equatable {
    var name: Character
    var items: [Int] = []
  }

  var sections: [Section] = []
  var reloadedSections: [Character] = []
  var reloadedItems: [Int] = []
  var reconfiguredItems: [Int] = []
}

extension SnapshotModel {
  var items: [Int] { sections.flatMap(\.items) }

  func index(of section: Character) -> Int? { sections.firstIndex { $0.name == section } }

  func section(containing item: Int) -> Character? {
    sections.first { $0.items.contains(item) }?.name
  }

  /// Performs a call according to the rules R-SNAP.
  ///
  /// - Returns: The reason why the call is rejected; `nil` for a valid call.
  mutating func perform(_ call: SampleCall) -> IssueKind? {
    if let kind = refusal(of: call) { return kind }
    switch call {
    case .appendSections(let names): sections += names.map { Section(name: $0) }
    case .insertSections(let names, let isAfter, let other):
      let index = index(of: other).map { isAfter ? $0 + 1 : $0 } ?? 0
      sections.insert(contentsOf: names.map { Section(name: $0) }, at: index)
    case .deleteSections(let names): sections.removeAll { names.contains($0.name) }
    case .moveSection(let name, let isAfter, let other):
      let moved = sections.filter { $0.name == name }
      sections.removeAll { $0.name == name }
      let index = index(of: other).map { isAfter ? $0 + 1 : $0 } ?? 0
      sections.insert(contentsOf: moved, at: index)
    case .reloadSections(let names): mark(names, in: &reloadedSections)
    case .appendItems(let items, let name):
      extract(items)
      sections[name.flatMap { index(of: $0) } ?? sections.count - 1].items += items
    case .insertItems(let items, let isAfter, let other): put(items, isAfter, other)
    case .moveItem(let item, let isAfter, let other): put([item], isAfter, other)
    case .deleteItems(let items): extract(items)
    case .deleteAllItems: self = SnapshotModel()
    case .reloadItems(let items): mark(items, in: &reloadedItems)
    case .reconfigureItems(let items): mark(items, in: &reconfiguredItems)
    }
    clearMarks()
    return nil
  }
}

extension SnapshotModel {
  private func refusal(of call: SampleCall) -> IssueKind? {
    switch call {
    case .appendSections(let names): repeats(names) ?? present(names)
    case .insertSections(let names, _, let other):
      repeats(names) ?? (names.contains(other) ? .destinationIsInserted : nil)
        ?? (index(of: other) == nil ? .unknownDestination : nil) ?? present(names)
    case .deleteSections(let names): repeats(names)
    case .moveSection(let name, _, let other):
      (name == other ? .destinationIsSource : nil)
        ?? (index(of: name) == nil ? .unknownSection : nil)
        ?? (index(of: other) == nil ? .unknownDestination : nil)
    case .reloadSections(let names):
      repeats(names) ?? (names.allSatisfy { index(of: $0) != nil } ? nil : .unknownSection)
    case .appendItems(let items, let name):
      (sections.isEmpty ? .noSections : nil) ?? repeats(items)
        ?? (name.map { index(of: $0) == nil } == true ? .unknownSection : nil)
    case .insertItems(let items, _, let other):
      repeats(items) ?? (items.contains(other) ? .destinationIsInserted : nil)
        ?? (self.items.contains(other) ? nil : .unknownDestination)
    case .deleteItems(let items): repeats(items)
    case .deleteAllItems: nil
    case .moveItem(let item, _, let other):
      (item == other ? .destinationIsSource : nil)
        ?? (items.contains(item) ? nil : .unknownItem)
        ?? (items.contains(other) ? nil : .unknownDestination)
    case .reloadItems(let items), .reconfigureItems(let items):
      repeats(items) ?? (items.allSatisfy(self.items.contains) ? nil : .unknownItem)
    }
  }

  private func repeats(_ names: [Character]) -> IssueKind? {
    Set(names).count < names.count ? .duplicateSectionsInArgument : nil
  }

  private func repeats(_ items: [Int]) -> IssueKind? {
    Set(items).count < items.count ? .duplicateItemsInArgument : nil
  }

  private func present(_ names: [Character]) -> IssueKind? {
    names.contains { index(of: $0) != nil } ? .sectionAlreadyPresent : nil
  }

  private mutating func extract(_ items: [Int]) {
    for index in sections.indices { sections[index].items.removeAll(where: items.contains) }
  }

  private mutating func put(_ items: [Int], _ isAfter: Bool, _ other: Int) {
    extract(items)
    for index in sections.indices {
      guard let place = sections[index].items.firstIndex(of: other) else { continue }
      sections[index].items.insert(contentsOf: items, at: isAfter ? place + 1 : place)
    }
  }

  private func mark<Identifier: Equatable>(_ new: [Identifier], in marks: inout [Identifier]) {
    marks += new.filter { !marks.contains($0) }
  }

  private mutating func clearMarks() {
    reloadedSections = reloadedSections.filter { index(of: $0) != nil }
    reloadedItems = reloadedItems.filter(items.contains)
    reconfiguredItems = reconfiguredItems.filter(items.contains)
  }
}
