/// Writes declarations for types that code uses and no file declares, from the way it uses them.
///
/// A type has a property for each member that code reads, with a default value whose type follows
/// from the use: `Text(user.name)` reads a `String`, `Toggle(isOn: $user.isOn)` a `Bool`. Each stub
/// is a guess that the author completes.
package struct StubWriter {
  private let lines: [String]

  /// Prepares stubs for the code of files.
  package init(_ files: [PreviewFile]) { lines = files.flatMap(\.lines) }

  /// Returns the declaration of a type; `nil` if the code does not show that it is a type.
  ///
  /// - Parameter name: The name of the type.
  /// - Returns: The lines of the declaration.
  /// - Complexity: O(*n*) for *n* bytes of code, for each variable of the type.
  package func declaration(ofType name: String) -> [String]? {
    guard name.first?.isUppercase == true else { return nil }
    let variables = variables(ofType: name)
    // The parameters of the initializer are the properties in their order.
    var members = initializerLabels(of: name)
    var others: [String: ValueType] = [:]
    for variable in variables { others.merge(self.members(of: variable)) { first, _ in first } }
    members += others.sorted { $0.key < $1.key }
      .filter { other in !members.contains { $0.name == other.key } }
      .map { (name: $0.key, type: $0.value) }
    members.removeAll { $0.name == "id" }
    let statics = staticMembers(of: name)
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
    for (member, type) in members {
      let published = isObserved ? "@Published " : ""
      let found = type == .text || type == .list ? declaredType(ofMember: member) : nil
      let (type, value) = found ?? (type.name, type.value(for: member))
      stub.append("  \(published)var \(member): \(type) = \(value)")
    }
    for member in statics.sorted() {
      stub.append(
        member.hasSuffix("s") || member.contains("All") || member == "all"
          ? "  static let \(member) = [\(name)(), \(name)(), \(name)()]"
          : "  static let \(member) = \(name)()"
      )
    }
    return stub + ["}"]
  }

  /// Returns the declaration of a missing member of a type of SwiftUI; `nil` for other members.
  package func declaration(ofMember name: String, of owner: String) -> [String]? {
    switch owner.split(separator: ".").first.map(String.init) ?? owner {
    case "Color", "Color.Type":
      return ["extension Color {", "  static let \(name) = Color.gray", "}"]
    case "Font":
      return ["extension Font {", "  static let \(name) = Font.body", "}"]
    case let view where view.hasPrefix("some View") || view.hasSuffix("View"):
      guard !lines.contains(where: { $0.contains(".\(name)(") && !$0.contains(".\(name)()") })
      else {
        return nil
      }
      return ["extension View {", "  func \(name)() -> some View { self }", "}"]
    default: return nil
    }
  }
}

// MARK: - Uses

extension StubWriter {
  /// The type of a property, from the way it is used.
  private enum ValueType: Hashable {
    case text, number, integer, bool, color, symbol, date, list

    var name: String {
      switch self {
      case .text, .symbol: "String"
      case .number: "Double"
      case .integer: "Int"
      case .bool: "Bool"
      case .color: "Color"
      case .date: "Date"
      case .list: "[String]"
      }
    }

    /// Returns the code of a default value.
    func value(for member: String) -> String {
      switch self {
      case .text: "\"\(member.prefix(1).uppercased() + member.dropFirst())\""
      case .symbol: "\"star\""
      case .number: "1"
      case .integer: "1"
      case .bool: "false"
      case .color: ".gray"
      case .date: "Date(timeIntervalSince1970: 0)"
      case .list: "[\"One\", \"Two\", \"Three\"]"
      }
    }
  }

  /// Returns a pattern in which `\b` separates letters from any other character; `nil` for one that
  /// is not valid.
  private static func pattern(_ text: String) -> Regex<AnyRegexOutput>? {
    (try? Regex(text))?.wordBoundaryKind(.simple)
  }

  /// Returns whether views observe the type as an `ObservableObject`.
  private func isObserved(_ name: String) -> Bool {
    guard
      let wrapped = Self.pattern(
        "@(?:StateObject|ObservedObject|EnvironmentObject)\\b.*\\b\(name)\\b|environmentObject\\(\(name)\\b"
      )
    else { return false }
    return lines.contains { $0.contains(name) && $0.contains(wrapped) }
  }

  /// Returns the declared type of a variable with the name of a member, or its singular, and a
  /// default value; `nil` if there is none.
  ///
  /// Code that has `recipe: Recipe` reads a list of `Recipe` in `store.recipes`.
  private func declaredType(ofMember member: String) -> (type: String, value: String)? {
    let singular = member.hasSuffix("s") && member.count > 2 ? String(member.dropLast()) : nil
    for (variable, isList) in [(Optional(member), false), (singular, true)] {
      guard let variable,
        let pattern = Self.pattern("\\b(?:let|var)?\\s*\(variable)\\s*:\\s*([A-Z]\\w*)\\b"),
        let type = lines.lazy.compactMap({ line in
          line.firstMatch(of: pattern)?.output[1].substring.map(String.init)
        }).first(where: { !["String", "Int", "Double", "Bool", "View"].contains($0) })
      else { continue }
      return isList
        ? ("[\(type)]", "[\(type)(), \(type)(), \(type)()]") : (type, "\(type)()")
    }
    return nil
  }

