internal import SwiftParser
internal import SwiftSyntax

/// The previews of a provider, whose property is divided into one for each preview.
struct ProvidedPreviews {
  /// A preview of the provider.
  struct Part {
    /// The property of the provider that is its view.
    var property: String
    var position: AbsolutePosition
    /// The value of `previewDisplayName`; `nil` if there is none.
    var name: String?
    var hasOwnSize: Bool
  }

  /// A modifier that gives a preview a size of its own.
  static var size: Regex<Substring> { /\.previewLayout\(\s*\.(?:fixed|sizeThatFits)/ }

  private(set) var parts: [Part] = []
  private(set) var edits: [SourceEdit] = []

  init(of accessor: AccessorBlockSyntax) {
    guard case .getter(var items) = accessor.accessors else { return }
    let group = items.count == 1 ? items.first?.item.as(FunctionCallExprSyntax.self) : nil
    if let group, let closure = group.trailingClosure, group.arguments.isEmpty,
      group.calledExpression.trimmedDescription == "Group"
    {
      // `Group {` and its closing brace are removed.
      edits.append(SourceEdit(group.offsets.lowerBound..<closure.leftBrace.offsets.upperBound, ""))
      edits.append(SourceEdit(closure.rightBrace.offsets, ""))
      items = closure.statements
    }
    let isPlain = items.allSatisfy { $0.item.is(FunctionCallExprSyntax.self) }
    let first = items.first
    for (index, item) in items.enumerated() where index == 0 || isPlain {
      let property = index == 0 ? "previews" : "previews_\(index + 1)"
      if index > 0 {
        let start = item.offsets.lowerBound
        let head = "}; @MainActor @ViewBuilder static var \(property): some View { "
        edits.append(SourceEdit(start..<start, head))
      }
      let position = (isPlain ? item : first ?? item).positionAfterSkippingLeadingTrivia
      parts.append(
        Part(
          property: property,
          position: position,
          name: Syntax(item).displayName,
          hasOwnSize: (isPlain ? item.description : items.description).contains(Self.size)
        )
      )
    }
  }
}

extension Syntax {
  /// The argument of the first `previewDisplayName` in a view; `nil` if there is none.
  fileprivate var displayName: String? {
    if let call = self.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        == "previewDisplayName"
    {
      return call.arguments.first?.expression.stringValue
    }
    return children(viewMode: .sourceAccurate).lazy.compactMap(\.displayName).first
  }
}

extension ExprSyntax {
  /// The value of a string literal without interpolations; `nil` for another expression.
  var stringValue: String? {
    self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}

extension LabeledExprListSyntax {
  /// The names of traits with which a preview has a size of its own.
  private static let sizes: Set<String> = ["sizeThatFitsLayout", "fixedLayout"]
  /// The names of other traits without an effect on the layout.
  private static let others: Set<String> = [
    "defaultLayout", "portrait", "landscapeLeft", "landscapeRight", "portraitUpsideDown",
  ]

  /// Whether a trait of a `#Preview` gives it a size of its own.
  var hasSizeTrait: Bool {
    contains { argument in
      let called = argument.expression.as(FunctionCallExprSyntax.self)?.calledExpression
      let member = (called ?? argument.expression).as(MemberAccessExprSyntax.self)
      return member.map { Self.sizes.contains($0.declName.baseName.text) } ?? false
    }
  }

  /// The trait of a `#Preview` with an effect on the layout; `nil` if there is none.
  var effectiveTrait: String? {
    for argument in self {
      guard let call = argument.expression.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
        ["modifier", "fixedLayout"].contains(name)
      else { continue }
      return ".\(name)(\(call.arguments.trimmedDescription))"
    }
    // A trait that the app declares, such as `.sampleData`, is a static property of the traits.
    for argument in self where argument.label?.text == "traits" {
      guard let member = argument.expression.as(MemberAccessExprSyntax.self), member.base == nil,
        !Self.sizes.union(Self.others).contains(member.declName.baseName.text)
      else { continue }
      return ".\(member.declName.baseName.text)"
    }
    return nil
  }
}

extension AttributeListSyntax {
  /// Returns the attribute with a name; `nil` if there is none.
  func attribute(named name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == name }
  }
}

extension WithAttributesSyntax {
  /// Returns whether the declaration has an attribute.
  func hasAttribute(_ name: String) -> Bool { attributes.attribute(named: name) != nil }
}

extension StructDeclSyntax {
  /// Returns whether the type states a protocol.
  func inherits(_ name: String) -> Bool {
    inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == name } ?? false
  }
}

extension MemberBlockSyntax {
  /// The first property without a value that a preview would have to pass; `nil` if there is none.
  ///
  /// An object that the environment must contain counts as well.
  var neededValue: String? {
    for member in members {
      if let initializer = member.decl.as(InitializerDeclSyntax.self) {
        let parameters = initializer.signature.parameterClause.parameters
        return parameters.first { $0.defaultValue == nil }?.firstName.text
      }
    }
    return members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .first { $0.needsValue }?.bindings.first?.pattern.trimmedDescription
  }
}

extension VariableDeclSyntax {
  /// The wrappers whose property has a value even if it states none.
  private static let wrappersWithValues: Set<String> = [
    "Query", "Namespace", "FocusState", "FetchRequest", "AccessibilityFocusState", "SceneStorage",
    "GestureState",
  ]

  /// Whether a preview has to pass a value for the property, or an object in the environment.
  fileprivate var needsValue: Bool {
    guard !modifiers.contains(where: { $0.name.text == "static" }) else { return false }
    if hasAttribute("EnvironmentObject") { return true }
    if let environment = attributes.attribute(named: "Environment") {
      return environment.arguments?.trimmedDescription.hasSuffix(".self") ?? true
    }
    let isOptional =
      bindingSpecifier.text == "var"
      && bindings.allSatisfy { $0.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false }
    let hasValue = Self.wrappersWithValues.contains(where: hasAttribute)
    let isStored = bindings.contains { $0.initializer == nil && $0.accessorBlock == nil }
    return isStored && !isOptional && !hasValue
  }
}
