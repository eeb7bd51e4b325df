/// Issues in the order in which they were first reported, each once.
struct DistinctIssues {
  private var order: [Issue] = []
  private var known: Set<Issue> = []

  /// Adds an issue, unless an equal one is there.
  ///
  /// - Complexity: O(1) on average, however many there are.
  mutating func add(_ issue: Issue) {
    if known.insert(issue).inserted { order.append(issue) }
  }

  /// Hands over the issues, in order, and begins anew.
  mutating func take() -> [Issue] {
    defer { self = DistinctIssues() }
    return order
  }
}
