/// Generates hints for elements that a block lists but that are missing.
final class ElementHints {
  /// The elements of one kind in one section.
  private struct Group {
    var first: ElementName
    var last: ElementName
    var count = 1
  }

  private let makeTable: () -> ElementTable
  private lazy var table = makeTable()
  private lazy var groups = makeGroups()
  private lazy var kinds = NearestNames(Set(table.all.compactMap(\.name.kind)))

  /// - Parameter table: Returns all elements, including invisible ones; called when the first hint
  ///   is needed.
  init(_ table: @escaping () -> ElementTable) { makeTable = table }
}

extension ElementHints {
  /// Returns a hint for a missing element; `nil` if there is no similar element.
  ///
  /// - Complexity: O(1) after the first hint, except for hints about the names of kinds.
  func hint(for name: ElementName) -> String? {
    if let hidden = table[name] {
      let cells = ElementText.cells(hidden).joined(separator: " ")
      return "it is not visible, at \(cells)"
    }
    if name != .content, let group = groups[name.withoutPlace] {
      let first = ElementText.name(group.first)
      return group.count == 1
        ? "there is \(first)" : "there are \(first) to \(ElementText.name(group.last))"
    }
    return name.kind.flatMap { kinds.nearest(to: $0, excluding: $0) }
      .map { "did you mean \(QuotedText.text($0))?" }
  }

  private func makeGroups() -> [ElementName: Group] {
    table.all.map(\.name).reduce(into: [:]) { groups, name in
      groups[name.withoutPlace, default: Group(first: name, last: name, count: 0)].count += 1
      groups[name.withoutPlace]?.last = name
    }
  }
}

extension ElementName {
  /// The name with all indices replaced, which is the same for all elements of one kind.
  fileprivate var withoutPlace: ElementName {
    switch self {
    case .content: .content
    case .cell(let section, _): .cell(section: section, item: 0)
    case .row(let section, _): .row(section: section, row: 0)
    case .header: .header(section: nil)
    case .footer: .footer(section: nil)
    case .supplementary(let kind, _, _): .supplementary(kind: kind, section: 0, item: 0)
    case .layoutSupplementary(let kind, _): .layoutSupplementary(kind: kind, item: 0)
    case .decoration(let kind, _): .decoration(kind: kind, section: 0)
    }
  }
}
