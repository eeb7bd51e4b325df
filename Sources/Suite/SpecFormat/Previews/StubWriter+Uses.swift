extension StubWriter {
  /// The type of a property, from the way it is used.
  enum ValueType: Hashable {
    /// A type that no use shows; a text is likely.
    case unknown
    case text, optionalText, number, integer, bool, color, symbol, date, list, url

    /// Whether a use shows the type.
    var isShown: Bool { self != .unknown }

    var name: String {
      switch self {
      case .unknown, .text, .symbol: "String"
      case .optionalText: "String?"
      case .url: "URL"
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
      case .unknown, .text, .optionalText:
        "\"\(member.prefix(1).uppercased() + member.dropFirst())\""
      case .symbol: "\"star\""
      case .number: "1"
      case .integer: "1"
      case .bool: "false"
      case .color: ".gray"
      case .url: "URL(string: \"https://example.com\")!"
      case .date: "Date(timeIntervalSince1970: 0)"
      case .list: "[\"One\", \"Two\", \"Three\"]"
      }
    }
  }

  /// Returns a pattern in which `\b` separates letters from any other character; `nil` for one that
  /// is not valid.
  static func pattern(_ text: String) -> Regex<AnyRegexOutput>? {
    (try? Regex(text))?.wordBoundaryKind(.simple)
  }

  /// Returns whether views observe the type as an `ObservableObject`.
  func isObserved(_ name: String) -> Bool {
    guard
      let wrapped = Self.pattern(
        "@(?:StateObject|ObservedObject|EnvironmentObject)\\b.*\\b\(name)\\b"
          + "|environmentObject\\(\(name)\\b"
      )
    else { return false }
    return lines.contains { $0.contains(name) && $0.contains(wrapped) }
  }

  /// Returns the declared type of a variable with the name of a member, or its singular, and a
  /// default value; `nil` if there is none.
  ///
  /// Code that has `recipe: Recipe` reads a list of `Recipe` in `store.recipes`.
  func declaredType(
    ofMember member: String,
    of kind: ValueType
  ) -> (type: String, value: String)? {
    let singular = member.hasSuffix("s") && member.count > 2 ? String(member.dropLast()) : nil
    for (variable, isList) in [(Optional(member), false), (singular, true)] {
      guard let variable, isList || kind != .list,
        let pattern = Self.pattern(
          "(?:\\b(?:let|var)\\s+|[(,]\\s*)\\b\(variable)\\s*:\\s*([A-Z]\\w*)\\b"
        ),
        let type = lines.lazy.compactMap({ line in
          line.firstMatch(of: pattern)?.output[1].substring.map(String.init)
        }).first(where: { declared.contains($0) })
      else { continue }
      return isList
        ? ("[\(type)]", "[\(type)(), \(type)(), \(type)()]") : (type, "\(type)()")
    }
    guard kind == .list, let singular else { return nil }
    let type = singular.prefix(1).uppercased() + singular.dropFirst()
    guard declared.contains(type) else { return nil }
    return ("[\(type)]", "[\(type)(), \(type)(), \(type)()]")
  }

  /// Returns the names of variables, properties and parameters that have the type, or a list of it.
  func variables(ofType name: String) -> Set<String> {
    guard let pattern = Self.pattern("\\b(\\w+)\\s*:\\s*\\[?(?:Binding<)?\(name)\\b"),
      let assigned = Self.pattern(
        "(?:\\b(?:let|var)\\s+(\\w+)\\s*=\\s*\(name)\\b"
          + "|@Environment\\(\(name)\\.self\\).*\\bvar\\s+(\\w+))"
      )
    else { return [] }
    var found: Set<String> = []
    var lists: Set<String> = []
    for line in lines where line.contains(name) {
      for match in line.matches(of: pattern) {
        guard let variable = match.output[1].substring.map(String.init) else { continue }
        if line.contains("[\(name)]") { lists.insert(variable) } else { found.insert(variable) }
      }
      for match in line.matches(of: assigned) {
        let variable = match.output[1].substring ?? match.output[2].substring
        variable.map { _ = found.insert(String($0)) }
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
  func members(of variable: String) -> [String: ValueType] {
    guard let pattern = Self.pattern("\\b\(Self.escaped(variable))[?!]?\\.(\\w+)(\\(?)") else {
      return [:]
    }
    var found: [String: ValueType] = [:]
    for line in lines where line.contains(variable) {
      for match in line.matches(of: pattern) {
        guard let member = match.output[1].substring.map(String.init),
          match.output[2].substring?.isEmpty == true,
          !Self.commonMembers.contains(member) || member == "description" || member == "count",
          !line.contains(/(?:action|perform|onSubmit): \$?\w+\.\w+[,)]/)
            || !line.contains(": \(variable).\(member)")
        else { continue }
        let type = type(of: "\(variable).\(member)", member: member, in: line)
        // A use that shows the type has priority over one that does not.
        if found[member]?.isShown != true { found[member] = type }
      }
    }
    return found
  }

  private func type(of use: String, member: String, in line: String) -> ValueType {
    let name = member.lowercased()
    func isUsed(_ before: String, _ after: String = "") -> Bool {
      let words = "\(before)\(use)\(after)"
      let pieces = line.split(separator: words, omittingEmptySubsequences: false)
      // The value itself is used, and not one of its members.
      return pieces.dropFirst().contains { rest in
        guard after.isEmpty, let next = rest.first else { return true }
        if next.isLetter || next.isNumber || next == "_" { return false }
        guard next == "." || next == "?" || next == "!" else { return true }
        let member = rest.drop { !$0.isLetter }.prefix { $0.isLetter || $0.isNumber }
        return next != "." || Self.commonMembers.contains(String(member))
      }
    }
    let isFlag = ["is", "has", "can", "should", "shows"].contains {
      member.hasPrefix($0) && member.dropFirst($0.count).first?.isUppercase == true
    }
    if isFlag || isUsed("", " ?") && !isUsed("", " ??") { return .bool }
    if isUsed("", " ??") || isUsed("if let \(member) = ") { return .optionalText }
    if name.hasSuffix("url") { return .url }
    if isUsed("systemName: ") || isUsed("systemImage: ") || isUsed("Image(") { return .symbol }
    if isUsed("isOn: $") || isUsed("if ") || isUsed("!") || isUsed("", " &&") {
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
    return isUsed("Text(") || isUsed("\\(") || isUsed("Label(") ? .text : .unknown
  }

  /// Returns the labels of calls of a type's initializer, with the types of literals.
  func initializerLabels(of name: String) -> [(name: String, type: ValueType)] {
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
                    ? .date : value.hasPrefix("Color") ? .color : .unknown
        found.append((label, type))
      }
    }
    return found
  }

  func staticMembers(of name: String) -> Set<String> {
    guard let pattern = Self.pattern("\\b\(name)\\.(\\w+)") else { return [] }
    var found: Set<String> = []
    for line in lines where line.contains("\(name).") {
      for match in line.matches(of: pattern) {
        guard let member = match.output[1].substring.map(String.init), member != "self",
          member.first?.isLowercase == true, !line.contains("\(name).\(member)("),
          !line.contains("\\\(name).\(member)")
        else { continue }
        found.insert(member)
      }
    }
    return found
  }
}
