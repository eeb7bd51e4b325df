/// The names that Swift code may declare for other files of its module.
///
/// The code is not parsed, only scanned by line. A name too many only causes additional code to be
/// compiled. Members are included if they extend a type that is declared elsewhere.
package struct DeclaredNames {
  static let keywords: Set<Substring> = [
    "actor", "class", "enum", "func", "let", "macro", "protocol", "struct", "typealias", "var",
  ]

  package private(set) var names: Set<String> = []
  /// Names that only one file of a module may declare, such as top-level types, with their lines
  /// from 1.
  package private(set) var unique: [(name: String, line: Int)] = []

  /// - Parameters:
  ///   - code: The code.
  ///   - includesPrivate: Whether private declarations count, which other files cannot use.
  package init(in code: String, includingPrivate includesPrivate: Bool = false) {
    let depths = SwiftDelimiterScanner(code).depths
    let lines = zip(SourceText.lines(of: code), depths).enumerated().map { index, line in
      DeclarationLine(line.0, number: index + 1, depth: line.1)
    }
    let own = Self.types(in: lines)
    let isHidden = { (line: DeclarationLine) in line.isPrivate && !includesPrivate }
    var extended: String?
    var isHeadOpen = false
    for line in lines where line.depth == 0 || line.depth == 1 && extended != nil {
      if line.depth == 0, !isHeadOpen { extended = isHidden(line) ? nil : line.extendedType }
      isHeadOpen = line.depth == 0 && extended != nil && !line.text.contains("{")
      // Code that uses a type of this code also contains another of its names.
      if let type = extended, own.contains(type) { extended = nil }
      if isHidden(line) || line.extendedType != nil && extended == nil { continue }
      if let extended { add(line, extending: extended) }
      takeOperator(line.text)
      takeDeclarations(line.words, all: extended != nil)
      if extended == nil { takeUnique(line.words, line: line.number) }
    }
  }

  /// Returns the types that the code declares at its top level.
  private static func types(in lines: [DeclarationLine]) -> Set<String> {
    let kinds: Set<Substring> = ["actor", "class", "enum", "protocol", "struct"]
    var types: Set<String> = []
    for line in lines where line.depth == 0 {
      guard let place = line.words.firstIndex(where: kinds.contains) else { continue }
      if let name = line.words[(place + 1)...].first { types.insert(String(name)) }
    }
    return types
  }

  /// Adds the extended type for a declaration without a name: a conformance, an initializer or a
  /// subscript.
  private mutating func add(_ line: DeclarationLine, extending type: String) {
    if line.depth == 0, line.addsConformance { names.insert(type) }
    if line.words.contains("subscript") { names.insert(type) }
    // Calls of an initializer contain the required label of its first parameter.
    if line.words.contains("init") { names.insert(line.firstLabel ?? type) }
  }

  /// Adds an operator that is declared with `func` or with a declaration such as `infix operator`.
  private mutating func takeOperator(_ line: String) {
    for keyword in ["func ", "operator "] {
      guard let start = line.firstRange(of: keyword)?.upperBound else { continue }
      let name = line[start...].drop { $0 == " " }.prefix { SwiftWords.isOperator($0) }
      if !name.isEmpty { names.insert(String(name)) }
    }
  }

  private mutating func takeDeclarations(_ words: [Substring], all: Bool) {
    for (keyword, name) in zip(words, words.dropFirst()) where Self.keywords.contains(keyword) {
      names.insert(String(name))
      if !all { return }
    }
  }
}

extension DeclaredNames {
  /// Adds a name that must be unique in its module, unlike those of functions and macros, which can
  /// be overloaded.
  private mutating func takeUnique(_ words: [Substring], line: Int) {
    let place = words.firstIndex { Self.keywords.contains($0) }
    guard let place, place + 1 < words.count, !["func", "macro"].contains(words[place]) else {
      return
    }
    unique.append((String(words[place + 1]), line))
  }
}

/// The words and operators of Swift code, regardless of their meaning.
package enum SwiftWords {
  package static func all(in code: String) -> Set<String> {
    var words: Set<String> = []
    var word: [UInt8] = []
    var kind = Kind.other
    for byte in code.utf8 {
      let next = kinds[Int(byte)]
      if next != kind, !word.isEmpty {
        words.insert(String(decoding: word, as: UTF8.self))
        word.removeAll(keepingCapacity: true)
      }
      kind = next
      if kind != .other { word.append(byte) }
    }
    if !word.isEmpty { words.insert(String(decoding: word, as: UTF8.self)) }
    return words
  }

  /// Returns whether a character can be part of an operator.
  static func isOperator(_ character: Character) -> Bool {
    character.utf8.allSatisfy { kinds[Int($0)] == .operator }
  }

  private enum Kind {
    case word
    case `operator`
    case other
  }

  /// The kind of token that each byte can be part of.
  private static let kinds: [Kind] = (UInt8.min...UInt8.max).map { byte in
    let character = Character(UnicodeScalar(byte))
    if byte > 0x7F || character.isLetter || character.isNumber || character == "_" { return .word }
    return "/=-+!*%<>&|^~?".contains(character) ? .operator : .other
  }
}

/// A single-line expression of names, members and calls: `home`, `home.list(of: 3)`, `Home().view`.
package struct MemberChain {
  /// The code without the arguments of calls, such as `home.list()`.
  private let outline: String

  /// Parses code; `nil` for any other code.
  ///
  /// Examples of other code are two statements, a modifier on a separate line, and a call with a
  /// trailing closure.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  package init?(_ code: String) {
    var outline = ""
    var depth = 0
    var isInString = false
    for character in code {
      if character == "\"" { isInString.toggle() }
      if isInString, depth > 0 { continue }
      if character == ")" { depth -= 1 }
      if depth == 0 { outline.append(character) }
      if character == "(" { depth += 1 }
    }
    let isChain = outline.allSatisfy {
      $0.isLetter || $0.isNumber || ["_", ".", "(", ")"].contains($0)
    }
    guard isChain, depth == 0, !outline.isEmpty else { return nil }
    self.outline = outline
  }

  /// Whether the expression may be a UIKit object: a variable, or a member or result of a value.
  ///
  /// A view's initializer with modifiers is not.
  package var mayBeOfUIKit: Bool {
    guard let first = outline.first else { return false }
    return first.isLowercase || first == "_" || outline.contains("(") && outline.last != ")"
  }
}
