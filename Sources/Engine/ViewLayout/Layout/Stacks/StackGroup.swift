/// The children of one layout priority, by their places in the stack.
struct StackGroup {
  var priority: Double
  var indices: [Int]

  /// The groups of a stack's children, highest priority first, each in source order.
  ///
  /// - Parameter children: The stack's children.
  /// - Returns: Nothing where all children have one priority, as nearly always.
  /// - Complexity: O(*n* log *n*) for *n* different priorities, O(*n*) for one.
  static func groups(of children: some LayoutChildren) -> [StackGroup] {
    guard children.inside.contains(.hasPriority), let first = children.first?.priority,
      children.contains(where: { $0.priority != first })
    else { return [] }
    let byPriority = Dictionary(grouping: children.indices) { children[$0].priority }
    return byPriority.map { StackGroup(priority: $0.key, indices: $0.value) }
      .sorted { $0.priority > $1.priority }
  }
}
