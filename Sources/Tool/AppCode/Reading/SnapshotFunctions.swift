internal import SwiftParser
internal import SwiftSyntax

/// The functions of an app's tests that compare a view with a reference image, directly or by
/// another function.
package struct SnapshotFunctions: Sendable, Hashable {
  /// The functions of swift-snapshot-testing and iOSSnapshotTestCase.
  private static let known: Set<String> = [
    "assertSnapshot", "assertSnapshots", "verifySnapshot", "FBSnapshotVerifyView",
    "FBSnapshotVerifyViewController",
  ]

  /// The names of all functions that compare a view.
  private var names = Self.known

  /// Finds the functions in the texts of files.
  ///
  /// - Complexity: O(*n*) for *n* bytes, for each function that calls another one of the app.
  init(in texts: [String]) {
    var callers: [(name: String, called: Set<String>)] = []
    for text in texts where Self.mayBe(in: text) || text.contains("XCTestCase") {
      let visitor = FunctionVisitor(viewMode: .sourceAccurate)
      visitor.walk(Parser.parse(source: text))
      callers += visitor.functions
    }
    while true {
      let found = callers.filter { !names.contains($0.name) && !names.isDisjoint(with: $0.called) }
      guard !found.isEmpty else { return }
      names.formUnion(found.map(\.name))
    }
  }

  /// Returns whether a text may compare a view.
  static func mayBe(in text: String) -> Bool { known.contains { text.contains($0) } }

  /// Collects functions with the names that they call.
  private final class FunctionVisitor: SyntaxVisitor {
    private(set) var functions: [(name: String, called: Set<String>)] = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      functions.append((node.name.text, node.body.map { Syntax($0).calledNames } ?? []))
      return .visitChildren
    }
  }
}

extension SnapshotFunctions {
  /// Returns whether a function is a test that compares a view.
  func isTest(_ function: FunctionDeclSyntax) -> Bool {
    function.signature.parameterClause.parameters.isEmpty
      && function.signature.effectSpecifiers?.asyncSpecifier == nil
      && names.contains(function.name.text)
      && (function.name.text.hasPrefix("test") || function.hasAttribute("Test"))
  }

  /// Returns the edits after which a function ends as soon as the view that is needed was compared.
  ///
  /// The rest of the function may change the view for its next comparison, and must not run. Views
  /// of UIKit are isolated to the main actor, which tests need not state on Apple's systems.
  func edits(in function: FunctionDeclSyntax) -> [SourceEdit] {
    guard let body = function.body else { return [] }
    let statements = statements(in: Syntax(body))
    // Attributes precede modifiers.
    let start = (function.modifiers.first?.offsets ?? function.funcKeyword.offsets).lowerBound
    let isIsolated =
      function.hasAttribute("MainActor")
      || function.modifiers.contains { $0.name.text == "nonisolated" }
    var edits: [SourceEdit] = []
    if !statements.isEmpty, !isIsolated { edits.append(SourceEdit(start..<start, "@MainActor ")) }
    guard function.signature.returnClause == nil else { return edits }
    return edits
      + statements.map { statement in
        let end = statement.item.offsets.upperBound
        return SourceEdit(end..<end, "; if snapshotIsTaken { return }")
      }
  }

  /// Returns the innermost statements that call one of the functions, without those in closures.
  private func statements(in node: Syntax) -> [CodeBlockItemSyntax] {
    if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) { return [] }
    let inner = node.children(viewMode: .sourceAccurate).flatMap(statements)
    guard inner.isEmpty, let item = node.as(CodeBlockItemSyntax.self),
      !names.isDisjoint(with: node.calledNames)
    else { return inner }
    return [item]
  }
}

extension Syntax {
  /// The names of the functions that a node calls.
  fileprivate var calledNames: Set<String> {
    var names: Set<String> = []
    if let call = self.as(FunctionCallExprSyntax.self) {
      let called = call.calledExpression
      let name =
        called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? called.trimmedDescription
      names.insert(name)
    }
    for child in children(viewMode: .sourceAccurate) { names.formUnion(child.calledNames) }
    return names
  }

  /// The types around a declaration, such as `Outer.Inner`; `nil` for none.
  var enclosingTypes: String? {
    var names: [String] = []
    var node = parent
    while let current = node {
      if let type = current.as(ExtensionDeclSyntax.self) {
        names.append(type.extendedType.trimmedDescription)
      } else if current.isProtocol((any DeclGroupSyntax).self),
        let type = current.asProtocol((any NamedDeclSyntax).self)
      {
        names.append(type.name.text)
      }
      node = current.parent
    }
    return names.isEmpty ? nil : names.reversed().joined(separator: ".")
  }
}
