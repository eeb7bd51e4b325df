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

extension GeneratedView {
  /// Trees with one thing less, a view, a number or a name; those that lose most come first.
  ///
  /// Every step towards a smaller one makes the tree, one of its elements or one of its numbers
  /// smaller, so that there is an end to them.
  var smaller: [GeneratedView] {
    withoutView + children.indices.flatMap(withSmallerChild) + withSimplerElement
  }

  /// A view inside in place of the whole, or a child less.
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
  /// Elements of the same kind that say less.
  fileprivate var simpler: [GeneratedView.Element] {
    switch self {
    case .leaf(let leaf): leaf.simpler.map { .leaf($0) }
    case .container(let container): container.simpler.map { .container($0) }
    case .modifier(let modifier): modifier.simpler.map { .modifier($0) }
    }
  }
}
