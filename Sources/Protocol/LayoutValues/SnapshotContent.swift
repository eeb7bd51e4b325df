/// The content of a diffable data source's snapshot: its sections, or the items of one section.
public enum SnapshotContent: Sendable, Hashable {
  /// The sections of a snapshot, in order.
  case sections([SnapshotSection])
  /// The items of a section snapshot, each before its children.
  case tree([SnapshotItem])
}

/// A section of a data source and the identifiers of its items, such as `A: a b`.
public struct SnapshotSection: Sendable, Hashable, Codable {
  /// The section's identifier, as `print` writes it.
  public var name: String
  /// The identifiers of the section's items in order, as `print` writes them.
  public var items: [String]

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - name: The section's identifier, as `print` writes it.
  ///   - items: The identifiers of the section's items in order, as `print` writes them.
  public init(name: String, items: [String]) {
    self.name = name
    self.items = items
  }
}

/// An item of a section snapshot, in a list in which each item precedes its children.
///
/// A flat list can be decoded, compared and released without recursion, however deep the tree is.
public struct SnapshotItem: Sendable, Hashable, Codable {
  /// The identifier of the item.
  public var name: String
  /// The number of the item's ancestors; at most one more than that of the preceding item.
  public var level: Int
  /// Whether the item's children are shown.
  public var isExpanded: Bool

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - name: The item's identifier.
  ///   - level: The number of the item's ancestors.
  ///   - isExpanded: Whether the item's children are shown.
  public init(name: String, level: Int = 0, isExpanded: Bool = false) {
    self.name = name
    self.level = level
    self.isExpanded = isExpanded
  }
}

extension SnapshotContent: Codable {
  private enum Keys: CodingKey { case sections, items }

  /// Decodes an object with `sections` or `items`.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    if let sections = try object.decodeIfPresent([SnapshotSection].self, forKey: .sections) {
      self = .sections(sections)
    } else {
      self = .tree(try object.decode([SnapshotItem].self, forKey: .items))
    }
  }

  /// Encodes an object with `sections` or `items`.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Keys.self)
    switch self {
    case .sections(let sections): try object.encode(sections, forKey: .sections)
    case .tree(let items): try object.encode(items, forKey: .items)
    }
  }
}
