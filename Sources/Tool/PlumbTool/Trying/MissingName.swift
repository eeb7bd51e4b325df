internal import Conformance
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

  /// The name in messages.
  var text: String { owner.map { "\($0).\(name)" } ?? name }

  /// Reads the name in a message of the compiler; `nil` for a message about something else.
  init?(_ message: String) {
    if let match = message.firstMatch(of: /^cannot find type '(\w+)' in scope/) {
      (kind, name) = (.type, String(match.1))
    } else if let match = message.firstMatch(of: /^cannot find '([\w.]+)' in scope/) {
      name = String(match.1)
      kind = name.first?.isUppercase == true ? .type : .value
    } else if let match = message.firstMatch(
      of: /^(?:value of )?type '([^']+)' has no member '(\w+)'/
    ) {
      (kind, owner, name) = (.member, String(match.1), String(match.2))
    } else {
      return nil
    }
  }
}

/// The names that are missing in files, and the previews that each of them blocks.
struct MissingNames {
  /// A missing name, with the places that use it.
  struct Entry {
    var name: MissingName
    var places: [PreviewSpec.Place]
    /// The number of previews whose files use the name, directly or by the files that they use.
    var blockedPreviews: Int
  }

  private(set) var entries: [Entry] = []
  /// The files with errors, and those that use them.
  private(set) var blockedFiles: Set<String> = []

  /// Reads the errors of a compilation.
  ///
  /// - Parameters:
  ///   - errors: The errors with their places in the files.
  ///   - files: All files.
  init(_ errors: [(place: PreviewSpec.Place, message: String)], in files: [PreviewFile]) {
    let users = FileUses(files)
    var places: [MissingName: [PreviewSpec.Place]] = [:]
    var order: [MissingName] = []
    for (place, message) in errors {
      blockedFiles.formUnion(users.filesUsing(place.file))
      guard let name = MissingName(message) else { continue }
      if places[name] == nil { order.append(name) }
      places[name, default: []].append(place)
    }
    entries = order.map { name in
      let places = places[name] ?? []
      let blocked = places.reduce(into: Set<String>()) { $0.formUnion(users.filesUsing($1.file)) }
      let previews = files.filter { blocked.contains($0.path) }.reduce(0) { $0 + $1.previews.count }
      return Entry(name: name, places: places, blockedPreviews: previews)
    }
    .sorted { ($0.name.kind, -$0.blockedPreviews) < ($1.name.kind, -$1.blockedPreviews) }
  }
}

/// The files that use declarations of other files, by the names in their code.
private struct FileUses {
  /// The files whose declarations each file uses.
  private var used: [String: Set<String>] = [:]
  private let files: [String]

  init(_ files: [PreviewFile]) {
    self.files = files.map(\.path)
    var owners: [Substring: String] = [:]
    let declaration = /^\s*(?:@\w+ |\w+ )*(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)/
    for file in files {
      for line in file.lines {
        if let match = line.firstMatch(of: declaration) { owners[match.1] = file.path }
      }
    }
    for file in files {
      for line in file.lines {
        for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
          if let owner = owners[word], owner != file.path {
            used[file.path, default: []].insert(owner)
          }
        }
      }
    }
  }

  /// Returns a file and the files that use it, directly or by others.
  func filesUsing(_ file: String) -> Set<String> {
    var found: Set<String> = [file]
    var isComplete = false
    while !isComplete {
      let more = files.filter { !found.contains($0) && !(used[$0] ?? []).isDisjoint(with: found) }
      found.formUnion(more)
      isComplete = more.isEmpty
    }
    return found
  }
}
