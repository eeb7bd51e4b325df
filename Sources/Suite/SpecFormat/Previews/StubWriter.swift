/// Writes declarations for types that code uses and no file declares, from the way it uses them.
///
/// A type has a property for each member that code reads, with a default value whose type follows
/// from the use: `Text(user.name)` reads a `String`, `Toggle(isOn: $user.isOn)` a `Bool`. Members
/// of a member make a type of their own. Each stub is a guess that the author completes.
package struct StubWriter {
  let lines: [String]
  let declared: Set<String>

  /// Prepares stubs for the code of files.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - missing: The types that have stubs, or get one.
  package init(_ files: [PreviewFile], missing: Set<String> = []) {
    lines = files.flatMap { $0.lines + $0.previews.flatMap(\.code) }
    declared = Set(files.flatMap(\.declarations).flatMap(\.names)).union(missing)
  }

  /// Returns the declaration of a type; `nil` if the code does not show that it is a type.
  ///
  /// - Parameter name: The name of the type.
  /// - Returns: The lines of the declaration.
  /// - Complexity: O(*n*) for *n* bytes of code, for each variable of the type.
  package func declaration(ofType name: String) -> [String]? {
    guard name.first?.isUppercase == true else { return nil }
    if let known = StubTemplates.declaration(of: name) { return known }
    if isView(name) { return view(name) }
    let statics = staticMembers(of: name)
    let variables = variables(ofType: name).union(statics.map { "\(name).\($0)" })
    // The parameters of the initializer are the properties in their order.
    var labels = initializerLabels(of: name)
    labels += keyPaths(of: name).filter { path in !labels.contains { $0.name == path } }
      .map { (name: $0, type: ValueType.unknown) }
    let isObserved = isObserved(name)
    let isObservable = lines.contains { $0.contains("@Environment(\(name).self)") }
    var stub: [String] = []
    if isObserved {
      stub.append("final class \(name): ObservableObject {")
    } else if isObservable {
      stub.append("@Observable final class \(name) {")
    } else {
      stub += ["struct \(name): Identifiable, Hashable {", "  var id = UUID()"]
    }
    stub += members(of: variables, first: labels, prefix: isObserved ? "@Published " : "")
      .map { "  \($0)" }
    for member in statics.sorted() {
      stub.append(
        member.hasSuffix("s") || member.contains("All") || member == "all"
          ? "  static let \(member) = [\(name)(), \(name)(), \(name)()]"
          : "  static let \(member) = \(name)()"
      )
    }
    return stub + ["}"]
  }

  /// Returns the declaration of a missing member of a type; `nil` if its use does not show what it
  /// is.
  ///
  /// - Parameters:
  ///   - name: The name of the member.
  ///   - owner: The type as the compiler names it.
  ///   - isStatic: Whether the type itself lacks it, and not its values.
  /// - Returns: The lines of an extension.
  package func declaration(
    ofMember name: String,
    of owner: String,
    isStatic: Bool = true
  ) -> [String]? {
    if let known = StubTemplates.declaration(of: "\(owner).\(name)") { return known }
    switch owner.split(separator: ".").first.map(String.init) ?? owner {
    case "Color", "Color.Type":
      return ["extension Color {", "  static let \(name) = Color.gray", "}"]
    case "Font":
      return ["extension Font {", "  static let \(name) = Font.body", "}"]
    case "Notification":
      return [
        "extension Notification.Name {",
        "  static let \(name) = Notification.Name(\"\(name)\")", "}",
      ]
    case let view where view.hasPrefix("some View") || view.hasSuffix("View"):
      guard !lines.contains(where: { $0.contains(".\(name)(") && !$0.contains(".\(name)()") })
      else {
        return nil
      }
      return ["extension View {", "  func \(name)() -> some View { self }", "}"]
    case let type where declared.contains(type) && isView(type):
      return ["extension \(type) {", "  \(method(name, of: "\\w*[)\\]}]?", result: type))", "}"]
    case let type where declared.contains(type) && isStatic:
      return ["extension \(type) {", "  static var \(name): \(type) { \(type)() }", "}"]
    default: return nil
    }
  }
}

// MARK: - Members

