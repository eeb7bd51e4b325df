internal import SwiftSyntax

/// The surroundings of a node that is to be broken.
struct MutationSite {
  let source: SourceText
  /// The nodes that something is stored in, with all that leads to them.
  var storedIn: Set<SyntaxIdentifier> = []
}

extension MutationSite {
  /// Whether something is stored in the node, or through it.
  func isStored(_ node: some SyntaxProtocol) -> Bool { storedIn.contains(node.id) }

  /// The code of a node with a part of it exchanged.
  func text(
    of node: some SyntaxProtocol,
    with replacement: String,
    for part: some SyntaxProtocol
  ) -> String {
    source[node.range.lowerBound..<part.range.lowerBound] + replacement
      + source[part.range.upperBound..<node.range.upperBound]
  }

  /// The code of a node.
  func text(of node: some SyntaxProtocol) -> String { source[node.range] }
}
