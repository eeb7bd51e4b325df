internal import LayoutValues

extension [UnrecordedLength] {
  /// Creates the list of the lengths that the nodes of a layout use without a recording.
  ///
  /// A length counts once for each control: a part of a control, such as a switch, belongs to the
  /// control around it.
  ///
  /// - Parameter nodes: The nodes of a layout, with their traits.
  package init(in nodes: [ResolvedNode]) {
    self.init()
    for node in nodes { add(node, in: "") }
  }

  private mutating func add(_ node: ResolvedNode, in control: String) {
    let isPart = node.children.isEmpty && node.traits?.paint == .control && !control.isEmpty
    let name = node.name.isEmpty || isPart ? control : node.name
    for length in node.traits?.unrecordedLengths ?? [] {
      self = added(to: [UnrecordedLength(control: name, length: length, places: 1)])
    }
    for child in node.children { add(child, in: name) }
  }
}

extension [TextFont] {
  /// Creates the list of the app's fonts that texts of a layout are in, each once.
  ///
  /// - Parameter nodes: The nodes of a layout, with their traits.
  package init(in nodes: [ResolvedNode]) {
    self.init()
    for node in nodes {
      self = united(with: node.traits?.fonts ?? []).united(with: [TextFont](in: node.children))
    }
  }
}
