internal import SpecFormat

/// A name that the code of previews uses, and that no file declares.
struct MissingName: Hashable {
  enum Kind: Int, Hashable, Comparable {
    case type
    case value
    case member

    static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  var kind: Kind
  var name: String
  /// The type that lacks a member; `nil` for other names.
  var owner: String?
  /// Whether the type itself lacks the member, and not its values.
  var isStatic = false

  /// The name in messages.
  var text: String { owner.map { "\($0).\(name)" } ?? name }

  /// Creates the name of a type.
  init(type name: String) { (kind, self.name) = (.type, name) }

  /// Reads the name in a message of the compiler; `nil` for a message about something else.
  init?(_ message: String) {
    if let match = message.firstMatch(of: /^cannot find type '(\w+)' in scope/) {
      (kind, name) = (.type, String(match.1))
    } else if let match = message.firstMatch(of: /^unknown attribute '(\w+)'/) {
      (kind, name) = (.type, String(match.1))
    } else if let match = message.firstMatch(of: /^cannot find '([\w.]+)' in scope/) {
      name = String(match.1)
      kind = name.first?.isUppercase == true ? .type : .value
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
struct PlacedError: Hashable {
  var place: PreviewSpec.Place
  var message: String
}

/// The names that are missing in files, and the previews that each of them blocks.
struct MissingNames {
  /// A missing name, with the places that use it.
  struct Entry {
    var name: MissingName
    var places: [PreviewSpec.Place]
    /// The number of previews whose code uses the name, directly or by declarations that it uses.
    var blockedPreviews: Int
  }

  private(set) var entries: [Entry] = []

  /// Reads the errors of a compilation.
  ///
  /// - Parameters:
  ///   - errors: The errors with their places in the files.
  ///   - blocked: The code that errors block.
  init(_ errors: [PlacedError], in blocked: BlockedCode) {
    var places: [MissingName: [PreviewSpec.Place]] = [:]
    var order: [MissingName] = []
    for error in errors {
      guard let name = MissingName(error.message), !NibUses.types.contains(name.owner ?? name.name)
      else { continue }
      if places[name] == nil { order.append(name) }
      places[name, default: []].append(error.place)
    }
    entries = order.map { name in
      let places = places[name] ?? []
      return Entry(
        name: name,
        places: places,
        blockedPreviews: blocked.previewCount(at: places)
      )
    }
    .sorted { ($0.name.kind, -$0.blockedPreviews) < ($1.name.kind, -$1.blockedPreviews) }
  }
}
