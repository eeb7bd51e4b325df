/// The children of one layout priority, by their places in the stack.
struct StackGroup {
  var priority: Double
  var indices: [Int]

  /// The groups of a stack's children, highest priority first, each in source order.
  ///
  /// - Complexity: O(*n* log *n*) for *n* different priorities, O(*n*) for one.
  static func groups(of children: [LayoutNode]) -> [StackGroup] {
    guard let first = children.first?.traits.priority else { return [] }
    if children.allSatisfy({ $0.traits.priority == first }) {
      return [StackGroup(priority: first, indices: Array(children.indices))]
    }
    let byPriority = Dictionary(grouping: children.indices) { children[$0].traits.priority }
    return byPriority.map { StackGroup(priority: $0.key, indices: $0.value) }
      .sorted { $0.priority > $1.priority }
  }
}
