internal import SwiftSyntax

/// A spacing, an inset or a priority that is taken for none.
struct DroppedOperator: MutationOperator {
  private static let endings = ["spacing", "insets", "inset", "priority", "padding", "margins"]

  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard !site.isStored(node), let name = name(of: node),
      Self.endings.contains(where: { name.lowercased().hasSuffix($0) })
    else { return [] }
    return [Mutation(.dropped, of: node.range, picking: ".zero")]
  }

  /// The name of a value that is read.
  private func name(of node: Syntax) -> String? {
    if let member = node.as(MemberAccessExprSyntax.self) {
      return member.isCalled || member.base == nil ? nil : member.declName.baseName.text
    }
    guard let reference = node.as(DeclReferenceExprSyntax.self), let parent = node.parent,
      !parent.is(MemberAccessExprSyntax.self), !parent.is(FunctionCallExprSyntax.self)
    else { return nil }
    return reference.baseName.text
  }
}
