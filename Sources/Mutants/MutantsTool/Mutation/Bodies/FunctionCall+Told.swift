internal import SwiftSyntax

extension FunctionCallExprSyntax {
  /// Functions that check what can never be; a fault in what they are given shows nothing.
  private static let checks: Set<String> = [
    "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError",
  ]

  /// Functions that tell an explanation what happens; no expectation sees what they are given.
  private static let notes: Set<String> = ["note"]

  /// Whether the call checks what can never be, or tells an explanation.
  var isOnlyTold: Bool {
    if let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return Self.checks.contains(name)
    }
    let member = calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return member.map { Self.notes.contains($0) } ?? false
  }
}
