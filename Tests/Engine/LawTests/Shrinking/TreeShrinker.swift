/// Finds a small tree that violates the same law as a large one.
enum TreeShrinker {
  /// The maximum number of tried trees, which limits the time for a slow law.
  private static let trialLimit = 5000

  /// Shrinks a tree as long as it fails.
  ///
  /// - Parameters:
  ///   - tree: A tree that fails.
  ///   - fails: Returns whether a tree fails.
  /// - Returns: A failing tree of which no single step results in a smaller failing tree.
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

extension GeneratedView {
  /// The trees that result from removing or simplifying one view, number or name, largest
  /// reductions first.
  ///
  /// Every step reduces the tree, one of its elements or one of its numbers, so that shrinking
  /// terminates.
  var smaller: [GeneratedView] {
    withoutView + children.indices.flatMap(withSmallerChild) + withSimplerElement
  }

  /// The trees in which a child replaces its parent, or a child is removed.
  private var withoutView: [GeneratedView] {
    var trees = children
    switch element {
    case .leaf: break
    case .container(let container):
      for index in children.indices {
        var view = self
        view.children.remove(at: index)
        trees.append(view)
      }
      if container != .group { trees.append(GeneratedView(.container(.group), children)) }
    case .modifier: trees.append(GeneratedView(.leaf(.color)))
    }
    return trees
  }

  private func withSmallerChild(at index: Int) -> [GeneratedView] {
    children[index].smaller.map { child in
      var view = self
      view.children[index] = child
      return view
    }
  }

  private var withSimplerElement: [GeneratedView] {
    element.simpler.map { GeneratedView($0, children) }
  }
}

extension GeneratedView.Element {
  /// Elements of the same kind with simpler values.
  fileprivate var simpler: [GeneratedView.Element] {
    switch self {
    case .leaf(let leaf): leaf.simpler.map { .leaf($0) }
    case .container(let container): container.simpler.map { .container($0) }
    case .modifier(let modifier): modifier.simpler.map { .modifier($0) }
    }
  }
}
