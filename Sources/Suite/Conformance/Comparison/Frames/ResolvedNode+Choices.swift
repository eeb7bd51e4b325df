internal import SpecFormat
internal import ViewLayout

extension [ResolvedNode] {
  /// The nodes as a tree's lines can have them: without the nodes of choices, where no line names
  /// one.
  ///
  /// A choice has its candidate's frame, and "shows the chosen child": an author may leave it out.
  func listed(in lines: [FrameLine]) -> [ResolvedNode] {
    let name = "ViewThatFits"
    return lines.isEmpty || lines.contains { $0.names(name) } ? self : hoisting(name)
  }

  /// The nodes with what is inside those of a name in their places, their identifiers handed in.
  private func hoisting(_ name: String) -> [ResolvedNode] {
    flatMap { node in
      var node = node
      node.children = node.children.hoisting(name)
      guard node.name == name else { return [node] }
      for index in node.children.indices {
        node.children[index].identifiers += node.identifiers
      }
      return node.children
    }
  }
}

extension FrameLine {
  fileprivate func names(_ name: String) -> Bool {
    node?.name == name || children.contains { $0.names(name) }
  }
}
