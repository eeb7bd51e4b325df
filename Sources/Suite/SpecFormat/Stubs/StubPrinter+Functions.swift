extension StubPrinter {
  /// Returns the parameters of a function or of an initializer.
  func parameterList(
    _ parameters: [InferredParameter],
    in path: String,
    defaults: Bool,
    of function: String = "value"
  ) -> String {
    parameters.enumerated().map { index, parameter in
      let value = value(of: parameter.type, named: parameter.label ?? function, in: path)
      let label = parameter.label?.escaped ?? "_ \(name(of: parameter, index))"
      let isFunction = value.type.contains("->")
      let isEscaping = isFunction && !value.type.hasSuffix("?")
      let code = value.code == "nil" && !value.type.hasSuffix("?") ? nil : value.code
      let type = code == nil && defaults ? "\(value.type)?" : value.type
      return "\(label): \(isEscaping ? "@escaping " : "")\(type)"
        + (defaults ? " = \(code ?? "nil")" : "")
    }
    .joined(separator: ", ")
  }

  func name(of parameter: InferredParameter, _ index: Int) -> String {
    parameter.label ?? (parameter.type.isFunction ? "action" : "value")
      + (index == 0 ? "" : "\(index)")
  }

  /// Returns the methods of a type.
  func methodLines(_ path: String, _ shape: TypeShape) -> [String] {
    let all = shape.withConformances(in: table).members.values.sorted { $0.key < $1.key }
    let methods = all.filter { $0.parameters != nil }
    let passed = all.filter { member in
      member.parameters == nil && member.type.isFunction && !member.isAssigned
        && !shape.parameters.contains { $0.label == member.name }
        && !methods.contains { $0.name == member.name }
    }
    return methods.map { method in
      let head = methodHead(method, in: path)
      return "  \(head.head)\(head.body)"
    }
      + passed.map { member in
        let types = member.type.arguments
        let parameters = types.dropLast().map { InferredParameter(label: nil, type: $0) }
        let list = parameterList(parameters, in: path, defaults: false)
        let result = types.last.map { value(of: $0, named: member.name, in: path) }
        let isVoid = result.map { ["Void", "AnyView"].contains($0.type) } ?? true
        return "  func \(member.name)(\(list))"
          + (isVoid ? " {}" : " -> \(result?.type ?? "") { \(result?.code ?? "") }")
      }
  }

  /// Returns the head of a method and its body.
  ///
  /// A method without a result that code uses returns nothing.
  func methodHead(_ method: InferredMember, in path: String) -> (head: String, body: String) {
    var parameters = method.parameters ?? []
    var generics = ""
    for index in parameters.indices where parameters[index].isContent {
      generics = "<Content: View>"
    }
    if !generics.isEmpty { parameters.removeAll(where: \.isContent) }
    var list = parameterList(parameters, in: path, defaults: false, of: method.name)
    if !generics.isEmpty {
      list += (list.isEmpty ? "" : ", ") + "@ViewBuilder _ content: () -> Content"
    }
    let name = "func \(method.name.escaped)\(generics)(\(list))"
    guard !method.type.isUnknown || method.isOptional, method.type.name != "Void" else {
      return (name, " {}")
    }
    if method.type.name == "View" { return ("\(name) -> some View", " { Color.gray }") }
    if method.type.name == path && !isStatic || method.type.shape?.isView ?? false {
      return ("\(name) -> \(path)", " { self }")
    }
    let value = memberValue(method, in: path)
    return ("\(name) -> \(value.type)", " { \(value.code) }")
  }

  // MARK: Views and styles

  func viewLines(
    _ name: String,
    _ path: String,
    _ shape: TypeShape
  ) -> [String] {
    let content = shape.parameters.last { $0.isContent }
    let parameters = shape.parameters.filter { !$0.isContent }
    let named = parameters.enumerated().map { index, parameter in
      let label = self.name(of: parameter, index)
      return (
        label: parameter.label, name: label,
        value: value(of: parameter.type, named: label == "value" ? "title" : label, in: path)
      )
    }
    var lines = ["struct \(name)\(content == nil ? "" : "<Content: View>"): View {"]
    for one in named {
      if one.value.type.hasPrefix("Binding<") {
        lines.append("  @Binding var \(one.name): \(one.value.type.dropFirst(8).dropLast())")
      } else {
        lines.append("  var \(one.name): \(one.value.type)")
      }
    }
    var list = named.map { one in
      let isEscaping = one.value.type.contains("->") && !one.value.type.hasSuffix("?")
      let code =
        one.value.code == "nil" && !one.value.type.hasSuffix("?") ? "" : " = \(one.value.code)"
      return
        "\(one.label?.escaped ?? "_ \(one.name)"): \(isEscaping ? "@escaping " : "")\(one.value.type)\(code)"
    }
    if let content {
      lines.append("  var content: Content")
      let count = content.type.name == "Function" ? content.type.arguments.count - 1 : 0
      let values = content.type.arguments.prefix(count).map {
        value(of: $0, named: "value", in: path)
      }
      list.append(
        "@ViewBuilder \(content.label ?? "_") content: (\(values.map(\.type).joined(separator: ", "))) -> Content"
      )
      lines.append("  init(\(list.joined(separator: ", "))) {")
      lines += named.map(assignment)
      lines.append("    self.content = content(\(values.map(\.code).joined(separator: ", ")))")
    } else {
      lines.append("  init(\(list.joined(separator: ", "))) {")
      lines += named.map(assignment)
    }
    lines.append("  }")
    lines.append("  var body: some View { \(body(named, hasContent: content != nil)) }")
    return lines
  }

  private func assignment(_ one: (label: String?, name: String, value: Value)) -> String {
    one.value.type.hasPrefix("Binding<")
      ? "    _\(one.name) = \(one.name)" : "    self.\(one.name) = \(one.name)"
  }

  /// Returns the code of a view: a control for a binding or an action, a text, or an area.
  private func body(
    _ parameters: [(label: String?, name: String, value: Value)],
    hasContent: Bool
  ) -> String {
    let title = parameters.first { $0.value.type == "String" }?.name
    let text = title ?? "\"\""
    if let field = parameters.first(where: { $0.value.type == "Binding<String>" }) {
      return "TextField(\(text), text: $\(field.name))"
    }
    if let toggle = parameters.first(where: { $0.value.type == "Binding<Bool>" }) {
      return "Toggle(\(text), isOn: $\(toggle.name))"
    }
    if hasContent { return "content" }
    if let title, let action = parameters.first(where: { $0.value.type == "() -> Void" }) {
      return "Button(\(title), action: \(action.name))"
    }
    return title.map { "Text(\($0))" } ?? "Color.gray.opacity(0.2)"
  }

  func styleLines(
    _ name: String,
    _ path: String,
    _ shape: TypeShape
  ) -> [String] {
    let style = Self.styles.first { shape.conformances.contains($0) } ?? "ButtonStyle"
    let parameters = shape.parameters
    var lines = ["struct \(name): \(style) {"]
    let list = parameterList(parameters, in: path, defaults: true)
    if !parameters.isEmpty {
      for (index, parameter) in parameters.enumerated() {
        let label = self.name(of: parameter, index)
        lines.append("  var \(label): \(value(of: parameter.type, named: label, in: path).type)")
      }
      lines.append("  init(\(list)) {")
      for (index, parameter) in parameters.enumerated() {
        let label = self.name(of: parameter, index)
        lines.append("    self.\(label) = \(label)")
      }
      lines.append("  }")
    }
    return lines + Self.styleBody(style)
  }

  /// Returns the requirement of a style.
  static func styleBody(_ style: String) -> [String] {
    switch style {
    case "ViewModifier": ["  func body(content: Content) -> some View { content }"]
    case "TextFieldStyle":
      ["  func _body(configuration: TextField<Self._Label>) -> some View { configuration }"]
    case "LabelStyle":
      [
        "  func makeBody(configuration: Configuration) -> some View {",
        "    HStack { configuration.icon; configuration.title }", "  }",
      ]
    case "ProgressViewStyle":
      ["  func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }"]
    case "GroupBoxStyle":
      [
        "  func makeBody(configuration: Configuration) -> some View {",
        "    VStack { configuration.label; configuration.content }", "  }",
      ]
    default:
      ["  func makeBody(configuration: Configuration) -> some View { configuration.label }"]
    }
  }
}