extension StubWriter {
  /// Returns the declarations of the members that code uses of some variables.
  ///
  /// - Parameters:
  ///   - variables: The variables, or paths such as `Store.shared`.
  ///   - labels: Properties that come first, in this order.
  ///   - prefix: The attribute of properties, with a space after it.
  ///   - depth: The number of types around the members.
  /// - Returns: Lines without indentation for the members, and for types of their values.
  private func members(
    of variables: Set<String>,
    first labels: [(name: String, type: ValueType)] = [],
    prefix: String = "",
    depth: Int = 0
  ) -> [String] {
    var uses: [String: ValueType] = [:]
    for variable in variables {
      uses.merge(self.members(of: variable)) { $0.isShown ? $0 : $1 }
    }
    var properties = labels.map { label in
      (name: label.name, type: label.type.isShown ? label.type : uses[label.name] ?? label.type)
    }
    properties += uses.sorted { $0.key < $1.key }
      .filter { other in !labels.contains { $0.name == other.key } }
      .map { (name: $0.key, type: $0.value) }
    properties.removeAll { $0.name == "id" || $0.name == "objectWillChange" }
    var text: [String] = []
    for (member, type) in properties {
      let found = type.isShown && type != .list ? nil : declaredType(ofMember: member, of: type)
      let nested = Set(variables.map { "\($0).\(member)" })
      if found == nil, !type.isShown, depth < 3, nested.contains(where: { isObject($0) }) {
        let name = Self.typeName(of: member)
        text += ["struct \(name): Identifiable, Hashable {", "  var id = UUID()"]
        text += members(of: nested, depth: depth + 1).map { "  \($0)" } + ["}"]
        text.append("\(prefix)var \(member) = \(name)()")
      } else if found == nil, type == .list, depth < 3,
        let elements = Optional(loopVariables(over: nested)), elements.contains(where: isObject)
      {
        let name = Self.typeName(of: member.hasSuffix("s") ? String(member.dropLast()) : member)
        text += ["struct \(name): Identifiable, Hashable {", "  var id = UUID()"]
        text += members(of: elements, depth: depth + 1).map { "  \($0)" } + ["}"]
        text.append("\(prefix)var \(member) = [\(name)(), \(name)(), \(name)()]")
      } else {
        let (type, value) = found ?? (type.name, type.value(for: member))
        text.append("\(prefix)var \(member): \(type) = \(value)")
      }
    }
    return text + methods(of: variables)
  }

  /// Returns the properties of a type that key paths name, in alphabetical order.
  private func keyPaths(of name: String) -> [String] {
    guard let pattern = Self.pattern("\\\\\(name)\\.(\\w+)") else { return [] }
    let names = lines.filter { $0.contains("\\\(name).") }.flatMap { $0.matches(of: pattern) }
      .compactMap { $0.output[1].substring.map(String.init) }
    return Set(names).sorted()
  }

  /// Returns the variables of loops over a list.
  private func loopVariables(over paths: Set<String>) -> Set<String> {
    paths.reduce(into: []) { found, path in
      guard
        let loop = Self.pattern(
          "(?:ForEach|List)\\(\\$?\(Self.escaped(path))\\b[^{]*\\{\\s*\\$?(\\w+) in"
        )
      else { return }
      for line in lines where line.contains(path) {
        for match in line.matches(of: loop) {
          match.output[1].substring.map { _ = found.insert(String($0)) }
        }
      }
    }
  }

  /// Returns the name of a type for the value of a member.
  private static func typeName(of member: String) -> String {
    let name = member.prefix(1).uppercased() + member.dropFirst()
    return name + "Stub"
  }

  /// The members of texts, numbers and lists, which make no type of their own.
  static let commonMembers: Set<String> = [
    "absoluteString", "allSatisfy", "capitalized", "compactMap", "contains", "count",
    "description", "enumerated", "filter", "first", "flatMap", "forEach", "formatted", "hasPrefix",
    "id", "indices", "isEmpty", "joined", "last", "localizedDescription", "lowercased", "map",
    "prefix", "rawValue", "reduce", "reversed", "self", "sorted", "split", "suffix",
    "timeIntervalSinceNow", "trimmingCharacters", "uppercased", "wrappedValue", "hashValue",
  ]

  /// Returns whether code reads members of a value that only an object has.
  func isObject(_ path: String) -> Bool {
    guard let pattern = Self.pattern("\\b\(Self.escaped(path))[?!]?\\.(\\w+)") else { return false }
    return lines.contains { line in
      line.contains(path)
        && line.matches(of: pattern).contains { match in
          match.output[1].substring.map { !Self.commonMembers.contains(String($0)) } ?? false
        }
    }
  }

  static func escaped(_ path: String) -> String { path.replacing(".", with: "\\.") }

