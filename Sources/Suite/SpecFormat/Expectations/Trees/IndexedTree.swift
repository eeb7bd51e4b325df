/// The nodes of a forest in an array, level by level, so that the children of a node are a range.
struct IndexedTree<Element> {
  /// The root nodes, then their children, then those of the next level.
  private(set) var elements: [Element]
  /// The indices of the children of each node.
  private(set) var children: [Range<Int>] = []
  /// The indices of the root nodes.
  let roots: Range<Int>

  /// - Parameters:
  ///   - roots: The root nodes.
  ///   - children: Returns the children of a node.
  /// - Complexity: O(*n*) for *n* nodes.
  init(_ roots: [Element], children: (Element) -> [Element]) {
    elements = roots
    self.roots = roots.indices
    var index = 0
    while index < elements.count {
      let start = elements.count
      elements += children(elements[index])
      self.children.append(start..<elements.count)
      index += 1
    }
  }
}

extension IndexedTree {
  subscript(index: Int) -> Element { elements[index] }
}
