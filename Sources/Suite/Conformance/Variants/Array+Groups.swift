extension Array where Element: Hashable {
  /// The elements, each where it comes first.
  var uniqued: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}

extension Array {
  /// The elements with the same key together, keys in the order in which they come first.
  func grouped<Key: Hashable>(
    by key: (Element) -> Key
  ) -> [(key: Key, elements: [Element])] {
    let keys = map(key)
    let groups = Dictionary(grouping: zip(keys, self), by: \.0)
    return keys.uniqued.map { key in (key, groups[key]?.map(\.1) ?? []) }
  }
}
