internal import SwiftSyntax

/// Removes an attribute or a macro that does not exist.
///
/// A property without a value of its own gets a getter, which reports its name. It has the stated
/// type, or that of a missing value.
enum AttributeCut: CutRule {
  static let name = "attribute"

  static func cuts(for context: CutContext) -> [Cut] {
    guard
      let attribute = context.ancestors(upTo: {
        $0.is(CodeBlockSyntax.self) || $0.is(MemberBlockSyntax.self)
      }).lazy.compactMap({ $0.as(AttributeSyntax.self) }).first
    else { return [] }
    let subject = "@\(attribute.attributeName.trimmedDescription)"
    var whole = attribute.offsets
    var text = ""
    if let property = attribute.parent?.parent?.as(VariableDeclSyntax.self),
      let binding = property.bindings.first, binding.initializer == nil,
      binding.accessorBlock == nil
    {
      // The value of the property came from its wrapper.
      let name = binding.pattern.trimmedDescription
      let type = binding.typeAnnotation?.type.trimmedDescription ?? "MissingValue"
      let others = property.attributes.filter { $0.id != attribute.id }.map(\.trimmedDescription)
      let modifiers = property.modifiers.map(\.trimmedDescription)
        .filter { !["lazy", "weak", "unowned"].contains($0) }
      whole = attribute.offsets.lowerBound..<property.offsets.upperBound
      text = (others + modifiers).map { $0 + " " }.joined()
      text +=
        "var \(name): \(type) { get { leftOut(\"\(name)\", \(context.place(of: property))) } "
        + "nonmutating set {} }"
      return [context.cut(whole, to: text, subject: subject), context.cut(attribute, to: "")]
    }
    return [context.cut(whole, to: text, subject: subject)]
  }
}

/// Removes a conformance to an unknown protocol, or one whose requirements are not met.
enum ConformanceCut: CutRule {
  static let name = "conformance"

  static func cuts(for context: CutContext) -> [Cut] {
    // An inherited type is replaced by `Any`, so that the other inherited types are kept.
    if let inherited = context.nearest(InheritedTypeSyntax.self) {
      return [context.cut(inherited.type, to: "Any")]
    }
    guard
      ["conform to protocol", "superclass", "inheritance from"]
        .contains(where: context.message.contains),
      let clause = context.ancestors().lazy.compactMap({ $0.inheritance }).first
    else { return [] }
    let names = Set(context.quoted.map(Self.lastName))
    let types = clause.inheritedTypes.map(\.type)
      .filter { !retainedTypes.contains($0.trimmedDescription) }
    let explicit = types.filter { names.contains(Self.lastName($0.trimmedDescription)) }
    // A protocol such as `Equatable` follows from another one, such as `Hashable`.
    let implying = types.filter { refined.contains($0.trimmedDescription) }
    return (explicit.isEmpty ? implying : explicit).map { context.cut($0, to: "Any") }
  }

  /// Protocols without which a type has no use here.
  private static let retainedTypes: Set<String> = ["View", "App", "ViewModifier", "Any"]
  /// Protocols from which the conformance to others follows.
  private static let refined: Set<String> = ["Hashable", "Codable", "Comparable"]

  private static func lastName(_ path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? path
  }
}

extension Syntax {
  /// The inheritance clause of a declaration; `nil` for other nodes.
  fileprivate var inheritance: InheritanceClauseSyntax? {
    asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
  }
}

/// An extension of a type that does not exist is removed.
enum ExtensionCut: CutRule {
  static let name = "extension"

  static func cuts(for context: CutContext) -> [Cut] {
    guard
      let owner = context.ancestors(upTo: { $0.is(MemberBlockSyntax.self) }).lazy
        .compactMap({ $0.as(ExtensionDeclSyntax.self) }).first,
      owner.extendedType.offsets.contains(context.token.offsets.lowerBound)
        || owner.extensionKeyword.id == context.token.id
    else { return [] }
    let subject = "extension \(owner.extendedType.trimmedDescription)"
    return [context.cut(owner, to: "", subject: subject)]
  }
}

/// Adapts the use of a missing type to the class that stands for the type.
///
/// It removes `any`, generic arguments, and `override` where the superclass is missing.
enum TypeUseCut: CutRule {
  static let name = "type"

  static func cuts(for context: CutContext) -> [Cut] {
    let message = context.message
    if message.contains("cannot specialize non-generic type"),
      let arguments = context.ancestors().lazy.compactMap(\.genericArguments).first
    {
      return [context.cut(arguments, to: "", subject: context.quoted.first)]
    }
    if message.contains("'any' has no effect"),
      let type = context.nearest(SomeOrAnyTypeSyntax.self)
    {
      return [context.cut(type.someOrAnySpecifier, to: "", subject: context.quoted.last)]
    }
    if message.contains("does not override"),
      let modifier = context.ancestors().lazy.compactMap({
        $0.asProtocol((any WithModifiersSyntax).self)
      })
      .first?.modifiers.first(where: { $0.name.text == "override" })
    {
      return [context.cut(modifier, to: "", subject: "override")]
    }
    return []
  }
}

extension Syntax {
  /// The generic arguments of a type or of an expression; `nil` for other nodes.
  fileprivate var genericArguments: GenericArgumentClauseSyntax? {
    self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
      ?? self.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause
  }
}

/// Removes the arguments of a call of a missing type.
///
/// The class that stands for the type has an initializer without parameters.
enum ArgumentsCut: CutRule {
  static let name = "arguments"

  static func cuts(for context: CutContext) -> [Cut] {
    let calls = context.ancestors().compactMap { $0.as(FunctionCallExprSyntax.self) }
    // The type may also be an alias of a missing one.
    let takesNone = context.message.hasPrefix("argument passed to call that takes no arguments")
    guard
      let call = calls.first(where: { call in
        let name = call.calledExpression.trimmedDescription
        let last = String(name.split(separator: ".").last ?? "")
        if takesNone, call.arguments.offsets.contains(context.token.offsets.lowerBound) {
          return last.first?.isUppercase ?? false
        }
        return context.missingTypes.contains(name) || context.missingTypes.contains(last)
      }), call.arguments.count + (call.trailingClosure == nil ? 0 : 1) > 0
    else { return [] }
    let range = call.calledExpression.offsets.upperBound..<call.offsets.upperBound
    return [
      context.cut(range, to: "()", subject: CutContext.subject(of: call.calledExpression))
    ]
  }
}
