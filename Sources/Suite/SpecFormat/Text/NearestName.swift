/// Finds the valid name that an author probably meant.
package enum NearestName {
  /// How many letters a name may have that another is looked for.
  private static let lengthLimit = 256

  /// The candidate with the fewest slips from a name, if it is near enough to be meant.
  ///
  /// - Parameters:
  ///   - name: What the author wrote; case does not count.
  ///   - candidates: The valid names; of two as near, the first is taken.
  /// - Returns: `nil` where every candidate is more than a third of its letters away, or a single
  ///   letter for a short one, and for a name of more than 256 letters.
  package static func of(_ name: String, among candidates: [String]) -> String? {
    var nearest: (name: String, distance: Int)?
    let length = name.count
    guard length <= lengthLimit else { return nil }
    let lowercased = name.lowercased()
    for candidate in candidates {
      let count = candidate.count
      let limit = max(1, count / 3)
      guard abs(count - length) <= limit else { continue }
      let distance = distance(from: lowercased, to: candidate.lowercased())
      guard distance <= limit, distance < nearest?.distance ?? .max else { continue }
      nearest = (candidate, distance)
    }
    return nearest?.name
  }

  /// Names in the order of how near they are to one, of two as near the first one first.
  package static func sorted(_ names: [String], from name: String) -> [String] {
    names.map { ($0, distance(from: name.lowercased(), to: $0.lowercased())) }.enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
  }

  /// How many letters must be put in, left out, replaced or swapped with their neighbour to make
  /// one word of another.
  ///
  /// - Complexity: O(*n* · *m*) for words of *n* and *m* letters.
  static func distance(from source: String, to target: String) -> Int {
    let source = Array(source)
    let target = Array(target)
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for (row, letter) in source.enumerated() {
      var current = [row + 1]
      for (column, other) in target.enumerated() {
        let replaced = last[column] + (letter == other ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        let isSwap =
          row > 0 && column > 0 && letter == target[column - 1] && source[row - 1] == other
        if isSwap { best = min(best, beforeLast[column - 1] + 1) }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[target.count]
  }
}
