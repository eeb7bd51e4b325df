extension StubPrinter {
  /// The paths of all types that were named.
  var allNames: Set<String> { Set(names.values) }

  /// Returns the declaration of a missing member of a type that is no stub, or of a missing value.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - places: The places that use it.
  /// - Returns: Lines; `nil` if no use is found.
  func declaration(of name: MissingName, at places: [PreviewSpec.Place]) -> [String]? {
    let all = collector.uses[name.name] ?? []
    let placed = all.filter { use in
      places.contains { $0.file == use.file && $0.line == use.place.line }
    }
    let uses = placed.isEmpty ? all : placed
    guard let first = uses.first else { return nil }
    for use in uses.dropFirst() where use.member.key == first.member.key {
      first.member.merge(use.member, depth: 0)
    }
    guard let owner = name.owner else { return [global(first.member)] }
    return memberLines(first.member, of: CompilerEvidence.bare(owner), isStatic: name.isStatic)
  }

  private func global(_ member: InferredMember) -> String {
    guard member.parameters != nil else {
      let value = memberValue(member, in: "")
      return "let \(member.name.escaped): \(value.type) = \(value.code)"
    }
    let head = methodHead(member, in: "")
    return head.head + head.body
  }

  private func memberLines(_ member: InferredMember, of owner: String, isStatic: Bool) -> [String]?
  {
    let base = owner.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? owner
    if base == "EnvironmentValues" { return environmentLines(member) }
    if owner == "Notification.Name" || base == "NSNotification" {
      return [
        "extension Notification.Name {",
        "  static let \(member.name) = Notification.Name(\"\(member.name)\")", "}",
      ]
    }
    if isStatic, let style = Self.styles.first(where: { base.hasSuffix($0) }) {
      return styleExtension(member, style)
    }
    let isView =
      !isStatic
      && (member.type.name == "View" || base.hasSuffix("View") || owner.contains("some View"))
    if isView { return ["extension View {", "  \(modifier(member))", "}"] }
    let type = owner.hasSuffix("]") ? "Array" : owner.contains("<") ? base : owner
    guard type.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else {
      return nil
    }
    if isStatic, member.type.name == nil, Self.valueTypes.contains(base) {
      member.type.unify(InferredType(base))
    }
    if member.parameters != nil {
      let head = methodHead(member, in: "")
      return ["extension \(type) {", "  \(isStatic ? "static " : "")\(head.head)\(head.body)", "}"]
    }
    let value = memberValue(member, in: "")
    let mark = value.isGuess ? "  // no use shows the type" : ""
    return [
      "extension \(type)\(isStatic ? constraints(ofGeneric: owner) : "") {",
      "  \(isStatic ? "static " : "")var \(member.name.escaped): \(value.type) { \(value.code) }\(mark)",
      "}",
    ]
  }

  /// Returns the clause with which static members of a generic view, such as `Grid.small`, have a
  /// type; empty for other types.
  private func constraints(ofGeneric owner: String) -> String {
    guard owner.hasSuffix("<Content>") else { return "" }
    return " where Content == EmptyView"
  }

  /// The types of frameworks whose missing static members are values of themselves.
  private static let valueTypes: Set<String> = [
    "Color", "Font", "Image", "UIColor", "UIFont", "UIImage", "CGFloat", "Double", "String", "URL",
    "Date", "Calendar", "Locale", "UUID",
  ]

  /// Returns a modifier of views that changes nothing.
  private func modifier(_ member: InferredMember) -> String {
    guard let parameters = member.parameters else {
      return "var \(member.name): some View { self }"
    }
    var list = parameterList(parameters.filter { !$0.isContent }, in: "", defaults: false)
    if parameters.contains(where: \.isContent) {
      let label = parameters.first(where: \.isContent)?.label ?? "_"
      list += (list.isEmpty ? "" : ", ") + "@ViewBuilder \(label) content: () -> some View"
    }
    return "func \(member.name)(\(list)) -> some View { self }"
  }

  private func environmentLines(_ member: InferredMember) -> [String] {
    let value = memberValue(member, in: "")
    return [
      "extension EnvironmentValues {", "  var \(member.name): \(value.type) {",
      "    get { \(value.code) }", "    set {}", "  }", "}",
    ]
  }

  /// Returns a style with a static member, such as `.primary`.
  private func styleExtension(_ member: InferredMember, _ style: String) -> [String] {
    let name = member.name.prefix(1).uppercased() + member.name.dropFirst() + style
    let list = member.parameters.map { "(\(parameterList($0, in: "", defaults: false)))" }
    let head =
      list.map { "static func \(member.name)\($0) -> \(name)" }
      ?? "static var \(member.name): \(name)"
    return ["struct \(name): \(style) {"] + Self.styleBody(style)
      + ["}", "", "extension \(style) where Self == \(name) {", "  \(head) { \(name)() }", "}"]
  }
}
