package import LayoutTree

/// The views of a layout that exist in code but have no node, as far as the layout's nodes show it.
package struct UncreatedViews {
  /// The containers that lay out only some of their views, with a description of these views.
  private static var selecting: [String: String] {
    [
      "TabView": "lays out only the selected tab",
      "NavigationStack": "lays out only its root and the views of its path",
      "NavigationView": "lays out only its root and the views of active links",
      "NavigationSplitView": "lays out only the views of selected links",
      "ViewThatFits": "lays out only the view that it chooses",
    ]
  }

  private let roots: [ResolvedNode]

  /// Reads the nodes of a layout.
  package init(of roots: [ResolvedNode]) { self.roots = roots }

  /// Returns the reason why no node may have an id that a view has in code.
  ///
  /// - Parameter id: An id of no node.
  /// - Returns: The container that has not made the view, and a condition that makes it; `nil` if
  ///   no row that is made has a similar id.
  package func row(of id: String) -> String? {
    let containers = lazyContainers(in: roots, scrolls: false)
    guard let container = containers.first(where: { $0.hasRow(like: id) }) else { return nil }
    let made = container.rows(like: id)
    let ends = made.count > 1 ? [made[0], made[made.count - 1]] : made
    let names = ends.map { LabelText.identifier($0) }.joined(separator: " to ")
    return "\(container.name) makes only its visible views, here \(names); another offset or a "
      + "larger block makes others"
  }

  /// The containers that lay out only some of their views, in words; `nil` if there are none.
  package var selections: String? {
    let names = roots.withDescendants.map(\.name)
    var known: Set<String> = []
    let parts = names.filter { known.insert($0).inserted }.compactMap { name in
      Self.selecting[name].map { "\(name) \($0)" }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", and ")
  }

  /// Returns the lazy containers in scroll views, outermost first.
  private func lazyContainers(in nodes: [ResolvedNode], scrolls: Bool) -> [LazyContainer] {
    nodes.flatMap { node in
      let isList = ["List", "Form", "Table"].contains(node.name)
      let scrolls = scrolls || isList || node.name == "ScrollView"
      let isLazy = isList || scrolls && node.name.hasPrefix("Lazy")
      let identifiers = isLazy ? node.children.withDescendants.flatMap(\.identifiers) : []
      let own = isLazy ? [LazyContainer(name: node.name, identifiers: identifiers)] : []
      return own + lazyContainers(in: node.children, scrolls: scrolls)
    }
  }
}

/// A container with rows of which only the visible ones are made.
private struct LazyContainer {
  let name: String
  /// The ids of the nodes inside, in tree order.
  let identifiers: [String]

  /// Returns whether the id of a row differs from an id only in its digits.
  func hasRow(like id: String) -> Bool { !rows(like: id).isEmpty }

  /// Returns the ids of rows that differ from an id only in their digits.
  func rows(like id: String) -> [String] {
    let letters = Self.withoutDigits(id)
    return letters == id ? [] : identifiers.filter { Self.withoutDigits($0) == letters }
  }

  /// Returns an id without its digits.
  private static func withoutDigits(_ id: String) -> String { id.filter { !$0.isNumber } }
}
