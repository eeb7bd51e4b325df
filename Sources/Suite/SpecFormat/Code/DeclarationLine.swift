/// A line of Swift code, split into words to find declarations that other files can use.
struct DeclarationLine {
  /// The line number, from 1.
  let number: Int
  /// The number of open brackets at the beginning of the line.
  let depth: Int
  /// The text of the whole line.
  let text: String
  /// The words of the line, without those in the bodies of members.
  let words: [Substring]

  /// - Parameters:
  ///   - text: The line.
  ///   - number: The line number, from 1.
  ///   - depth: The number of open brackets at the beginning of the line.
  init(_ text: String, number: Int, depth: Int) {
    self.text = text
    self.number = number
    self.depth = depth
    words = Self.outline(of: text, depth: depth)
      .split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .map { Substring($0) }
  }

  /// Returns a line without the bodies of members (the second level of braces) and without
  /// `private(set)`.
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
  /// Whether the declaration is not visible in other files.
  var isPrivate: Bool {
    let declaring: Set<Substring> = ["extension", "init", "subscript"]
    return words.prefix { !DeclaredNames.keywords.contains($0) && !declaring.contains($0) }
      .contains { ["private", "fileprivate"].contains($0) }
  }

  /// The type that an extension beginning on the line extends; `nil` if there is none.
  var extendedType: String? {
    guard let place = words.firstIndex(of: "extension") else { return nil }
    return words[(place + 1)...].first.map(String.init)
  }

  /// Whether an extension adds a conformance to a protocol, or may do so on its next line.
  var addsConformance: Bool {
    let head = text.prefix { $0 != "{" }
    let end = head.firstRange(of: " where ")?.lowerBound ?? head.endIndex
    // A head without a brace continues on the next line, where a conformance may follow.
    return head[..<end].contains(":") || head.endIndex == text.endIndex
  }

  /// The required label of an initializer's first argument; `nil` if it is optional or on another
  /// line.
  var firstLabel: String? {
    guard let start = text.firstRange(of: "init(")?.upperBound else { return nil }
    let parameter = text[start...].prefix { $0 != "," && $0 != ")" }
    let label = parameter.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !label.isEmpty, label != "_", !parameter.contains("=") else { return nil }
    return String(label)
  }
}
