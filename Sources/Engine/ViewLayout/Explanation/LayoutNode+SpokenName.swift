extension LayoutNode {
  /// The name that reasons have for the node: `Text "Reset" #title`; a node that reports do not
  /// list is called by what is in it.
  final var spokenName: String {
    guard let name = listedName else { return children.first?.spokenName ?? "nothing" }
    let label = label.map { "\"\($0)\"" }
    let identifier = listedIdentifiers.first.map { "#\($0)" }
    return [name, label, identifier].compactMap(\.self).joined(separator: " ")
  }
}
