/// A name of an app's code that no module declares.
package enum MissingName: Sendable, Hashable {
  /// The names of a type and of those around it, from the outermost one on.
  case type([String])
  /// A static member of a type of a framework, such as `Color.brand`.
  case member(String, of: String, isNamespace: Bool)
}

/// The names that an app's code uses and that no module declares.
///
/// They are types, which become nested classes, and static members of a framework's types.
package struct MissingTypes: Sendable, Equatable, Codable {
  /// The types of frameworks whose static members can be declared.
  static let extensible: Set<String> = [
    "Color", "UIColor", "Font", "UIFont", "Image", "UIImage", "ShapeStyle", "CGFloat", "String",
    "EdgeInsets", "Animation",
  ]

  /// The nested types by name.
  private var members: [String: MissingTypes] = [:]
  /// The static members by their types, each with whether it has members of its own.
  private var extensions: [String: [String: Bool]] = [:]

  package init() {}

  /// The names of the outer types.
  package var names: Set<String> { Set(members.keys) }

  /// Adds a name and the types around it.
  ///
  /// - Returns: Whether the name was not known.
  package mutating func insert(_ name: MissingName) -> Bool {
    let isNew = !contains(name)
    switch name {
    case .type(let path): insert(path[...])
    case .member(let name, let type, let isNamespace):
      extensions[type, default: [:]][name] = isNamespace || extensions[type]?[name] ?? false
    }
    return isNew
  }

  private mutating func insert(_ path: ArraySlice<String>) {
    guard let first = path.first else { return }
    members[first, default: MissingTypes()].insert(path.dropFirst())
  }

  /// Returns whether a name is known.
  package func contains(_ name: MissingName) -> Bool {
    switch name {
    case .type(let path): contains(path[...])
    case .member(let name, let type, let isNamespace):
      extensions[type]?[name].map { $0 || !isNamespace } ?? false
    }
  }

  private func contains(_ path: ArraySlice<String>) -> Bool {
    guard let first = path.first else { return true }
    return members[first]?.contains(path.dropFirst()) ?? false
  }

  /// The declarations, in alphabetical order.
  package var code: String {
    code(indent: "") + extensions.sorted { $0.key < $1.key }.map(Self.code).joined()
  }

  private func code(indent: String) -> String {
    members.sorted { $0.key < $1.key }.map { name, nested in
      let inner = nested.code(indent: indent + "  ")
      let body = inner.isEmpty ? "" : "\n\(inner)\(indent)"
      return "\(indent)open class \(name): MissingValue, MissingType {\(body)}\n"
    }
    .joined()
  }

  private static func code(of type: String, _ members: [String: Bool]) -> String {
    let isStyle = type == "ShapeStyle"
    let lines = members.sorted { $0.key < $1.key }.map { name, isNamespace in
      let origin = "(\"\(type).\(name)\", \"type \(type).\(name)\")"
      let result = isNamespace ? "MissingValue" : isStyle ? "Color" : type
      let value = (isNamespace ? "MissingValue" : "leftOut") + origin
      return "  public static var \(name): \(result) { \(value) }\n"
    }
    let condition = isStyle ? " where Self == Color" : ""
    return "extension \(type)\(condition) {\n\(lines.joined())}\n"
  }
}
