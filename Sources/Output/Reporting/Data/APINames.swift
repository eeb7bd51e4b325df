internal import CSupport

/// The names of types, modifiers and properties of the signatures that the engine has.
package struct APINames: Sendable {
  /// The names of types, such as `HStack`.
  private let types: Set<Substring>
  /// The names of modifiers and other callable members, such as `frame`.
  private let members: Set<Substring>
  /// The names of properties of UIKit's classes, such as `distribution`.
  private let properties: Set<Substring>
  /// The signatures with each name, in the order of the list.
  private let signatures: [Substring: [String]]

  /// The names of this engine.
  package static let standard = APINames(signatures: String(cString: embedded_signatures()))

  /// - Parameter signatures: One or more signatures in each line, such as
  ///   `View.frame(width:height:alignment:)`. The first one names the type of the others.
  init(signatures: String) {
    var types: Set<Substring> = []
    var (members, properties): (Set<Substring>, Set<Substring>) = ([], [])
    var lists: [Substring: [String]] = [:]
    for line in signatures.split(separator: "\n") {
      let entries = APISignature.entries(in: line)
      for entry in entries {
        if entry.owner.first?.isUppercase == true { types.insert(entry.owner) }
        if entry.isCalled, entry.isMember { members.insert(entry.name) }
        if entry.isProperty { properties.insert(entry.name) }
        let names = entry.isMember ? [entry.owner, entry.name] : [entry.owner]
        for name in names { lists[name, default: []].append(entry.text) }
      }
    }
    self.types = types.subtracting(["View"])
    self.members = members.subtracting(["init"])
    self.properties = properties
    self.signatures = lists
  }
}

extension APINames {
  /// Returns the signatures with a name, such as `View.frame(width:height:alignment:)` for `frame`.
  package func signatures(of name: String) -> [String] { signatures[name[...]] ?? [] }

  /// Returns whether a name is that of a type.
  package func isType(_ name: some StringProtocol) -> Bool { types.contains(Substring(name)) }

  /// Returns whether a name is that of a modifier, a method or a property.
  package func isMember(_ name: some StringProtocol) -> Bool {
    members.contains(Substring(name)) || properties.contains(Substring(name))
  }

  /// Returns the known names that code uses, without those that it declares itself.
  ///
  /// - Parameter blocks: Blocks of Swift code.
  /// - Returns: The names without duplicates, sorted.
  /// - Complexity: O(*n*) for *n* characters.
  package func names(in blocks: [String]) -> [String] {
    var found: Set<Substring> = []
    for code in blocks {
      let words = CodeWord.words(in: code[...])
      let declared = Set(
        zip(words, words.dropFirst()).filter { Self.declarations.contains($0.0.text) }.map(\.1.text)
      )
      for word in words where !declared.contains(word.text) {
        if isUsed(word) { found.insert(word.text) }
      }
    }
    return found.map { String($0) }.sorted()
  }

  private func isUsed(_ word: CodeWord) -> Bool {
    guard word.isMember else { return types.contains(word.text) }
    return word.isCalled && members.contains(word.text)
      || word.isAssigned && properties.contains(word.text)
  }

  private static let declarations: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "actor", "extension",
  ]
}

/// One signature of the list, such as `View.frame(width:height:alignment:)`.
private struct APISignature {
  /// The type, such as `View`.
  let owner: Substring
  /// The name of the member, such as `frame`; the name of the type for an initializer.
  let name: Substring
  /// Whether the signature has arguments.
  let isCalled: Bool
  let isMember: Bool
  /// The signature with its type.
  let text: String
}

extension APISignature {
  /// Whether it is a property of a class of UIKit, which code assigns.
  var isProperty: Bool {
    isMember && !isCalled && name.first?.isLowercase == true
      && (owner.hasPrefix("UI") || owner.hasPrefix("NSCollection"))
  }

  /// Returns the signatures of a line; signatures without a type have that of the first one.
  static func entries(in line: Substring) -> [APISignature] {
    var owner: Substring?
    return parts(of: line).compactMap { part in
      let path = part.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
      let words = path.split(separator: ".")
      guard let first = words.first, let last = words.last else { return nil }
      let isQualified = first.first?.isUppercase == true
      let type = isQualified ? first : owner ?? first
      owner = owner ?? type
      let isMember = words.count > 1 || !isQualified
      return APISignature(
        owner: type,
        name: last,
        isCalled: part.dropFirst(path.count).first == "(",
        isMember: isMember,
        text: isQualified ? String(part) : "\(type).\(part)"
      )
    }
  }

  /// Returns the parts of a line between commas outside of parentheses.
  private static func parts(of line: Substring) -> [Substring] {
    var depth = 0
    return line.split { character in
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      default: break
      }
      return character == "," && depth == 0
    }
    .map { $0.drop { $0 == " " } }
  }
}

/// A word of Swift code with its syntactic context.
private struct CodeWord {
  var text: Substring
  /// Whether a dot precedes the word.
  var isMember: Bool
  /// Whether a parenthesis or a closure follows the word.
  var isCalled: Bool
  /// Whether an assignment follows the word.
  var isAssigned: Bool
}

extension CodeWord {
  /// Returns the words of code, without those in comments and single-line string literals.
  static func words(in code: Substring) -> [CodeWord] {
    var words: [CodeWord] = []
    var rest = code
    var previous: Character?
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if first == "\"" {
        let string = rest.dropFirst().prefix { $0 != "\"" && !$0.isNewline }
        rest = rest[string.endIndex...].dropFirst()
        previous = first
      } else if first.isLetter || first == "_" {
        let text = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest[text.endIndex...]
        let next = rest.drop { $0 == " " }
        words.append(
          CodeWord(
            text: text,
            isMember: previous == ".",
            isCalled: rest.first == "(" || next.first == "{",
            isAssigned: next.hasPrefix("= ")
          )
        )
        previous = text.last
      } else {
        rest = rest.dropFirst()
        previous = first
      }
    }
    return words
  }
}
