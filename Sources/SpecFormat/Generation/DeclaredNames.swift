/// The names that a piece of Swift may declare for other files of its module.
///
/// It reads lines, not the language: members of extensions count, and so does what such members
/// declare for themselves. A name too many makes more code be compiled and changes nothing else.
struct DeclaredNames {
  private static let keywords: Set<Substring> = [
    "actor", "class", "enum", "func", "let", "macro", "protocol", "struct", "typealias", "var",
  ]

  private(set) var names: Set<String> = []
  /// Those that no two files of a module may both declare, types and the like at the top level, with
  /// their lines from 1.
  private(set) var unique: [(name: String, line: Int)] = []

  init(in code: String) {
    let topLevelLines = SwiftDelimiterScanner(code).topLevelLines
    let lines = SourceText.lines(of: code)
    let own = Self.types(in: lines, at: topLevelLines)
    var extended: String?
    for (index, line) in lines.enumerated() {
      let isTopLevel = topLevelLines.contains(index + 1)
      guard isTopLevel || extended != nil else { continue }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      if isTopLevel {
        extended = nil
        if words.contains("private") || words.contains("fileprivate") { continue }
        extended = Self.extendedType(words)
        // Whoever comes by a value of a type of this code names something else of it.
        if let type = extended, own.contains(type) {
          extended = nil
          continue
        }
        if let extended, Self.addsConformance(line) { names.insert(extended) }
      }
      // An initializer has no name of its own, nor has a subscript.
      if let extended, words.contains("init") || words.contains("subscript") {
        names.insert(extended)
      }
      takeOperator(line)
      takeDeclarations(words, all: extended != nil)
      if extended == nil { takeUnique(words, line: index + 1) }
    }
  }

  /// The types that the code declares at its top level.
  private static func types(in lines: [String], at topLevelLines: Set<Int>) -> Set<String> {
    let kinds: Set<Substring> = ["actor", "class", "enum", "protocol", "struct"]
    var types: Set<String> = []
    for (index, line) in lines.enumerated() where topLevelLines.contains(index + 1) {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      guard let place = words.firstIndex(where: kinds.contains) else { continue }
      if let name = words[(place + 1)...].first { types.insert(String(name)) }
    }
    return types
  }

  /// The type that a line begins to extend; `nil` where it extends none.
  private static func extendedType(_ words: [Substring]) -> String? {
    guard let place = words.firstIndex(of: "extension") else { return nil }
    return words[(place + 1)...].first.map(String.init)
  }

  private static func addsConformance(_ line: String) -> Bool {
    let head = line.prefix { $0 != "{" }
    let end = head.firstRange(of: " where ")?.lowerBound ?? head.endIndex
    // A head of several lines may say more.
    return head[..<end].contains(":") || head.endIndex == line.endIndex
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
