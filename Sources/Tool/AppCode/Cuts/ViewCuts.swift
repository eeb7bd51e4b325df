internal import SwiftSyntax

/// A preview that makes a view or a controller of UIKit is wrapped in a view.
enum PreviewCut: CutRule {
  static let name = "preview"

  static func cuts(for context: CutContext) -> [Cut] {
    guard context.message.contains("conform to 'View'"),
      let function = context.ancestors().lazy.compactMap({ $0.as(FunctionDeclSyntax.self) }).last,
      function.name.text.hasPrefix("plumbPreview_"), let body = function.body
    else { return [] }
    let code = body.statements.trimmedDescription
    return [
      context.cut(body.statements, to: "previewOfUIKit {\(code)}", subject: function.name.text)
    ]
  }
}

/// A modifier that does not compile is removed from its chain.
enum ModifierCut: CutRule {
  static let name = "modifier"

  static func cuts(for context: CutContext) -> [Cut] {
    var cuts: [Cut] = []
    for node in context.ancestors(upTo: { $0.endsChain }) {
      // The token is in the name or in the arguments of the modifier, and not in its base.
      guard let call = node.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        base.offsets.upperBound <= context.token.offsets.lowerBound,
        ViewContext.contains(Syntax(call)), base.isViewChain,
        // An argument is a view only if it begins with the call of a type.
        !call.isInArgument || base.chainBase.description.trimmedStart?.isUppercase ?? false
      else { continue }
      let range = member.period.offsets.lowerBound..<call.offsets.upperBound
      let name = ".\(member.declName.baseName.text)"
      let mark = ".leftOutModifier(\"\(name)\", \(context.place(of: member.declName)))"
      cuts.append(context.cut(range, to: mark, subject: name))
      cuts.append(context.cut(range, to: "", subject: name))
    }
    return cuts
  }
}

extension Syntax {
  /// Whether a search for modifiers ends at the node: a statement, or a closure's body.
  fileprivate var endsChain: Bool {
    self.is(CodeBlockItemSyntax.self) || self.is(MemberBlockItemSyntax.self)
  }
}

extension ExprSyntax {
  /// Whether the chain begins with a call of a type or a name, as a view with modifiers does.
  fileprivate var isViewChain: Bool {
    if let call = self.as(FunctionCallExprSyntax.self) {
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
      {
        return base.isViewChain
      }
      return call.calledExpression.is(DeclReferenceExprSyntax.self)
        || call.calledExpression.is(GenericSpecializationExprSyntax.self)
    }
    return self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
  }
}

/// A view that does not compile becomes a placeholder that keeps its modifiers.
enum ViewCut: CutRule {
  static let name = "view"

  static func cuts(for context: CutContext) -> [Cut] {
    guard
      let item = context.ancestors(upTo: { $0.is(MemberBlockItemSyntax.self) }).lazy
        .compactMap({ $0.as(CodeBlockItemSyntax.self) }).first,
      ViewContext.contains(Syntax(item)),
      let expression = item.item.as(ExprSyntax.self), !expression.is(SequenceExprSyntax.self)
    else { return [] }
    var cuts: [Cut] = []
    let base = expression.chainBase
    if base.id != expression.id, base.offsets.contains(context.token.offsets.lowerBound) {
      cuts.append(context.cut(base, to: placeholder(for: base, in: context)))
    }
    cuts.append(context.cut(expression, to: placeholder(for: base, in: context)))
    return cuts
  }

  /// Returns the code of a placeholder with the name of a view.
  static func placeholder(for view: some SyntaxProtocol, in context: CutContext) -> String {
    let name = CutContext.subject(of: view).filter { $0 != "\"" && $0 != "\\" }
    return "missingView(\"\(name)\", \(context.place(of: view)))"
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is in an argument of another one, in the same statement.
  fileprivate var isInArgument: Bool {
    var node = parent
    while let current = node, !Syntax(current).endsChain, !current.is(ClosureExprSyntax.self) {
      if current.is(LabeledExprSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}

extension String {
  /// The first character that is no space; `nil` if there is none.
  fileprivate var trimmedStart: Character? { first { !$0.isWhitespace } }
}

extension ExprSyntax {
  /// The view at the beginning of a chain of modifiers.
  fileprivate var chainBase: ExprSyntax {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      base.is(FunctionCallExprSyntax.self)
    else { return self }
    return base.chainBase
  }
}

/// Determines whether code is in a view builder or in an action.
enum ViewContext {
  /// The functions and labels whose closures are actions or transformations of values.
  private static let actions: Set<String> = [
    "Task", "action", "perform", "task", "refreshable", "withAnimation", "map", "compactMap",
    "filter", "sorted", "sort", "first", "contains", "forEach", "reduce", "flatMap", "async",
    "asyncAfter", "sink", "set", "get", "Binding", "onCommit", "onEditingChanged", "sync", "run",
    "completion", "withTaskGroup", "assumeIsolated", "anchorPreference", "transformEnvironment",
    "alignmentGuide", "preference", "dismissAction", "onDrag", "Publisher", "DispatchQueue",
  ]

  /// Returns whether a node is in the builder of a view.
  static func contains(_ node: Syntax) -> Bool {
    var node = node
    while let parent = node.parent {
      if let closure = parent.as(ClosureExprSyntax.self) {
        guard !isAction(closure) else { return false }
      } else if let function = parent.as(FunctionDeclSyntax.self) {
        return makesView(function.signature.returnClause?.type, function.attributes)
      } else if let accessor = parent.as(AccessorBlockSyntax.self) {
        guard let binding = accessor.parent?.as(PatternBindingSyntax.self),
          let property = binding.parent?.parent?.as(VariableDeclSyntax.self)
        else { return false }
        guard case .getter = accessor.accessors else { return false }
        return makesView(binding.typeAnnotation?.type, property.attributes)
      } else if parent.is(InitializerDeclSyntax.self) || parent.is(MemberBlockItemSyntax.self) {
        return false
      }
      node = parent
    }
    return false
  }

  /// Returns whether a result is a view.
  static func makesView(_ type: TypeSyntax?, _ attributes: AttributeListSyntax) -> Bool {
    let name = type?.trimmedDescription ?? ""
    return attributes.trimmedDescription.contains("ViewBuilder") || name == "some View"
      || name == "any View" || name == "AnyView" || name == "some SwiftUI.View"
  }

  private static func isAction(_ closure: ClosureExprSyntax) -> Bool {
    if let label = closure.parent?.as(LabeledExprSyntax.self)?.label?.text
      ?? closure.parent?.as(MultipleTrailingClosureElementSyntax.self)?.label.text
    {
      return isAction(label)
    }
    guard let call = closure.enclosingCall else { return true }
    let name = call.calledExpression.calledName
    if name == "Button" {
      // The first closure is the action, unless an argument is; then it is the label.
      let hasAction = call.arguments.contains {
        ["action", "intent"].contains($0.label?.text ?? "")
      }
      return !hasAction && call.trailingClosure?.id == closure.id
    }
    return isAction(name)
  }

  private static func isAction(_ name: String) -> Bool {
    actions.contains(name)
      || name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase ?? false
  }
}

extension ClosureExprSyntax {
  /// The call that the closure is an argument of; `nil` for another closure.
  var enclosingCall: FunctionCallExprSyntax? {
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let call = current.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.offsets.contains(offsets.lowerBound) ? nil : call
      }
      node = current.parent
    }
    return nil
  }
}

extension ExprSyntax {
  /// The last name of a called expression: `padding` of `view.padding`.
  var calledName: String {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.calledName
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }
}
