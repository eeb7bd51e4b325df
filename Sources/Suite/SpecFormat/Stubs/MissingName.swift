/// A name that the code of previews uses, and that no file declares.
package struct MissingName: Hashable, Sendable {
  package enum Kind: Int, Hashable, Comparable, Sendable {
    case type
    case value
    case member

    package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  package var kind: Kind
  package var name: String
  /// The type that lacks a member; `nil` for other names.
  package var owner: String?
  /// Whether the type itself lacks the member, and not its values.
  package var isStatic = false

  /// The name in messages.
  package var text: String { owner.map { "\($0).\(name)" } ?? name }

  /// Creates the name of a type.
  package init(type name: String) { (kind, self.name) = (.type, name) }

  /// Reads the name in a message of the compiler; `nil` for a message about something else.
  package init?(_ message: String) {
    if let match = message.firstMatch(of: /^cannot find type '(\w+)' in scope/) {
      (kind, name) = (.type, String(match.1))
    } else if let match = message.firstMatch(of: /^unknown attribute '(\w+)'/) {
      (kind, name) = (.type, String(match.1))
    } else if let match = message.firstMatch(of: /^cannot find '([\w.]+)' in scope/) {
      name = String(match.1)
      kind = name.first?.isUppercase == true ? .type : .value
    } else if let match = message.firstMatch(
      of: /^member '\w+' cannot be used on value of type '\(any (\w+)\)\.Type'/
    ) {
      // A type of the app has the name of a protocol of a framework.
      (kind, name) = (.type, String(match.1))
    } else if let match = message.firstMatch(
      of: /^(value of )?type '([^']+)'(?: \(aka '[^']*'\))? has no member '(\w+)'/
    ) {
      (kind, owner, name) = (.member, String(match.2), String(match.3))
      isStatic = match.1 == nil
    } else {
      return nil
    }
  }
}

/// An error of the compiler, with its place in a file of the app.
package struct PlacedError: Hashable, Sendable {
  package var place: PreviewSpec.Place
  /// The column of the file's line, from 1.
  package var column: Int
  package var message: String

  package init(place: PreviewSpec.Place, column: Int = 1, message: String) {
    (self.place, self.column, self.message) = (place, column, message)
  }
}
