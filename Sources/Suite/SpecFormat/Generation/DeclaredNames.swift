/// The names that a piece of Swift may declare for other files of its module.
///
/// It reads lines, not the language: a name too many makes more code be compiled and changes
/// nothing else. Members count where they are those of a type that is declared elsewhere.
struct DeclaredNames {
  static let keywords: Set<Substring> = [
    "actor", "class", "enum", "func", "let", "macro", "protocol", "struct", "typealias", "var",
  ]

  private(set) var names: Set<String> = []
  /// Those that no two files of a module may both declare, types and the like at the top level,
  /// with their lines from 1.
  private(set) var unique: [(name: String, line: Int)] = []

  init(in code: String) {
    let depths = SwiftDelimiterScanner(code).depths
    let lines = zip(SourceText.lines(of: code), depths).enumerated().map { index, line in
      DeclarationLine(line.0, number: index + 1, depth: line.1)
    }
    let own = Self.types(in: lines)
    var extended: String?
    var isHeadOpen = false
    for line in lines where line.depth == 0 || line.depth == 1 && extended != nil {
      if line.depth == 0, !isHeadOpen { extended = line.isPrivate ? nil : line.extendedType }
      isHeadOpen = line.depth == 0 && extended != nil && !line.text.contains("{")
      // Whoever comes by a value of a type of this code names something else of it.
      if let type = extended, own.contains(type) { extended = nil }
      if line.isPrivate || line.extendedType != nil && extended == nil { continue }
      if let extended { add(line, extending: extended) }
      takeOperator(line.text)
      takeDeclarations(line.words, all: extended != nil)
      if extended == nil { takeUnique(line.words, line: line.number) }
    }
  }

  /// The types that the code declares at its top level.
  private static func types(in lines: [DeclarationLine]) -> Set<String> {
    let kinds: Set<Substring> = ["actor", "class", "enum", "protocol", "struct"]
    var types: Set<String> = []
    for line in lines where line.depth == 0 {
      guard let place = line.words.firstIndex(where: kinds.contains) else { continue }
      if let name = line.words[(place + 1)...].first { types.insert(String(name)) }
    }
    return types
  }

  /// Takes what has no name of its own: a conformance, an initializer, a subscript.
  private mutating func add(_ line: DeclarationLine, extending type: String) {
    if line.depth == 0, line.addsConformance { names.insert(type) }
    if line.words.contains("subscript") { names.insert(type) }
    // Nobody calls an initializer without the label that its first parameter has to have.
    if line.words.contains("init") { names.insert(line.firstLabel ?? type) }
  }

  /// An operator is declared by `func` or by `infix operator` and its kin.
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
  /// Functions and macros may be overloaded.
  private mutating func takeUnique(_ words: [Substring], line: Int) {
    let place = words.firstIndex { Self.keywords.contains($0) }
    guard let place, place + 1 < words.count, !["func", "macro"].contains(words[place]) else {
      return
    }
    unique.append((String(words[place + 1]), line))
  }
}

/// The words and operators of a piece of Swift, whatever they stand for there.
enum SwiftWords {
  static func all(in code: String) -> Set<String> {
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

  /// Whether a character is one that operators are made of.
  static func isOperator(_ character: Character) -> Bool {
    character.utf8.allSatisfy { kinds[Int($0)] == .operator }
  }

  private enum Kind {
    case word
    case `operator`
    case other
  }

  /// What each byte is part of.
  private static let kinds: [Kind] = (UInt8.min...UInt8.max).map { byte in
    let character = Character(UnicodeScalar(byte))
    if byte > 0x7F || character.isLetter || character.isNumber || character == "_" { return .word }
    return "/=-+!*%<>&|^~?".contains(character) ? .operator : .other
  }
}

/// An expression of names, members and calls in one line, arguments apart: `home`,
/// `home.list(of: 3)`, `Home().view`.
struct MemberChain {
  /// The code without the arguments of its calls: `home.list()`.
  private let outline: String

  /// Reads code; `nil` where it is anything else, such as two statements, a modifier in a line of
  /// its own, or a call with a trailing closure.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  init?(_ code: String) {
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

  /// Whether it names a value, or what a value has or makes; a view's type with its arguments and
  /// modifiers does not.
  var mayBeOfUIKit: Bool {
    guard let first = outline.first else { return false }
    return first.isLowercase || first == "_" || outline.contains("(") && outline.last != ")"
  }
}
