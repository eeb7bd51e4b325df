import Foundation

/// Finds the public declarations in formatted source files, in which each declaration starts a
/// line.
struct DeclarationScanner {
  /// The members, each with the texts of its declarations after the name.
  private(set) var declarations: [Member: [String]] = [:]
  /// The types that contain the current line, each with the nesting depth of its braces.
  private var types: [(name: String, depth: Int, implied: Implied)] = []
  private var depth = 0

  /// The members of a type that are public without a modifier.
  private enum Implied { case nothing, cases, everything }

  private init() {}

  /// Returns the public members of all files in a folder, except overrides.
  static func members(inFolder folder: URL) throws -> Set<Member> {
    Set(try declarations(inFolder: folder).keys)
  }

  /// Returns the public members of all files in a folder, each with the texts of its declarations.
  static func declarations(inFolder folder: URL) throws -> [Member: [String]] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var declarations: [Member: [String]] = [:]
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let source = try String(contentsOf: file, encoding: .utf8)
      declarations.merge(Self.declarations(in: source), uniquingKeysWith: +)
    }
    return declarations
  }

  private static func declarations(in source: String) -> [Member: [String]] {
    var scanner = DeclarationScanner()
    for declaration in lines(of: source) { scanner.read(declaration) }
    return scanner.declarations
  }

  /// Returns the public members of a source text.
  static func members(in source: String) -> Set<Member> {
    Set(declarations(in: source).keys)
  }
}

extension DeclarationScanner {
  /// Returns the lines without comments and strings; a parameter list is joined to one line.
  private static func lines(of source: String) -> [String] {
    var lines: [String] = []
    var open = 0
    let plain =
      source.contains("\"\"\"") ? source.replacing(/"""[\s\S]*?"""/, with: "\"\"") : source
    for raw in plain.split(separator: "\n") {
      let line = withoutTexts(raw).trimmingCharacters(in: .whitespaces)
      if open > 0 { lines[lines.count - 1] += " " + line } else { lines.append(line) }
      open += line.utf8.count { $0 == UInt8(ascii: "(") }
      open -= line.utf8.count { $0 == UInt8(ascii: ")") }
    }
    return lines
  }

  /// Returns a line without its comment and with empty strings.
  private static func withoutTexts(_ line: Substring) -> Substring {
    var line = line
    if line.utf8.contains(UInt8(ascii: "\"")) {
      line = line.replacing(/"(\\.|[^"\\])*"/, with: "\"\"")
    }
    let comment = line.utf8.firstRange(of: "//".utf8)
    return comment.map { line[..<$0.lowerBound] } ?? line
  }

  // The constant is never modified.
  private nonisolated(unsafe) static let declaration =
    /^(?:@\w+(?:\([^)]*\))? )*(?<modifiers>(?:[a-z]+(?:\(\w+\))? )*)(?<keyword>func|var|let|init|subscript|case|class|struct|enum|protocol|typealias|extension)\b(?<rest>.*)$/

  private static func mayDeclare(_ line: String) -> Bool {
    line.first.map { $0 == "@" || $0.isLowercase } ?? false
  }

  private mutating func read(_ line: String) {
    defer { count(line) }
    let isDirect = depth == (types.last?.depth ?? 0)
    guard isDirect, Self.mayDeclare(line), let match = line.firstMatch(of: Self.declaration) else {
      return
    }
    let (keyword, rest) = (String(match.keyword), String(match.rest))
    let modifiers = match.modifiers.split(separator: " ")
    let implied = types.last?.implied ?? .nothing
    let isPublic =
      modifiers.contains { ["public", "open"].contains($0) } || implied == .everything
      || (implied == .cases && keyword == "case")
    switch keyword {
    case "extension", "class", "struct": enter(rest, line, .nothing)
    case "enum": enter(rest, line, isPublic ? .cases : .nothing)
    case "protocol": enter(rest, line, isPublic ? .everything : .nothing)
    default: if isPublic, !modifiers.contains("override") { note(keyword, rest) }
    }
  }

  private static func typeName(_ rest: String) -> String {
    String(rest.drop { " `".contains($0) }.prefix { $0.isLetter || $0.isNumber || $0 == "." })
  }

  private mutating func enter(_ rest: String, _ line: String, _ implied: Implied) {
    guard line.count(where: { $0 == "{" }) > line.count(where: { $0 == "}" }) else { return }
    types.append((Self.typeName(rest), depth + 1, implied))
  }

  private mutating func note(_ keyword: String, _ rest: String) {
    let isNamed = !["init", "subscript"].contains(keyword)
    let name = isNamed ? Self.typeName(rest) : keyword
    // An operator cannot be listed by a name.
    guard !name.isEmpty else { return }
    let owner = types.map(\.name).joined(separator: ".")
    let member = Member(owner: owner, name: name, labels: Self.labels(keyword, rest))
    declarations[member, default: []].append("\(keyword) \(rest)")
  }

  /// Returns the labels of the parameters after a name, such as `layoutSize:subitems:`.
  private static func labels(_ keyword: String, _ rest: String) -> String {
    guard ["func", "init", "subscript", "case"].contains(keyword),
      let start = rest.firstIndex(of: "(")
    else { return "" }
    var (labels, depth, part) = ("", 0, "")
    for character in rest[start...] {
      depth += "([{<".contains(character) ? 1 : 0
      depth -= ")]}".contains(character) || (character == ">" && part.last != "-") ? 1 : 0
      if depth == 0 || (depth == 1 && character == ",") {
        let words = part.prefix { $0 != ":" }.split(separator: " ")
        if let label = words.first(where: { !$0.hasPrefix("@") }) { labels += "\(label):" }
        part = ""
        if depth == 0 { return labels }
      } else if !(depth == 1 && character == "(") {
        part.append(character)
      }
    }
    return labels
  }

  private mutating func count(_ line: String) {
    depth += line.utf8.count { $0 == UInt8(ascii: "{") }
    depth -= line.utf8.count { $0 == UInt8(ascii: "}") }
    while let last = types.last, depth < last.depth { types.removeLast() }
  }
}
