internal import SwiftSyntax

/// Collects the edits that make an app's file compile on this system, and its previews.
final class SourcePreparer: SyntaxVisitor {
  /// The file that is prepared.
  struct File {
    var path: String
    var module: String
    var number: Int
    /// The modules that can be imported.
    var modules: Set<String>
    /// The functions of snapshot tests, whose views are the previews; `nil` for other previews.
    var snapshots: SnapshotFunctions?
  }

  /// A preview, with the declaration that is added at the end of the file.
  ///
  /// The declaration is `nil` if the code of the preview itself is its function.
  struct FoundPreview {
    var preview: AppPreview
    var declaration: String?
  }

  private let file: File
  private let inactive: [Range<Int>]
  private let converter: SourceLocationConverter
  private(set) var edits: [SourceEdit] = []
  private(set) var previews: [FoundPreview] = []
  /// The views of which all properties have values.
  private(set) var viewPreviews: [FoundPreview] = []
  /// The views that need a value, each with the name of the property.
  private(set) var incompleteViews: [(view: String, value: String)] = []
  private(set) var imports: Set<String> = []
  private(set) var declaredProperties: Set<String> = []
  private(set) var missingModules: [String] = []

  init(_ file: File, tree: SourceFileSyntax, inactive: [Range<Int>]) {
    (self.file, self.inactive) = (file, inactive)
    converter = SourceLocationConverter(fileName: file.path, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    let start = node.poundKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
    return inactive.contains { $0.lowerBound == start } ? .skipChildren : .visitChildren
  }

  // MARK: Imports

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    guard file.modules.contains(module) else {
      edits.append(SourceEdit(node.offsets, ""))
      missingModules.append(module)
      return .skipChildren
    }
    imports.insert(module)
    if module == "StoreKit" {
      // SwiftUI has a type of this name, too.
      edits.append(SourceEdit(node.offsets, "import StoreKit; import struct StoreKit.Transaction"))
      return .skipChildren
    }
    let isReplaced = !SourceRules.toolchainModules.contains(module)
    if file.snapshots != nil, node.attributes.attribute(named: "testable") != nil {
      edits.append(SourceEdit(node.offsets, "@testable import \(module)"))
    } else if isReplaced,
      node.importKindSpecifier != nil || node.path.count > 1 || !node.attributes.isEmpty
    {
      edits.append(SourceEdit(node.offsets, "import \(module)"))
    }
    return .skipChildren
  }

