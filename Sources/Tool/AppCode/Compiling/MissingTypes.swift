/// The types that an app's code names and that no module declares, as nested classes.
package struct MissingTypes: Sendable, Equatable, Codable {
  /// The nested types by name.
  private var members: [String: MissingTypes] = [:]

  package init() {}

  /// The names of the outer types.
  package var names: Set<String> { Set(members.keys) }

  /// Adds a type and the types around it.
  ///
  /// - Parameter path: The names from the outermost type on.
  /// - Returns: Whether the type was not known.
  package mutating func insert(_ path: some Collection<String>) -> Bool {
    guard let first = path.first else { return false }
    let isNew = members[first] == nil
    let isNested = members[first, default: MissingTypes()].insert(path.dropFirst())
    return isNew || isNested
  }

  /// Returns whether a type is known.
  package func contains(_ path: some Collection<String>) -> Bool {
    guard let first = path.first else { return true }
    return members[first]?.contains(path.dropFirst()) ?? false
  }

  /// The declarations, in alphabetical order.
  package var code: String { code(indent: "") }

  private func code(indent: String) -> String {
    members.sorted { $0.key < $1.key }.map { name, nested in
      let inner = nested.code(indent: indent + "  ")
      let body = inner.isEmpty ? "" : "\n\(inner)\(indent)"
      return "\(indent)open class \(name): MissingValue {\(body)}\n"
    }
    .joined()
  }
}
