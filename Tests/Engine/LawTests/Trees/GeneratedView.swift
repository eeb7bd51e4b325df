/// A view as data, which can be shown, printed as Swift code, changed and shrunk.
struct GeneratedView: Equatable, Sendable {
  var element: Element
  /// The children: none for a leaf, any number for a container, and one or two for a modifier.
  ///
  /// The second child of a modifier is its background, overlay or similar view.
  var children: [GeneratedView]

  init(_ element: Element, _ children: [GeneratedView] = []) {
    self.element = element
    self.children = children
  }

  enum Element: Equatable, Sendable {
    case leaf(Leaf)
    case container(Container)
    case modifier(Modifier)
  }
}

extension GeneratedView {
  /// The number of views in the tree.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The paths of child indices to all views of the tree, outermost first.
  var paths: [[Int]] {
    [[]] + children.enumerated().flatMap { index, child in child.paths.map { [index] + $0 } }
  }

  /// Accesses the view at a path, which must exist.
  subscript(path: ArraySlice<Int>) -> GeneratedView {
    get {
      guard let index = path.first else { return self }
      return children[index][path.dropFirst()]
    }
    set {
      if let index = path.first {
        children[index][path.dropFirst()] = newValue
      } else {
        self = newValue
      }
    }
  }

  /// Returns the tree with the view at a path replaced.
  func replacing(_ path: [Int], with view: GeneratedView) -> GeneratedView {
    var tree = self
    tree[path[...]] = view
    return tree
  }
}
