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
    of(name, among: candidates.map { Candidate($0) })
  }

  /// A valid name, prepared for several comparisons.
  fileprivate struct Candidate {
    let name: String
    let count: Int
    let letters: [Character]

    init(_ name: String) {
      self.name = name
      count = name.count
      letters = Array(name.lowercased())
    }
  }

  fileprivate static func of(_ name: String, among candidates: [Candidate]) -> String? {
    var nearest: (name: String, distance: Int)?
    let length = name.count
    guard length <= lengthLimit else { return nil }
    let letters = Array(name.lowercased())
    for candidate in candidates {
      let limit = max(1, candidate.count / 3)
      guard abs(candidate.count - length) <= limit else { continue }
      let distance = distance(from: letters, to: candidate.letters)
      guard distance <= limit, distance < nearest?.distance ?? .max else { continue }
      nearest = (candidate.name, distance)
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
    distance(from: Array(source), to: Array(target))
  }

  private static func distance(from source: [Character], to target: [Character]) -> Int {
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

/// Finds the valid names that an author probably meant by the wrong names of one block.
///
/// A block of wrong names has hints for the first of them only: for 256 if there are as many valid
/// names.
final class NearestNames {
  /// The maximum number of comparisons of two names for one block.
  static let comparisonLimit = 65_536

  private let names: () -> [String]
  private lazy var candidates = names().map { NearestName.Candidate($0) }
  private var remainingComparisons = comparisonLimit

  /// - Parameter names: The valid names, sorted when the first hint is needed.
  init(_ names: some Collection<String>) { self.names = { names.sorted() } }

  /// - Parameter names: The valid names; of two as near, the first is the hint.
  init(inOrder names: [String]) { self.names = { names } }
}

extension NearestNames {
  /// The nearest valid name; of two as near, the first.
  ///
  /// - Parameters:
  ///   - name: The wrong name.
  ///   - excluded: A name that is no candidate.
  /// - Returns: `nil` if no name is near enough, or if the limit of comparisons is reached.
  func nearest(to name: String, excluding excluded: String? = nil) -> String? {
    guard remainingComparisons > 0 else { return nil }
    remainingComparisons -= max(candidates.count, 1)
    guard let excluded else { return NearestName.of(name, among: candidates) }
    return NearestName.of(name, among: candidates.filter { $0.name != excluded })
  }
}
