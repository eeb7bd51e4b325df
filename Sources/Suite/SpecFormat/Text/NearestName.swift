/// Finds the valid name that is most similar to a misspelled one.
package enum NearestName {
  /// The maximum length of a name for which similar ones are searched.
  private static let lengthLimit = 256

  /// Returns the candidate that a name abbreviates, or the one with the smallest edit distance.
  ///
  /// - Parameters:
  ///   - name: The name as written; case is ignored.
  ///   - candidates: The valid names; the first of several with the same distance is returned.
  /// - Returns: The nearest candidate, or the only one that begins with the name; of these two the
  ///   latter for one or two letters. It is `nil` if the distance of every candidate is more than a
  ///   third of its length (and more than 1), or if the name has more than 256 characters.
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
    guard name.count <= lengthLimit else { return nil }
    let letters = Array(name.lowercased())
    let longer = candidates.filter { !letters.isEmpty && $0.letters.starts(with: letters) }
    let abbreviated = longer.count == 1 ? longer[0].name : nil
    // An edit of one or two letters leaves nothing of them.
    if letters.count < 3, let abbreviated { return abbreviated }
    return nearest(to: letters, among: candidates) ?? abbreviated
  }

  private static func nearest(to letters: [Character], among candidates: [Candidate]) -> String? {
    var nearest: (name: String, distance: Int)?
    for candidate in candidates {
      let limit = max(1, candidate.count / 3)
      guard abs(candidate.count - letters.count) <= limit else { continue }
      let distance = distance(from: letters, to: candidate.letters)
      guard distance <= limit, distance < nearest?.distance ?? .max else { continue }
      nearest = (candidate.name, distance)
    }
    return nearest?.name
  }

  /// Returns names sorted by their edit distance from a name; the order of names with the same
  /// distance is kept.
  package static func sorted(_ names: [String], from name: String) -> [String] {
    names.map { ($0, distance(from: name.lowercased(), to: $0.lowercased())) }.enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
  }

  /// Returns the edit distance of two words: the number of insertions, deletions, replacements and
  /// swaps of adjacent letters.
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

/// Finds similar valid names for the misspelled names of one block.
///
/// The number of comparisons is limited, so a block with many misspelled names gets hints only for
/// the first of them: for 256 names if there are 256 valid names.
final class NearestNames {
  /// The maximum number of comparisons of two names for one block.
  static let comparisonLimit = 65_536

  private let names: () -> [String]
  private lazy var candidates = names().map { NearestName.Candidate($0) }
  private var remainingComparisons = comparisonLimit

  /// - Parameter names: The valid names, sorted when the first hint is needed.
  init(_ names: some Collection<String>) { self.names = { names.sorted() } }

  /// - Parameter names: The valid names; the first of several with the same distance is the hint.
  init(inOrder names: [String]) { self.names = { names } }
}

extension NearestNames {
  /// Returns the most similar valid name, or the first of several with the same distance.
  ///
  /// - Parameters:
  ///   - name: The misspelled name.
  ///   - excluded: A name that is not a candidate.
  /// - Returns: The name; `nil` if none is similar enough, or if the limit of comparisons is
  ///   reached.
  func nearest(to name: String, excluding excluded: String? = nil) -> String? {
    guard remainingComparisons > 0 else { return nil }
    remainingComparisons -= max(candidates.count, 1)
    guard let excluded else { return NearestName.of(name, among: candidates) }
    return NearestName.of(name, among: candidates.filter { $0.name != excluded })
  }
}
