/// Finds a small tree that still breaks what a large one broke.
enum TreeShrinker {
  /// How many trees are tried at most, so that a slow law ends.
  private static let trialLimit = 5000

  /// Makes a tree smaller for as long as it still fails.
  ///
  /// - Parameters:
  ///   - tree: A tree that fails.
  ///   - fails: Whether a tree fails.
  /// - Returns: A tree of which no smaller one that can be made of it in one step fails.
  static func smallest(
    of tree: GeneratedView,
    where fails: (GeneratedView) -> Bool
  ) -> GeneratedView {
    var tree = tree
    var trials = 0
    while let next = tree.smaller.first(where: { candidate in
      trials += 1
      return trials <= trialLimit && fails(candidate)
    }) {
      tree = next
    }
    return tree
  }
}
