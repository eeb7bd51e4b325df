/// A common subsequence of two lists.
///
/// For small lists it is the longest one, computed by the algorithm of Myers. For large lists,
/// elements that occur once in each list are paired first.
package struct CommonElements<Element: Hashable> {
  package typealias Pair = (old: Int, new: Int)

  /// The maximum number of pairs of elements for which the longest subsequence is computed.
  static var pairLimit: Int { 1 << 20 }
  /// The same limit for the elements between two pairs of large lists.
  static var innerLimit: Int { 1 << 14 }

  private let old: [Element]
  private let new: [Element]
  /// The indices of the common elements, in order.
  package private(set) var pairs: [Pair] = []

  /// - Complexity: O(*n* log *n*) for lists of *n* elements, with a larger factor for small lists.
  package init(old: [Element], new: [Element]) {
    (self.old, self.new) = (old, new)
    if old.isEmpty || new.count <= Self.pairLimit / old.count {
      appendMinimum(old.indices, new.indices)
    } else {
      appendAnchored(old.indices, new.indices)
    }
  }
}

extension CommonElements {
  /// Appends the pairs of the longest common subsequence.
  private mutating func appendMinimum(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    let difference = new[newRange].difference(from: old[oldRange])
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(oldRange.lowerBound + offset)
      case .insert(let offset, _, _): inserted.insert(newRange.lowerBound + offset)
      }
    }
    let kept = zip(
      oldRange.filter { !removed.contains($0) },
      newRange.filter { !inserted.contains($0) }
    )
    pairs += kept.map { (old: $0, new: $1) }
  }

  /// Appends the pairs of equal elements at both ends and of elements that occur once in each list.
  ///
  /// Between two of them, the longest common subsequence is appended if there are few elements.
  private mutating func appendAnchored(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    var (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
    for anchor in anchors(oldRange, newRange) + [(oldRange.upperBound, newRange.upperBound)] {
      appendBetween(oldStart..<anchor.old, newStart..<anchor.new)
      guard anchor.old < oldRange.upperBound, anchor.new < newRange.upperBound else { break }
      pairs.append(anchor)
      (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
    }
  }

  private mutating func appendBetween(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    let start = zip(oldRange, newRange).prefix { old[$0] == new[$1] }
    pairs += start.map { (old: $0, new: $1) }
    let (oldRest, newRest) = (oldRange.dropFirst(start.count), newRange.dropFirst(start.count))
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { old[$0] == new[$1] }
    let (oldMiddle, newMiddle) = (oldRest.dropLast(end.count), newRest.dropLast(end.count))
    if oldMiddle.count * newMiddle.count <= Self.innerLimit {
      appendMinimum(oldMiddle, newMiddle)
    }
    pairs += end.reversed().map { (old: $0, new: $1) }
  }

  /// Returns the longest common subsequence of the elements that occur once in each list.
  private func anchors(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> [Pair] {
    let newPlaces = Self.uniquePlaces(new, newRange)
    let oldPlaces = Self.uniquePlaces(old, oldRange)
    let candidates = oldRange.compactMap { place -> Pair? in
      guard (oldPlaces[old[place]] ?? nil) == place, let other = newPlaces[old[place]] ?? nil
      else { return nil }
      return (place, other)
    }
    // The longest increasing subsequence: for each length, the smallest possible last element.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, candidate) in candidates.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if candidates[ends[middle]].new < candidate.new { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var anchors: [Pair] = []
    var next = ends.last
    while let index = next {
      anchors.append(candidates[index])
      next = previous[index]
    }
    return anchors.reversed()
  }

  /// Returns the index of each element; `nil` for an element that occurs several times.
  private static func uniquePlaces(_ list: [Element], _ range: Range<Int>) -> [Element: Int?] {
    Dictionary(range.map { (list[$0], $0) }) { _, _ in nil }
  }
}

extension Array where Element: Hashable {
  /// The elements without duplicates, in the order of their first occurrence.
  package var uniqued: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}

extension Array {
  /// Groups the elements by key, in the order of the first occurrence of each key.
  package func grouped<Key: Hashable>(
    by key: (Element) -> Key
  ) -> [(key: Key, elements: [Element])] {
    let keys = map(key)
    let groups = Dictionary(grouping: zip(keys, self), by: \.0)
    return keys.uniqued.map { key in (key, groups[key]?.map(\.1) ?? []) }
  }
}
