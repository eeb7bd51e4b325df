/// The facts about stubs that the errors of a compilation show.
struct CompilerEvidence {
  /// The facts about a member of a type.
  struct MemberEvidence: Equatable {
    /// The type that code needs; `nil` if unknown.
    var type: String?
    /// Whether it is an optional; `nil` if unknown.
    var isOptional: Bool?
    /// Whether the type itself has the member.
    var isStatic = false
  }

  /// A member that a stub lacks, with its place in a file.
  struct Use: Hashable {
    var file: String
    var line: Int
    var member: String
  }

  /// The facts about members, by the path of their type and their key.
  private(set) var members: [String: [String: MemberEvidence]] = [:]
  /// The protocols that types need.
  private(set) var conformances: [String: Set<String>] = [:]
  /// The types whose member is used at a place.
  private(set) var owners: [Use: String] = [:]

  /// Reads the errors of a compilation.
  ///
  /// - Parameters:
  ///   - errors: The errors of a compilation with stubs.
  ///   - collector: The uses from which the stubs were made.
  ///   - paths: The paths of stubs.
  /// - Returns: Whether they show anything new.
  mutating func read(
    _ errors: [PlacedError],
    of collector: UseCollector,
    stubs paths: Set<String>
  ) -> Bool {
    var isNew = false
    for error in errors {
      if let match = error.message.firstMatch(of: Self.conversion) {
        let (old, new) = (String(match.1), String(match.2))
        isNew = require(new, insteadOf: old, at: error, of: collector) || isNew
      } else if let match = error.message.firstMatch(of: Self.text) {
        let type = match.2 == "ShapeStyle" ? "Color" : "String"
        isNew = require(type, insteadOf: String(match.1), at: error, of: collector) || isNew
      } else if let match = error.message.firstMatch(of: Self.notOptional) {
        isNew = setOptional(true, String(match.1), at: error, of: collector) || isNew
      } else if let match = error.message.firstMatch(of: Self.unwrapped) {
        isNew = setOptional(false, String(match.1), at: error, of: collector) || isNew
      } else if let match = error.message.firstMatch(of: Self.conformance) {
        let type = Self.bare(String(match.1 ?? match.3 ?? ""))
        if paths.contains(type), let name = match.2 ?? match.4 {
          isNew = conformances[type, default: []].insert(String(name)).inserted || isNew
        }
      } else if let name = MissingName(error.message), let owner = name.owner {
        let type = Self.bare(owner)
        let use = Use(file: error.place.file, line: error.place.line, member: name.name)
        if paths.contains(type), owners.updateValue(type, forKey: use) != type { isNew = true }
      }
    }
    return isNew
  }

  nonisolated(unsafe) private static let conversion =
    /(?:cannot convert (?:value|return expression) of type|cannot assign value of type) '([^']+)'.* type '([^']+)'/
  nonisolated(unsafe) private static let text =
    /requires that '([^']+)' conform to '(StringProtocol|ShapeStyle)'/
  nonisolated(unsafe) private static let notOptional =
    /(?:must have Optional type, not|optional chaining on non-optional value of type) '([^']+)'/
  nonisolated(unsafe) private static let unwrapped =
    /^value of optional type '([^']+)' must be unwrapped/
  nonisolated(unsafe) private static let conformance =
    /type '([^']+)' does not conform to protocol '(\w+)'|requires that '([^']+)' conform to '(\w+)'/

  /// Returns the name of a type without the mark of an optional.
  static func bare(_ type: String) -> String {
    var type = type
    while let last = type.last, last == "?" || last == ")" && type.first == "(" {
      type = last == "?" ? String(type.dropLast()) : String(type.dropFirst().dropLast())
    }
    return type
  }

  /// Returns the uses of members at the place of an error: the one at its column, or else all in
  /// the line.
  private func uses(
    at error: PlacedError,
    of collector: UseCollector
  ) -> [UseCollector.MemberUse] {
    let inLine = collector.allUses.filter {
      $0.file == error.place.file && $0.place.line == error.place.line
    }
    let exact = inLine.filter { $0.place.column == error.column }
    return exact.isEmpty ? inLine : exact
  }

  private mutating func require(
    _ new: String,
    insteadOf old: String,
    at error: PlacedError,
    of collector: UseCollector
  ) -> Bool {
    var (old, new) = (old, new)
    let binding = /^Binding<(.+)>$/
    if let one = old.wholeMatch(of: binding), let two = new.wholeMatch(of: binding) {
      (old, new) = (String(one.1), String(two.1))
    }
    guard !new.contains("some "), !new.contains("_"), new != "Any" else { return false }
    // The names of generic parameters of frameworks are no types.
    guard !["Element", "AnchorType", "Predicate<"].contains(where: new.contains) else {
      return false
    }
    let type = Self.bare(new)
    let candidates = uses(at: error, of: collector).filter { use in
      guard let owner = use.owner.name else { return false }
      // A type that was required before is the type of another use.
      return members[owner]?[use.member.key]?.type == nil
    }
    guard let use = candidates.first(where: { $0.member.type.name == old }) ?? candidates.first,
      let owner = use.owner.name
    else { return false }
    members[owner, default: [:]][use.member.key, default: MemberEvidence()].type =
      type.isEmpty ? nil : new.hasPrefix("(") && new.contains("->") ? new : type
    members[owner]?[use.member.key]?.isStatic = use.isStatic
    return true
  }

  private mutating func setOptional(
    _ isOptional: Bool,
    _ type: String,
    at error: PlacedError,
    of collector: UseCollector
  ) -> Bool {
    guard
      let use = uses(at: error, of: collector).last(where: { use in
        use.owner.name.map { members[$0]?[use.member.key]?.isOptional == nil } ?? false
      }), let owner = use.owner.name
    else { return false }
    members[owner, default: [:]][use.member.key, default: MemberEvidence()].isOptional = isOptional
    members[owner]?[use.member.key]?.isStatic = use.isStatic
    return true
  }
}