  /// Returns the names of variables, properties and parameters that have the type, or a list of it.
  private func variables(ofType name: String) -> Set<String> {
    guard let pattern = Self.pattern("\\b(\\w+)\\s*:\\s*\\[?(?:Binding<)?\(name)\\b"),
      let assigned = Self.pattern("\\b(?:let|var)\\s+(\\w+)\\s*=\\s*\(name)\\b")
    else { return [] }
    var found: Set<String> = []
    var lists: Set<String> = []
    for line in lines where line.contains(name) {
      for match in line.matches(of: pattern) {
        guard let variable = match.output[1].substring.map(String.init) else { continue }
        found.insert(variable)
        if line.contains("[\(name)]") { lists.insert(variable) }
      }
      for match in line.matches(of: assigned) {
        match.output[1].substring.map { _ = found.insert(String($0)) }
      }
    }
    // The parameter of a loop over a list has the type, too.
    for list in lists {
      guard
        let loop = Self.pattern(
          "(?:ForEach|List)\\(\\$?(?:\\w+\\.)?\(list)\\b.*\\{\\s*\\$?(\\w+) in"
        )
      else {
        continue
      }
      for line in lines {
        for match in line.matches(of: loop) {
          match.output[1].substring.map { _ = found.insert(String($0)) }
        }
      }
    }
    return found
  }

  /// Returns the members of a variable that code reads, with the types that follow from the use.
  private func members(of variable: String) -> [String: ValueType] {
    guard let pattern = Self.pattern("\\b\(variable)\\.(\\w+)(\\(?)") else { return [:] }
    var found: [String: ValueType] = [:]
    for line in lines where line.contains("\(variable).") {
      for match in line.matches(of: pattern) {
        guard let member = match.output[1].substring.map(String.init),
          match.output[2].substring?.isEmpty == true
        else { continue }
        let type = type(of: "\(variable).\(member)", member: member, in: line)
        // A use that shows the type has priority over one that does not.
        if found[member] == nil || found[member] == .text { found[member] = type }
      }
    }
    return found
  }

  private func type(of use: String, member: String, in line: String) -> ValueType {
    let name = member.lowercased()
    func isUsed(_ before: String, _ after: String = "") -> Bool {
      line.contains("\(before)\(use)\(after)")
    }
    if isUsed("systemName: ") || isUsed("systemImage: ") || isUsed("Image(") { return .symbol }
    if isUsed("isOn: $") || isUsed("if ") || isUsed("!") || isUsed("", " ?") || isUsed("", " &&")
      || ["is", "has", "can", "should"].contains(where: { member.hasPrefix($0) && member != $0 })
    {
      return .bool
    }
    if isUsed("ForEach(") || isUsed("List(") || isUsed("in ", " {") { return .list }
    if isUsed("Color(") || name.hasSuffix("color") || isUsed("fill(") || isUsed("tint(")
      || isUsed("foregroundStyle(") || isUsed("foregroundColor(")
    {
      return .color
    }
    if name.hasSuffix("date") || line.contains("\(use), style:") { return .date }
    if line.contains("\(use), format: .number") || line.contains("\(use), specifier:")
      || line.contains("\(use), format: .percent") || line.contains("\(use), format: .currency")
      || isUsed("value: ") || isUsed("Double(") || isUsed("CGFloat(")
    {
      return .number
    }
    if name.hasSuffix("count") || name.hasSuffix("number") || name.hasSuffix("index") {
      return .integer
    }
    return .text
  }

  /// Returns the labels of calls of a type's initializer, with the types of literals.
  private func initializerLabels(of name: String) -> [(name: String, type: ValueType)] {
    guard let call = Self.pattern("\\b\(name)\\(([^()]*(?:\\([^()]*\\)[^()]*)*)\\)") else {
      return []
    }
    var found: [(name: String, type: ValueType)] = []
    let code = lines.joined(separator: "\n")
    for match in code.matches(of: call) {
      guard let arguments = match.output[1].substring else { continue }
      for argument in arguments.matches(of: /(\w+)\s*:\s*([^,]+)/) {
        let (label, value) = (String(argument.1), String(argument.2).trimmed)
        guard !found.contains(where: { $0.name == label }) else { continue }
        let type: ValueType =
          value.hasPrefix("\"")
          ? .text
          : ["true", "false"].contains(value)
            ? .bool
            : value.hasPrefix("[")
              ? .list
              : Int(value) != nil
                ? .integer
                : Double(value) != nil
                  ? .number
                  : value.hasPrefix("Date(") || value == ".now"
                    ? .date : value.hasPrefix("Color") ? .color : .text
        found.append((label, type))
      }
    }
    return found
  }

  private func staticMembers(of name: String) -> Set<String> {
    guard let pattern = Self.pattern("\\b\(name)\\.(\\w+)") else { return [] }
    var found: Set<String> = []
    for line in lines where line.contains("\(name).") {
      for match in line.matches(of: pattern) {
        guard let member = match.output[1].substring.map(String.init), member != "self",
          member.first?.isLowercase == true
        else { continue }
        found.insert(member)
      }
    }
    return found
  }
}
