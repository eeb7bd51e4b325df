internal import SpecFormat

/// A class, or an extension of a type, at the top level of a block of code or in another type.
///
/// The code is not parsed, only scanned by line. Classes in functions are left out.
struct TypeOutline {
  /// The index of the block in the scanned blocks.
  let block: Int
  let isExtension: Bool
  /// The name of the class, or of the extended type, with the types around it: `Card.Header`.
  let name: String
  /// The superclass and the protocols after the name.
  let inherited: [String]
  /// The indices of the lines from the one with the keyword to the one with the closing brace.
  let lines: ClosedRange<Int>
  /// The number of types around this one that end on the same line.
  let bracesAfterEnd: Int
  let members: [Member]

  /// A declaration in the type's body.
  struct Member {
    /// The indices of its lines, including attributes on separate lines.
    let lines: ClosedRange<Int>
    let text: String
  }
}

extension TypeOutline {
  /// Returns the outlines of the classes and unconstrained extensions in blocks of code, in order.
  static func all(in blocks: [CodeBlock]) -> [TypeOutline] {
    blocks.enumerated().flatMap { index, block in
      let lines = SourceText.lines(of: block.code)
      let depths = SwiftTokenizer(block.code).depths
      guard depths.count >= lines.count else { return [TypeOutline]() }
      var scopes: [Scope] = []
      return lines.indices.compactMap { start in
        scopes.removeAll { $0.end < start }
        let depth = depths[start]
        guard depth == scopes.count, let head = Head(at: start, of: lines)
        else { return nil }
        let end = Self.end(after: head.open, at: depth, in: lines, depths: depths)
        let name = (scopes.map(\.name) + [head.name]).joined(separator: ".")
        let bracesAfterEnd = scopes.count { $0.end == end }
        if end > start { scopes.append(Scope(name: head.name, end: end)) }
        guard head.isClass || head.isUnconstrainedExtension else { return nil }
        return TypeOutline(
          block: index,
          isExtension: !head.isClass,
          name: name,
          inherited: inherited(in: head.text),
          lines: start...end,
          bracesAfterEnd: bracesAfterEnd,
          members: members(
            in: lines,
            depths: depths,
            body: (head.open + 1)..<max(end, head.open + 1),
            depth: depth + 1
          )
        )
      }
    }
  }

  /// A type around the current line.
  private struct Scope {
    let name: String
    let end: Int
  }

  /// The beginning of a declaration of a type, up to its opening brace.
  private struct Head {
    let kind: Substring
    let name: String
    /// The text after the name.
    let text: Substring
    /// The index of the line with the opening brace.
    let open: Int

    init?(at start: Int, of lines: [String]) {
      guard Self.keywords.contains(where: lines[start].contains),
        let open = lines[start...].firstIndex(where: { $0.contains("{") })
      else { return nil }
      let head = lines[start...open].joined(separator: " ").prefix { $0 != "{" }
      guard lines[start].firstMatch(of: TypeOutline.declaration) != nil,
        let match = head.firstMatch(of: TypeOutline.declaration)
      else { return nil }
      kind = match.1
      name = String(match.2)
      text = head[match.range.upperBound...]
      self.open = open
    }

    private static let keywords = ["class ", "extension ", "struct ", "enum ", "actor "]

    var isClass: Bool { kind == "class" }
    var isUnconstrainedExtension: Bool { kind == "extension" && !text.contains(" where ") }
  }

  /// Returns the index of the line with the closing brace of a body.
  private static func end(
    after open: Int,
    at depth: Int,
    in lines: [String],
    depths: [Int]
  ) -> Int {
    lines.indices.first { $0 >= open && ($0 + 1 == lines.count || depths[$0 + 1] <= depth) } ?? open
  }

