/// A line of Swift, in words, as far as it may declare names for others.
struct DeclarationLine {
  /// From 1.
  let number: Int
  /// How many brackets are open where it begins.
  let depth: Int
  /// All of it.
  let text: String
  /// Its words, without those in bodies that only one declaration sees.
  let words: [Substring]

  /// - Parameters:
  ///   - text: The line.
  ///   - number: Its number, from 1.
  ///   - depth: How many brackets are open where it begins.
  init(_ text: String, number: Int, depth: Int) {
    self.text = text
    self.number = number
    self.depth = depth
    words = Self.outline(of: text, depth: depth)
      .split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .map { Substring($0) }
  }

  /// A line without the bodies of members, which lie in the second pair of braces, and without what
  /// a setter alone is kept from.
  private static func outline(of line: String, depth: Int) -> String {
    var depth = depth
    var isInString = false
    var outline = ""
    let line =
      line.utf8.contains(UInt8(ascii: "(")) ? line.replacing("private(set)", with: "") : line
    for character in line {
      if character == "\"" { isInString.toggle() }
      if character == "}", !isInString { depth -= 1 }
      if depth < 2 { outline.append(character) }
      if character == "{", !isInString { depth += 1 }
    }
    return outline
  }
}

extension DeclarationLine {
  /// Whether no other file sees the declaration.
  var isPrivate: Bool {
    let declaring: Set<Substring> = ["extension", "init", "subscript"]
    return words.prefix { !DeclaredNames.keywords.contains($0) && !declaring.contains($0) }
      .contains { ["private", "fileprivate"].contains($0) }
  }

  /// The type that the line begins to extend; `nil` where it extends none.
  var extendedType: String? {
    guard let place = words.firstIndex(of: "extension") else { return nil }
    return words[(place + 1)...].first.map(String.init)
  }

  /// Whether an extension says, or may say on its next line, that a type conforms to a protocol.
  var addsConformance: Bool {
    let head = text.prefix { $0 != "{" }
    let end = head.firstRange(of: " where ")?.lowerBound ?? head.endIndex
    // A head of several lines may say more.
    return head[..<end].contains(":") || head.endIndex == text.endIndex
  }

  /// The label that the first argument of an initializer has to have; `nil` where it may have none,
  /// may be left out, or stands on another line.
  var firstLabel: String? {
    guard let start = text.firstRange(of: "init(")?.upperBound else { return nil }
    let parameter = text[start...].prefix { $0 != "," && $0 != ")" }
    let label = parameter.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !label.isEmpty, label != "_", !parameter.contains("=") else { return nil }
    return String(label)
  }
}
