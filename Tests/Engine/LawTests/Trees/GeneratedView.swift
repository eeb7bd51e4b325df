/// A view as data: it can be shown, printed as Swift, changed and made smaller.
struct GeneratedView: Equatable, Sendable {
  var element: Element
  /// What is inside: none for a leaf, any number for a container, one for a modifier, and a
  /// second one behind or in front of it where the modifier has one.
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
  /// How many views the tree is made of.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The ways to every view of the tree, outermost first: the places among the children.
  var paths: [[Int]] {
    [[]] + children.enumerated().flatMap { index, child in child.paths.map { [index] + $0 } }
  }

  /// The view at the end of a way that leads to one.
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

  /// The tree with the view at the end of a way replaced.
  func replacing(_ path: [Int], with view: GeneratedView) -> GeneratedView {
    var tree = self
    tree[path[...]] = view
    return tree
  }
}