  // A regular expression is compiled once if it is stored. The constants are never modified.
  /// A type, up to its name.
  private nonisolated(unsafe) static let declaration =
    /^\s*(?:(?:@\w+(?:\([^)]*\))?|\w+)\s+)*?(class|extension|struct|enum|actor)\s+([\w.]+)/
  /// A line that is only an attribute.
  private nonisolated(unsafe) static let attribute = /@\w+(\([^)]*\))?\s*/

  /// Returns the names after the colon of a declaration, without generic arguments and attributes.
  private static func inherited(in head: Substring) -> [String] {
    let list = head.replacing(/<[^>]*>/, with: "").replacing(/\bwhere\b.*/, with: "")
    guard let colon = list.firstIndex(of: ":") else { return [] }
    return list[list.index(after: colon)...].split(separator: ",").compactMap {
      $0.split(separator: " ").last.map(String.init)
    }
  }

  private static func members(
    in lines: [String],
    depths: [Int],
    body: Range<Int>,
    depth: Int
  ) -> [Member] {
    var members: [Member] = []
    var start = body.lowerBound
    while start < body.upperBound {
      let next = lines[start..<body.upperBound].indices.dropFirst().first { index in
        depths[index] == depth && !continues(lines[index], after: lines[index - 1])
      }
      let end = (next ?? body.upperBound) - 1
      members.append(Member(lines: start...end, text: lines[start...end].joined(separator: "\n")))
      start = end + 1
    }
    return members
  }

  /// Returns whether a line of a type's body belongs to the declaration on the line before it.
  private static func continues(_ line: String, after last: String) -> Bool {
    let (line, last) = (line.drop { $0 == " " }, last.drop { $0 == " " })
    return ["{", "->", "where "].contains { line.hasPrefix($0) }
      || last.wholeMatch(of: attribute) != nil
  }
}

extension TypeOutline.Member {
  /// Whether the member overrides one of the superclass.
  var isOverride: Bool {
    text.contains("override") && text.firstMatch(of: Self.overriding) != nil
  }

  private nonisolated(unsafe) static let overriding =
    /^\s*(?:(?:@\w+(?:\([^)]*\))?|\w+(?:\(set\))?)\s+)*?override\s/
  /// The modifiers of a method, and its keyword.
  private nonisolated(unsafe) static let function = /^([^{}(\/]*?)\bfunc\s/

  /// The method that the member declares; `nil` for any other declaration.
  ///
  /// The value is also `nil` for a method that is private, static or an override.
  var method: MethodOutline? {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in all.enumerated() {
      guard let match = line.firstMatch(of: Self.function) else {
        // A function after a brace is in the body of another declaration.
        guard line.contains("{") else { continue }
        return nil
      }
      let modifiers = match.1.split { !$0.isLetter }
      guard Self.excluded.isDisjoint(with: modifiers) else { return nil }
      let column = match.1.count
      let code = all[index...].joined(separator: "\n").dropFirst(column)
      return MethodOutline(code: code, line: lines.lowerBound + index, column: column)
    }
    return nil
  }

  private static var excluded: Set<Substring> {
    ["class", "fileprivate", "override", "private", "static"]
  }
}

/// The signature of a method.
struct MethodOutline {
  /// The index of the line with the word `func`.
  let line: Int
  /// The number of characters before the word `func` in the line.
  let column: Int
  /// The declaration from `func` to the method's body, on one line.
  let head: String
  /// The name with its labels: `tableView(_:heightForRowAt:)`.
  let selector: String
  /// A call with the parameters as arguments: `tableView(tableView, heightForRowAt: indexPath)`.
  let call: String

  fileprivate init?(code: Substring, line: Int, column: Int) {
    let head = code.prefix { $0 != "{" }.split { $0.isWhitespace }.joined(separator: " ")
    guard let match = head.firstMatch(of: /^func (\w+) ?\(/) else { return nil }
    let parameters = Self.parameters(in: head[match.range.upperBound...])
    self.line = line
    self.column = column
    self.head = head
    selector = "\(match.1)(\(parameters.map { $0.label + ":" }.joined()))"
    let arguments = parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }
    call = "\(match.1)(\(arguments.joined(separator: ", ")))"
  }

  /// Returns the labels and names of parameters, up to the closing parenthesis.
  private static func parameters(in list: Substring) -> [(label: Substring, name: Substring)] {
    var depth = 0
    let tokens = SwiftTokenizer("(" + list).tokens.dropFirst().prefix { token in
      if ["(", "["].contains(token.text) { depth += 1 }
      if [")", "]"].contains(token.text) { depth -= 1 }
      return depth >= 0
    }
    return tokens.split { $0.text == "," }.compactMap { parameter in
      let words = parameter.prefix { $0.text != ":" }.filter { $0.kind == .word }
      guard words.count < parameter.count, let label = words.first, let name = words.last else {
        return nil
      }
      return (label.text, name.text)
    }
  }
}