  // MARK: Attributes and modifiers

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    let isKept = file.snapshots != nil && name == "testable"
    if !isKept, SourceRules.removedAttributes.contains(name) {
      edits.append(SourceEdit(node.offsets, ""))
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { edits.append(SourceEdit(node.offsets, "")) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.text == "static" }) {
      declaredProperties.formUnion(node.bindings.map(\.pattern.trimmedDescription))
    }
    if node.hasAttribute("Entry") { edits += EntryExpansion(node)?.edits ?? [] }
    if node.hasAttribute("NSManaged") {
      let end = node.endPositionBeforeTrailingTrivia.utf8Offset
      let name = node.bindings.trimmedDescription.prefix { $0 != ":" }
      let missing = "leftOut(\"\(name)\", \"\(file.path)\")"
      let code =
        " { get { managedValue(\"\(name)\") ?? \(missing) } set { manage(newValue, \"\(name)\") } }"
      edits.append(SourceEdit(end..<end, code))
    }
    return .visitChildren
  }

  // MARK: Macros

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    expand(node, name: node.macroName.text, arguments: node.arguments, body: node.trailingClosure)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      edits.append(
        SourceEdit(node.pound.offsets.lowerBound..<node.macroName.offsets.upperBound, "Selector")
      )
    case "keyPath":
      edits.append(SourceEdit(node.offsets, "\"\(node.arguments.trimmedDescription)\""))
    default:
      expand(node, name: node.macroName.text, arguments: node.arguments, body: node.trailingClosure)
    }
    return .visitChildren
  }

  private func expand(
    _ node: some SyntaxProtocol,
    name: String,
    arguments: LabeledExprListSyntax,
    body: ClosureExprSyntax?
  ) {
    guard name == "Preview" || name == "Playground" else { return }
    let body = body ?? arguments.last?.expression.as(ClosureExprSyntax.self)
    guard name == "Preview", let body else {
      edits.append(SourceEdit(node.offsets, ""))
      return
    }
    var preview = preview(
      at: node.positionAfterSkippingLeadingTrivia,
      name: arguments.first { $0.label == nil }?.expression.stringValue,
      code: body.statements.trimmedDescription
    )
    preview.hasOwnSize = preview.hasOwnSize || arguments.hasSizeTrait
    let trait = arguments.effectiveTrait
    let head = "@MainActor @ViewBuilder public func \(preview.function)() -> some View {"
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let left = body.leftBrace.offsets
    edits.append(SourceEdit(start..<left.upperBound, head))
    edits.append(SourceEdit(body.rightBrace.offsets.lowerBound..<node.offsets.upperBound, "}"))
    if let signature = body.signature { edits.append(SourceEdit(signature.offsets, "")) }
    var found = FoundPreview(preview: preview)
    if let trait {
      found.preview.function += "_modified"
      found.declaration =
        "@MainActor @ViewBuilder public func \(found.preview.function)() -> some View "
        + "{ previewWithTrait(\(trait)) { \(preview.function)() } }"
    }
    previews.append(found)
  }

  private func preview(
    at position: AbsolutePosition,
    name: String?,
    type: String? = nil,
    code: String
  ) -> AppPreview {
    AppPreview(
      code: code,
      function: "plumbPreview_\(file.number)_\(previews.count + viewPreviews.count + 1)",
      name: name,
      type: type,
      file: file.path,
      line: converter.location(for: position).line,
      module: file.module,
      hasOwnSize: code.contains(ProvidedPreviews.size)
    )
  }

  // MARK: Snapshot tests

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let snapshots = file.snapshots else { return .visitChildren }
    let ends = snapshots.edits(in: node)
    if !ends.isEmpty { imports.insert(SourceRules.snapshotModule) }
    edits += ends
    guard snapshots.isTest(node) else { return .visitChildren }
    let name = node.name.text
    let type = Syntax(node).enclosingTypes
    let code =
      type.map { "snapshot(of: { try \($0)() }) { try $0.\(name)() }" }
      ?? "snapshot(of: {}) { _ in try \(name)() }"
    let position = node.funcKeyword.positionAfterSkippingLeadingTrivia
    var preview = preview(at: position, name: name, type: type, code: code)
    preview.isSnapshotTest = true
    previews.append(FoundPreview(preview: preview, declaration: preview.declaration))
    return .visitChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let model = node.attributes.attribute(named: "Model") {
      edits.append(SourceEdit(model.offsets, "@Observable"))
      let colon = node.inheritanceClause?.colon.offsets
      let end =
        (node.genericParameterClause?.endPositionBeforeTrailingTrivia
        ?? node.name.endPositionBeforeTrailingTrivia).utf8Offset
      edits.append(
        colon.map { SourceEdit($0, ": PersistentModel,") }
          ?? SourceEdit(end..<end, ": PersistentModel")
      )
    }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.inherits("PreviewProvider") {
      provider(node.name.text, node.memberBlock)
    } else if node.parent?.is(CodeBlockItemSyntax.self) ?? false, node.inherits("View"),
      node.genericParameterClause == nil
    {
      view(node)
    }
    return .visitChildren
  }

  /// Adds a view as a preview if it needs no values.
  private func view(_ node: StructDeclSyntax) {
    let name = node.name.text
    if let value = node.memberBlock.neededValue {
      incompleteViews.append((name, value))
      return
    }
    let preview = preview(
      at: node.structKeyword.positionAfterSkippingLeadingTrivia,
      name: nil,
      type: name,
      code: "\(name)()"
    )
    viewPreviews.append(FoundPreview(preview: preview, declaration: preview.declaration))
  }

  /// Adds the previews of a provider: each statement of its `previews`, or of a `Group` that is the
  /// only statement.
  private func provider(_ name: String, _ members: MemberBlockSyntax) {
    let property = members.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .first { $0.bindings.first?.pattern.trimmedDescription == "previews" }
    guard let property, let accessor = property.bindings.first?.accessorBlock else { return }
    let split = ProvidedPreviews(of: accessor)
    edits += split.edits
    for part in split.parts {
      var preview = preview(
        at: part.position,
        name: part.name,
        type: name,
        code: "\(name).\(part.property)"
      )
      preview.hasOwnSize = part.hasOwnSize
      previews.append(FoundPreview(preview: preview, declaration: preview.declaration))
    }
  }
}

extension AppPreview {
  /// The function of a preview whose code is an expression.
  fileprivate var declaration: String {
    "@MainActor @ViewBuilder public func \(function)() -> some View { \(code) }"
  }
}

/// The modules and attributes that the preparation of files treats specially.
enum SourceRules {
  /// The modules of the toolchain, which are imported as written.
  static let toolchainModules: Set<String> = [
    "Swift", "Foundation", "Observation", "Dispatch", "Synchronization", "RegexBuilder",
    "_Concurrency", "FoundationNetworking", "FoundationXML", "Distributed",
  ]

  /// The module with the functions that compare views with images.
  static let snapshotModule = "SnapshotTesting"

  /// Attributes that have no effect on a layout, and are removed.
  ///
  /// They are those of the Objective-C runtime, of the app's start, of previews and of the macros
  /// of SwiftData.
  static let removedAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "UIApplicationMain", "NSApplicationMain", "main", "NSManaged", "NSCopying",
    "Previewable", "Attribute", "Relationship", "Transient", "_spi", "Entry", "testable", "Test",
    "Suite",
  ]
}
