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
  /// The types that the code declares at its top level.
  package let types: Set<String>

  /// - Parameters:
  ///   - code: The code.
  ///   - includesPrivate: Whether private declarations count, which other files cannot use.
  package init(in code: String, includingPrivate includesPrivate: Bool = false) {
    let lines = DeclarationLine.all(in: code)
    types = Self.types(in: lines)
    let isHidden = { (line: DeclarationLine) in line.isPrivate && !includesPrivate }
    var extended: String?
    var isHeadOpen = false
    for line in lines where line.depth == 0 || line.depth == 1 && extended != nil {
      if line.depth == 0, !isHeadOpen { extended = isHidden(line) ? nil : line.extendedType }
      isHeadOpen = line.depth == 0 && extended != nil && !line.opensBody
      // Code that uses members of a type declared here also contains the type's own name.
      if let type = extended, types.contains(type) { extended = nil }
      if isHidden(line) || line.extendedType != nil && extended == nil { continue }
      if let extended { add(line, extending: extended) }
      if let name = line.declaredOperator { names.insert(name) }
      addDeclarations(line.words, all: extended != nil)
      if extended == nil { addUnique(line.words, line: line.number) }
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

  private mutating func addDeclarations(_ words: [Substring], all: Bool) {
    for (keyword, name) in zip(words, words.dropFirst()) where Self.keywords.contains(keyword) {
      names.insert(String(name))
      if !all { return }
    }
  }
}

extension DeclaredNames {
  /// Adds a name that must be unique in its module, unlike those of functions and macros, which can
  /// be overloaded.
  private mutating func addUnique(_ words: [Substring], line: Int) {
    let place = words.firstIndex { Self.keywords.contains($0) }
    guard let place, place + 1 < words.count, !["func", "macro"].contains(words[place]) else {
      return
    }
    unique.append((String(words[place + 1]), line))
  }
}
