internal import ReferenceImages
internal import SwiftSyntax

/// The calls of a test function that compare a view with a reference image.
///
/// The function becomes one that returns the view of a call by its number, so that it keeps its
/// lines and the code before the call.
struct SnapshotCalls {
  /// A call with the code that makes its view.
  struct Call {
    var test: SnapshotTest
    var position: AbsolutePosition
    /// The expression that returns the view.
    var code: String
  }

  /// The names of the functions that compare a view with an image.
  private static let functions: [String: SnapshotTest.Library] = [
    "assertSnapshot": .snapshotTesting, "verifySnapshot": .snapshotTesting,
    "assertSnapshots": .snapshotTesting,
    "FBSnapshotVerifyView": .snapshotTestCase, "FBSnapshotVerifyViewController": .snapshotTestCase,
  ]

  private(set) var calls: [Call] = []
  private(set) var edits: [SourceEdit] = []
  private let function: FunctionDeclSyntax
  private let type: String?
  private var unnamed = 0

  /// - Parameter function: A function without parameters; the result has no calls for others.
  init(in function: FunctionDeclSyntax) {
    self.function = function
    type = Syntax(function).enclosingTypes
    guard let body = function.body, function.signature.parameterClause.parameters.isEmpty else {
      return
    }
    for call in Self.calls(in: Syntax(body)) { add(call) }
    if !calls.isEmpty { editFunction(body) }
  }

  /// Returns whether a text may contain a call.
  static func mayBe(in text: String) -> Bool {
    functions.keys.contains { text.contains($0) }
  }

  /// Returns the calls in a function, without those in closures and nested functions.
  private static func calls(in node: Syntax) -> [FunctionCallExprSyntax] {
    if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) { return [] }
    if let call = node.as(FunctionCallExprSyntax.self),
      functions[call.calledExpression.trimmedDescription] != nil
    {
      return [call]
    }
    return node.children(viewMode: .sourceAccurate).flatMap(calls)
  }

  private mutating func add(_ call: FunctionCallExprSyntax) {
    guard let library = Self.functions[call.calledExpression.trimmedDescription],
      let view = call.arguments.first,
      ["of", "matching"].contains(view.label?.text ?? "of"),
      let statement = Syntax(call).statement
    else { return }
    let first = calls.count + 1
    for layout in Self.layouts(of: call, library) {
      var name = layout.name
      if name == nil { name = Self.name(of: call) }
      if name == nil { unnamed += 1 }
      var test = SnapshotTest(
        library,
        function: function.name.text,
        type: type,
        name: name,
        number: name == nil ? unnamed : 1,
        size: layout.size
      )
      test.dynamicType = layout.dynamicType
      test.isRightToLeft = layout.isRightToLeft
      test.types = Syntax(function).typeNames
      let code = code(of: calls.count + 1)
      calls.append(
        Call(test: test, position: call.positionAfterSkippingLeadingTrivia, code: code)
      )
    }
    guard calls.count >= first else { return }
    let condition = "(\(first)...\(calls.count)).contains(plumbSnapshot)"
    edit(statement.offsets.lowerBound..<view.expression.offsets.lowerBound, in: statement) {
      "if \(condition) { return snapshotView(\($0)"
    }
    edit(view.expression.offsets.upperBound..<statement.offsets.upperBound, in: statement) {
      "\($0)) }"
    }
  }

  /// The expression that returns the view of a call.
  private func code(of number: Int) -> String {
    let name = "`\(function.name.text.filter { $0 != "`" })`(plumbSnapshot: \(number))"
    return type.map { "snapshot(of: { \($0)() }) { try $0.\(name) }" }
      ?? "snapshot(of: {}) { _ in try \(name) }"
  }

  /// Replaces code, and keeps its lines.
  private mutating func edit(
    _ range: Range<Int>,
    in statement: Syntax,
    _ text: (_ lines: String) -> String
  ) {
    let start = range.lowerBound - statement.positionAfterSkippingLeadingTrivia.utf8Offset
    let code = Array(statement.trimmedDescription.utf8)[start..<start + range.count]
    let lines = String(repeating: "\n", count: code.count { $0 == UInt8(ascii: "\n") })
    edits.append(SourceEdit(range, text(lines)))
  }

  /// Makes the function return a view.
  private mutating func editFunction(_ body: CodeBlockSyntax) {
    let start = function.funcKeyword.offsets.lowerBound
    if !function.hasAttribute("MainActor") {
      edits.append(SourceEdit(start..<start, "@MainActor "))
    }
    let signature = function.signature.offsets.lowerBound..<body.leftBrace.offsets.lowerBound
    edits.append(SourceEdit(signature, "(plumbSnapshot: Int) throws -> AnyView "))
    let end = body.rightBrace.offsets.lowerBound
    edits.append(SourceEdit(end..<end, "; fatalError(\"the test ends before its snapshot\") "))
    edits += Self.returns(in: Syntax(body)).map { node in
      SourceEdit(node.offsets, "fatalError(\"the test returns before its snapshot\")")
    }
  }

  /// Returns the statements of a function that return nothing.
  private static func returns(in node: Syntax) -> [ReturnStmtSyntax] {
    if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) { return [] }
    if let node = node.as(ReturnStmtSyntax.self), node.expression == nil { return [node] }
    return node.children(viewMode: .sourceAccurate).flatMap(returns)
  }
}

