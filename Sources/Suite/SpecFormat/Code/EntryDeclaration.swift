/// Expands the macro `@Entry` into a property and an environment key, so that a spec compiles
/// without the macro.
package enum EntryDeclaration {
  /// Generated code about which the compiler may warn; such warnings are not the author's fault and
  /// are not reported.
  package static let ownWords = "nonisolated(unsafe)"

  /// The key protocols, by the type that is extended.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "FocusedValues": "FocusedValueKey", "ContainerValues": "ContainerValueKey",
  ]

  /// Returns the lines of a block with each entry expanded.
  ///
  /// For `@Entry var name: Type = value`, code is added to the first and the last line only, so
  /// that line numbers do not change.
  ///
  /// - Parameter lines: The lines as written.
  /// - Returns: The same number of lines.
  static func adapted(_ lines: [String]) -> [String] {
    guard lines.contains(where: { $0.utf8.contains(UInt8(ascii: "@")) && $0.contains("@Entry") })
    else {
      return lines
    }
    let depths = SwiftTokenizer(lines: lines).depths
    var lines = lines
    var owner = ""
    for index in lines.indices {
      if let name = extendedType(in: lines[index]) { owner = name }
      guard let key = keys[owner], let entry = Entry(lines[index]) else { continue }
      let isWhole = { (last: Int) in last + 1 < depths.count && depths[last + 1] <= depths[index] }
      let last = (index..<lines.count).first(where: isWhole) ?? lines.count - 1
      lines[index] = entry.opening(key: key)
      lines[last] += " }"
    }
    return lines
  }

  /// Returns the type that is extended by an `extension` beginning on a line; `nil` for another
  /// line.
  private static func extendedType(in line: String) -> String? {
    guard line.contains("extension") else { return nil }
    return line.firstMatch(of: /^\s*(?:\w+ )*extension\s+(?:SwiftUI\.)?(\w+)/).map { String($0.1) }
  }

  /// The parts of an entry's first line.
  private struct Entry {
    let modifiers: Substring
    let name: Substring
    let type: Substring?
    let value: Substring?

    init?(_ line: String) {
      let pattern =
        /^\s*@Entry\s+((?:(?:public|package|internal|fileprivate|private) )*)var\s+(\w+)\s*(?::\s*([^=]+?))?\s*(?:=\s*(.*))?$/
      guard let match = line.firstMatch(of: pattern) else { return nil }
      (modifiers, name, type, value) = (match.1, match.2, match.3, match.4)
    }

    /// Returns the property and its key, up to the end of the value's first line.
    func opening(key: String) -> String {
      let own = "EntryKey_\(name)"
      let property =
        "\(modifiers)var \(name): \(type ?? "\(own).Value") { get { self[\(own).self] } "
        + "set { self[\(own).self] = newValue } }"
      let annotation = type.map { ": \($0)" } ?? ""
      // A witness of a public protocol is as public as its type.
      let access = ["public ", "package "].first { modifiers.contains($0) } ?? ""
      if key == "FocusedValueKey" {
        // The type of an entry of focused values is optional, and that of the key is not.
        let wrapped = type.map { $0.hasSuffix("?") ? $0.dropLast() : $0 } ?? "Never"
        return "\(property); \(modifiers)enum \(own): \(key) { "
          + "\(access)typealias Value = \(wrapped)"
      }
      return "\(property); \(modifiers)enum \(own): \(key) { \(EntryDeclaration.ownWords) "
        + "\(access)static let defaultValue\(annotation) = \(value ?? "nil")"
    }
  }
}
