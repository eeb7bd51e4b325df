/// A generated value that shrinking can make smaller.
protocol Shrinkable {
  /// The values with one part removed or simplified, largest reductions first.
  ///
  /// Every step reduces the value, so that shrinking terminates.
  var smaller: [Self] { get }
}

/// Finds a small tree, or another generated value, that violates the same law as a large one.
enum TreeShrinker {
  /// The maximum number of tried values, which limits the time for a slow law.
  private static let trialLimit = 5000

  /// Shrinks a value as long as it fails.
  ///
  /// - Parameters:
  ///   - value: A value that fails.
  ///   - fails: Returns whether a value fails.
  /// - Returns: A failing value of which no single step results in a smaller failing one.
  static func smallest<Value: Shrinkable>(
    of value: Value,
    where fails: (Value) -> Bool
  ) -> Value {
    var value = value
    var trials = 0
    while let next = value.smaller.first(where: { candidate in
      trials += 1
      return trials <= trialLimit && fails(candidate)
    }) {
      value = next
    }
    return value
  }
}

extension GeneratedView: Shrinkable {
  /// The trees that result from removing or simplifying one view, number or name.
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