  /// Returns the methods that code calls of some variables, or passes as actions.
  private func methods(of variables: Set<String>) -> [String] {
    var names: Set<String> = []
    for variable in variables {
      guard
        let call = Self.pattern("\\b\(Self.escaped(variable))[?!]?\\.(\\w+)\\("),
        let action = Self.pattern(
          "(?:action|perform|onSubmit): \\$?\(Self.escaped(variable))\\.(\\w+)"
        )
      else { continue }
      for line in lines where line.contains(variable) {
        for match in line.matches(of: call) + line.matches(of: action) {
          match.output[1].substring.map { _ = names.insert(String($0)) }
        }
      }
    }
    let paths = variables.map(Self.escaped).sorted().joined(separator: "|")
    return names.sorted().map { method($0, of: "(?:\(paths))[?!]?", result: nil) }
  }

  /// Returns a method that takes any arguments.
  ///
  /// A method that is awaited throws, because no code that awaits runs before a layout. Its result
  /// has the type that the caller needs.
  private func method(_ name: String, of path: String, result: String?) -> String {
    let list = "(\\(([^()]*(?:\\([^()]*\\)[^()]*)*)\\))?"
    let pattern = Self.pattern("(.*)\(path)\\.\(name)\(list)\\s*(\\{?)")
    let uses = lines.compactMap { line in pattern.flatMap { line.firstMatch(of: $0)?.output } }
    let before = uses.compactMap { $0[1].substring.map { String($0).trimmed } }
    let arguments =
      uses.compactMap { $0[3].substring.map(String.init) }
      .max { $0.count < $1.count } ?? ""
    let labels = Self.arguments(arguments).map { argument in
      argument.firstMatch(of: /^\s*(\w+)\s*:/).map { String($0.1) } ?? "_"
    }
    var parameters = labels.enumerated().map { "\($1) value\($0): Any? = nil" }
    if uses.contains(where: { $0[4].substring == "{" }), result != nil {
      parameters.append("action: () -> Void = {}")
    }
    let head = "func \(name)(\(parameters.joined(separator: ", ")))"
    if let result { return "\(head) -> \(result) { self }" }
    guard before.contains(where: { $0.contains("await") }) else {
      let endings = ["=", "return", "Text("]
      let isRead = before.contains { line in endings.contains { line.hasSuffix($0) } }
      return isRead ? "\(head) -> String { \"\(name)\" }" : "\(head) {}"
    }
    let isRead = before.contains { $0.contains("=") || $0.contains("(") || $0.contains("return") }
    return isRead
      ? head.replacing("\(name)(", with: "\(name)<Result>(", maxReplacements: 1)
        + " async throws -> Result { throw CancellationError() }"
      : "\(head) async throws {}"
  }

  /// Returns the arguments of a call, split at commas outside of brackets.
  private static func arguments(_ text: String) -> [String] {
    var found: [String] = []
    var part = ""
    var depth = 0
    for character in text {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        found.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    return part.trimmed.isEmpty ? found : found + [part]
  }

  /// Returns whether code makes a view of the type: as a statement, with modifiers after it.
  private func isView(_ name: String) -> Bool {
    guard let statement = Self.pattern("^\\s*\(name)\\s*[({]"),
      let annotation = Self.pattern("[:\\[<]\\s*\(name)\\b")
    else { return false }
    return lines.indices.contains { index in
      lines[index].contains(statement)
        && (lines[index].hasSuffix("{")
          || lines.indices.contains(index + 1) && lines[index + 1].trimmed.hasPrefix("."))
    } && !lines.contains { $0.contains(annotation) }
  }

  /// Returns a view that takes any arguments.
  private func view(_ name: String) -> [String] {
    let labels = initializerLabels(of: name).map(\.name)
    let hasUnlabelled = Self.pattern("\\b\(name)\\(\\s*(?!\\w+:)[^)\\s]").map { pattern in
      lines.contains { $0.contains(pattern) }
    }
    let parameters = ((hasUnlabelled ?? false ? ["_"] : []) + labels)
      .enumerated().map { "\($1) value\($0): Any? = nil" }
    let hasContent = Self.pattern("\\b\(name)\\s*(?:\\(.*\\))?\\s*\\{").map { pattern in
      lines.contains { $0.contains(pattern) }
    }
    guard hasContent ?? false else {
      return [
        "struct \(name): View {", "  init(\(parameters.joined(separator: ", "))) {}",
        "  var body: some View { Color.gray.opacity(0.2) }", "}",
      ]
    }
    let all = parameters + ["@ViewBuilder content: () -> Content"]
    return [
      "struct \(name)<Content: View>: View {", "  let content: Content",
      "  init(\(all.joined(separator: ", "))) { self.content = content() }",
      "  var body: some View { content }", "}",
    ]
  }
}
