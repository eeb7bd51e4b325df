public import Foundation

extension MutableCollection {
  /// Moves elements to a place, in their order.
  ///
  /// - Parameters:
  ///   - source: The places of the elements.
  ///   - destination: The place, as it is before the move, in front of which they come.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.map { all[$0] }
    let before = all.indices.filter { $0 < destination && !source.contains($0) }.map { all[$0] }
    let after = all.indices.filter { $0 >= destination && !source.contains($0) }.map { all[$0] }
    for (place, element) in zip(indices, before + moved + after) { self[place] = element }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes elements at some places away.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let left = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: left)
  }
}
