internal import SwiftSyntax

/// Replaces a member by its counterpart: of the other axis, the opposite side, or last instead of
/// first.
struct NameOperator: MutationOperator {
  private static let counterparts: [String: [(name: String, kind: MutantKind)]] = {
    let pairs: [(MutantKind, String, String)] = [
      (.axis, "width", "height"), (.axis, "x", "y"), (.axis, "horizontal", "vertical"),
      (.axis, "minX", "minY"), (.axis, "midX", "midY"), (.axis, "maxX", "maxY"),
      (.side, "leading", "trailing"), (.side, "top", "bottom"), (.side, "left", "right"),
      (.side, "minX", "maxX"), (.side, "minY", "maxY"), (.side, "lowerBound", "upperBound"),
      (.order, "first", "last"), (.order, "firstIndex", "lastIndex"),
      (.order, "prefix", "suffix"), (.order, "dropFirst", "dropLast"),
      (.extreme, "min", "max"), (.rounding, "up", "down"),
    ]
    var table: [String: [(String, MutantKind)]] = [
      "rounded": [("rounded(.down)", .rounding)],
      "unspecified": [("zero", .proposal), ("infinity", .proposal)],
      "infinity": [("zero", .proposal)],
    ]
    for (kind, one, other) in pairs {
      table[one, default: []].append((other, kind))
      table[other, default: []].append((one, kind))
    }
    return table
  }()

  private static let functions = ["round": "floor", "floor": "round", "ceil": "round"]

  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard !site.isStored(node) else { return [] }
    if let call = node.as(FunctionCallExprSyntax.self) { return mutations(of: call, at: site) }
    guard let member = node.as(MemberAccessExprSyntax.self), !member.isCalled else { return [] }
    let name = member.declName.baseName
    return (Self.counterparts[name.text] ?? []).map { counterpart, kind in
      let text = site.text(of: member, with: counterpart, for: name)
      return Mutation(kind, of: node.range, picking: text)
    }
  }

  private func mutations(of call: FunctionCallExprSyntax, at site: MutationSite) -> [Mutation] {
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      let other = Self.functions[name.text]
    {
      let text = site.text(of: call, with: other, for: name)
      return [Mutation(.rounding, of: call.range, picking: text)]
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text != "Swift"
    else { return [] }
    let name = member.declName.baseName
    return (Self.counterparts[name.text] ?? []).compactMap { counterpart, kind in
      guard counterpart.hasSuffix(")") else {
        let text = site.text(of: call, with: counterpart, for: name)
        return Mutation(kind, of: call.range, picking: text)
      }
      // The rounding rule is added as an argument, so the call must not have one already.
      guard call.arguments.isEmpty else { return nil }
      let text = site.source[call.range.lowerBound..<name.range.lowerBound] + counterpart
      return Mutation(kind, of: call.range, picking: text)
    }
  }
}

extension MemberAccessExprSyntax {
  /// Whether the member is the function of a call.
  var isCalled: Bool {
    parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
  }
}

/// Replaces `nil` in arguments by 0 or infinity, and lengths of a `ProposedViewSize` by `nil` or
/// infinity.
struct ProposalOperator: MutationOperator {
  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let argument = node.parent?.as(LabeledExprSyntax.self),
      let expression = node.as(ExprSyntax.self), argument.expression.id == expression.id
    else { return [] }
    let texts: [String]
    if node.is(NilLiteralExprSyntax.self) {
      texts = ["0", ".infinity"]
    } else if isOfProposal(argument) {
      texts = site.text(of: node) == ".infinity" ? ["nil"] : ["nil", ".infinity"]
    } else {
      return []
    }
    return texts.map { Mutation(.proposal, of: node.range, picking: $0) }
  }

  /// Returns whether the argument is a length in an initializer of `ProposedViewSize`.
  private func isOfProposal(_ argument: LabeledExprSyntax) -> Bool {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
    let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name == "ProposedViewSize" && argument.label != nil
  }
}

/// Replaces an explicit alignment guide by `nil`.
struct GuideOperator: MutationOperator {
  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let call = node.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.hasPrefix("explicit") || name.lowercased().hasSuffix("guide")
    else { return [] }
    return [Mutation(.guide, of: node.range, to: "nil", call: "mutantNone(§, ")]
  }
}