extension SnapshotCalls {
  /// The conditions of an image.
  private struct Layout {
    var size: SnapshotTest.Size
    var dynamicType: String?
    var isRightToLeft = false
    /// The name of the image in a dictionary of several; `nil` for none.
    var name: String?

    init(_ strategy: String, name: String? = nil) {
      self.name = name
      dynamicType = strategy.firstMatch(of: /preferredContentSizeCategory:\s*\.(\w+)/)
        .flatMap { Self.dynamicType(String($0.1)) }
      isRightToLeft = strategy.contains(/layoutDirection:\s*\.rightToLeft/)
      if let device = strategy.firstMatch(of: /\.(iPhone\w+|iPad\w+)(?:\(\s*\.?(landscape)?)?/) {
        size = .device(String(device.1), isLandscape: device.2 != nil)
      } else if let fixed = strategy.firstMatch(
        of: /(?:fixed|CGSize|size:\s*\.init)\(\s*width:\s*([0-9.]+),\s*height:\s*([0-9.]+)/
      ), let width = Double(fixed.1), let height = Double(fixed.2) {
        size = .fixed(width: width, height: height)
      } else if strategy.contains(/\b(on|layout|size|config):/), !strategy.contains("sizeThatFits")
      {
        size = .unknown(strategy)
      } else {
        size = .ideal
      }
    }

    private static func dynamicType(_ category: String) -> String? {
      let names = [
        "extraSmall": "xSmall", "extraLarge": "xLarge", "extraExtraLarge": "xxLarge",
        "extraExtraExtraLarge": "xxxLarge", "accessibilityMedium": "accessibility1",
        "accessibilityLarge": "accessibility2", "accessibilityExtraLarge": "accessibility3",
        "accessibilityExtraExtraLarge": "accessibility4",
        "accessibilityExtraExtraExtraLarge": "accessibility5", "unspecified": "large",
      ]
      return names[category] ?? category
    }
  }

  /// Returns the conditions of each image that a call compares; none for other strategies than
  /// images.
  private static func layouts(
    of call: FunctionCallExprSyntax,
    _ library: SnapshotTest.Library
  ) -> [Layout] {
    guard library == .snapshotTesting else { return [Layout("")] }
    guard let strategy = call.arguments.first(where: { $0.label?.text == "as" })?.expression else {
      return []
    }
    if let array = strategy.as(ArrayExprSyntax.self) {
      return array.elements.map(\.expression.trimmedDescription).filter { $0.hasPrefix(".image") }
        .map { Layout($0) }
    }
    if case .elements(let elements)? = strategy.as(DictionaryExprSyntax.self)?.content {
      return elements.compactMap { element in
        let value = element.value.trimmedDescription
        guard value.hasPrefix(".image"), let name = element.key.stringValue else { return nil }
        return Layout(value, name: name)
      }
    }
    let text = strategy.trimmedDescription
    return text.hasPrefix(".image") || text.contains(".image(") ? [Layout(text)] : []
  }

  private static func name(of call: FunctionCallExprSyntax) -> String? {
    call.arguments.first { ["named", "identifier"].contains($0.label?.text) }?.expression
      .stringValue
  }
}

extension Syntax {
  /// The statement that contains the node.
  fileprivate var statement: Syntax? {
    var node: Syntax? = self
    while let current = node, !current.is(CodeBlockItemSyntax.self) { node = current.parent }
    return node
  }

  /// The types around a declaration, such as `Outer.Inner`; `nil` for none.
  fileprivate var enclosingTypes: String? {
    var names: [String] = []
    var node = parent
    while let current = node {
      if let type = current.asProtocol((any NamedDeclSyntax).self),
        current.asProtocol((any DeclGroupSyntax).self) != nil
      {
        names.append(type.name.text)
      } else if let type = current.as(ExtensionDeclSyntax.self) {
        names.append(type.extendedType.trimmedDescription)
      }
      node = current.parent
    }
    return names.isEmpty ? nil : names.reversed().joined(separator: ".")
  }

  /// The names that begin with a capital letter, each once.
  fileprivate var typeNames: [String] {
    var known: Set<String> = []
    return tokens(viewMode: .sourceAccurate).map(\.text)
      .filter { $0.first?.isUppercase == true && known.insert($0).inserted }
  }
}
