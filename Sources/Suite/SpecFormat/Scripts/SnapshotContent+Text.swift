extension SnapshotContent: CustomStringConvertible {
  /// The state in the notation of a script: `A: a b | C:`, `a+(d(f) e) b`, or `-`.
  public var description: String {
    switch self {
    case .sections(let sections): sections.isEmpty ? "-" : SnapshotSection.text(sections)
    case .tree(let items): items.isEmpty ? "-" : SnapshotItem.text(items)
    }
  }
}

extension SnapshotSection: CustomStringConvertible {
  /// The section in the notation of a state: `A: a b`.
  public var description: String {
    ([SnapshotName.text(name) + ":"] + items.map { SnapshotName.text($0) }).joined(separator: " ")
  }

  /// Returns sections separated by `|`.
  fileprivate static func text(_ sections: [SnapshotSection]) -> String {
    sections.map(\.description).joined(separator: " | ")
  }
}

extension SnapshotItem {
  /// Returns items with their children in parentheses.
  fileprivate static func text(_ items: [SnapshotItem]) -> String {
    var text = ""
    var level = 0
    for item in items {
      if item.level > level {
        text += "("
      } else {
        text += String(repeating: ")", count: level - item.level) + (text.isEmpty ? "" : " ")
      }
      text += SnapshotName.text(item.name) + (item.isExpanded ? "+" : "")
      level = item.level
    }
    return text + String(repeating: ")", count: level)
  }
}

extension ScriptValue: CustomStringConvertible {
  /// The value in the notation of a script after `->`: `2`, `a b`, `nil`, `a+(b)`.
  package var description: String {
    switch self {
    case .count(let count): "\(count)"
    case .names(let names):
      names.isEmpty ? "-" : names.map { SnapshotName.text($0) }.joined(separator: " ")
    case .name(let name): name.map { $0 == "nil" ? "\"nil\"" : SnapshotName.text($0) } ?? "nil"
    case .tree(let items): SnapshotContent.tree(items).description
    }
  }
}
