internal import SuiteRunning
internal import Reporting
internal import SpecFormat

/// Finds the line of an app's code that a view of a layout comes from.
///
/// A layout does not contain source lines, so the line is found by the view's id, by its text or
/// the key of its text, by the name of its symbol, or by the pieces of a text with interpolations.
/// A text in the data of a preview leads to the property that a view reads. Otherwise the line is
/// found only if a single line uses the type of the view.
@MainActor
final class ViewLocator {
  /// A line of a file.
  fileprivate struct Line {
    var place: SourcePlace
    var text: String
    /// The names, keywords and numbers of the line, in order.
    var words: [String]
    /// The string literals of the line.
    var literals: [Literal]
  }

  /// A string literal, with the fixed pieces between its interpolations, without markup.
  fileprivate struct Literal {
    var pieces: [String]
    /// The label of the argument that it is, or the name of the property that has it as its value;
    /// `nil` for others.
    var label: String?
    /// Whether it is the value that a `return` states, which a view displays elsewhere.
    var isReturned = false
  }

  private let lines: [Line]
  /// The indices of the lines that contain each word.
  private let linesByWord: [String: [Int]]
  /// The files that declare types, by the names of the types.
  private let declarations: [String: String]
  /// The names of the types that files use for what they show at once, by their paths.
  private let shownTypes: [String: Set<String>]
  /// The lines in the order in which they are searched for a preview, by the path of its file.
  private var scopes: [String: Scope] = [:]

  /// Prepares the files of an app.
  ///
  /// - Complexity: O(*n*) for *n* bytes of code.
  init(_ files: [PreviewBuild.File]) {
    var shownTypes: [String: Set<String>] = [:]
    lines = files.flatMap { file in
      file.lines.enumerated().map { index, text in
        let line = Line(
          place: SourcePlace(file: file.path, line: index + 1),
          text: text,
          words: Self.words(in: text),
          literals: Self.literals(in: text)
        )
        if !line.showsLater {
          let types = line.words.filter { $0.first?.isUppercase == true }
          shownTypes[file.path, default: []].formUnion(types)
        }
        return line
      }
    }
    self.shownTypes = shownTypes
    linesByWord = lines.enumerated().reduce(into: [:]) { indices, line in
      for word in Set(line.element.words) { indices[word, default: []].append(line.offset) }
    }
    declarations = Dictionary(
      lines.flatMap { line in
        zip(line.words, line.words.dropFirst())
          .filter { ["struct", "class", "enum", "actor"].contains($0.0) }
          .map { ($0.1, line.place.file) }
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the names, keywords and numbers in a line.
  private static func words(in line: String) -> [String] {
    line.utf8.split { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xff:
        false
      default: true
      }
    }
    .map { String(decoding: $0, as: UTF8.self) }
  }
}

extension ViewLocator {
  /// The lines in the order in which they are searched.
  private struct Scope {
    /// The lines of the preview's file, those of files whose types it shows, and all others.
    let groups: [[Line]]
    /// The indices of the lines with literals, of each group.
    let indicesWithLiterals: [[Int]]
    /// The lines of all groups.
    let lines: [Line]

    init(_ groups: [[Line]]) {
      self.groups = groups
      indicesWithLiterals = groups.map { group in
        group.indices.filter { !group[$0].literals.isEmpty }
      }
      lines = groups.flatMap(\.self)
    }
  }

  private func scope(of file: String) -> Scope {
    if let known = scopes[file] { return known }
    let shown = filesShown(in: file)
    let scope = Scope([
      lines.filter { $0.place.file == file },
      lines.filter { $0.place.file != file && shown.contains($0.place.file) },
      lines.filter { !shown.contains($0.place.file) },
    ])
    scopes[file] = scope
    return scope
  }

  /// Returns the files with the types that a file uses, directly or indirectly.
  ///
  /// Types of views that are not shown at once, such as a sheet, do not count.
  private func filesShown(in file: String) -> Set<String> {
    var found: Set = [file]
    var waiting = [file]
    while let next = waiting.popLast() {
      for other in (shownTypes[next] ?? []).compactMap({ declarations[$0] })
      where found.insert(other).inserted {
        waiting.append(other)
      }
    }
    return found
  }

  /// The maximum number of lines between the first line of a view and its content.
  private static let reach = 12

  /// Returns the line of a view; `nil` if it is not clear.
  ///
  /// - Parameters:
  ///   - finding: A finding about the view.
  ///   - file: The file of the preview, whose lines have priority.
  ///   - keys: The keys of localized texts by the texts of findings.
  /// - Returns: The line at which the view begins.
  func place(
    of finding: CheckFinding,
    in file: String,
    keys: [String: String] = [:]
  ) -> SourcePlace? {
    let id = finding.identifiers.first.flatMap { finding.node.hasSuffix("#\($0)") ? $0 : nil }
    let name = String(finding.node.prefix { $0.isLetter || $0.isNumber })
    return place(ofView: name, id: id, words: finding.words, in: file, keys: keys)
  }

  /// Returns the line of a view; `nil` if it is not clear.
  ///
  /// - Parameters:
  ///   - name: The type of the view; empty if it is not known.
  ///   - id: The id of the view; `nil` for none.
  ///   - words: The text of the view; `nil` for none.
  ///   - file: The file of the preview, whose lines have priority.
  ///   - keys: The keys of localized texts by their texts.
  /// - Returns: The line at which the view begins.
  func place(
    ofView name: String,
    id: String?,
    words: String?,
    in file: String,
    keys: [String: String] = [:]
  ) -> SourcePlace? {
    let scope = scope(of: file)
    let lines = scope.lines
    if let id, let index = lines.firstIndex(where: { $0.names(identifier: id) }) {
      return head(of: name, at: index, in: lines)
    }
    if let words,
      let index = [keys[words], words].compactMap(\.self).lazy
        .compactMap({ self.index(of: SearchedText($0), in: scope) }).first
    {
      return head(of: name, at: index, in: lines)
    }
    let uses = (linesByWord[name] ?? []).filter { self.lines[$0].uses(name) }
    return uses.count == 1 ? self.lines[uses[0]].place : nil
  }

  /// Returns the index of the line that displays a text; `nil` if it is not clear.
  ///
  /// - Parameters:
  ///   - words: The text or its key.
  ///   - scope: All lines.
  /// - Returns: The index among all lines. A line of an earlier group has priority.
  private func index(of words: SearchedText, in scope: Scope) -> Int? {
    scope.groups.indices.lazy.compactMap { self.index(of: words, inGroup: $0, of: scope) }.first
  }

  /// Returns the index of the line that displays a text of a group of lines; `nil` if it is not
  /// clear.
  private func index(of words: SearchedText, inGroup number: Int, of scope: Scope) -> Int? {
    let group = scope.groups[number]
    var best: (index: Int, score: Int)?
    var property: String?
    for index in scope.indicesWithLiterals[number] {
      let line = group[index]
      for literal in line.literals {
        guard let score = literal.score(for: words) else { continue }
        if let label = literal.label, !line.displaysArgument(label) {
          if literal.pieces.count == 1 { property = property ?? label }
        } else if score > best?.score ?? 0 {
          best = (index, score)
        }
      }
    }
    if let best { return scope.groups.prefix(number).reduce(best.index) { $0 + $1.count } }
    guard let property else { return nil }
    let uses = { (line: Line) in
      line.words.contains(property) && line.text.contains(".\(property)")
        && !line.text.contains("case .")
    }
    return index(in: scope) { $0.displays(property) } ?? index(in: scope, uses)
  }

  /// Returns the index of the first line that satisfies a condition, of the first group with one.
  ///
  /// The result is `nil` if several files of the group have such a line, or if no group has one.
  private func index(in scope: Scope, _ condition: (Line) -> Bool) -> Int? {
    var start = 0
    for group in scope.groups {
      let found = group.indices.filter { condition(group[$0]) }
      if let first = found.first {
        return Set(found.map { group[$0].place.file }).count == 1 ? start + first : nil
      }
      start += group.count
    }
    return nil
  }

  /// Returns the first line of a view with a content on a line.
  ///
  /// It is the nearest line above that uses the view's type, or below for a modifier.
  private func head(of name: String, at index: Int, in lines: [Line]) -> SourcePlace {
    let own = lines[index]
    // Labels and controls make their texts and symbols themselves.
    let isLeaf = name.isEmpty || name == "Text" || name == "Image"
    guard !isLeaf, !own.uses(name) else { return own.place }
    let isModifier = name.first?.isLowercase == true
    let candidates =
      isModifier
      ? Array(lines[index...].prefix(Self.reach))
      : Array(lines[...index].suffix(Self.reach).reversed())
    let head = candidates.first { $0.place.file == own.place.file && $0.uses(name) }
    return head?.place ?? own.place
  }

  /// Returns the string literals in a line; multi-line literals are not read.
  private static func literals(in line: String) -> [Literal] {
    guard line.contains("\""), !line.trimmed.hasPrefix("//") else { return [] }
    var found: [Literal] = []
    var pieces: [String]?
    var piece = ""
    var depth = 0
    var before = ""
    var isEscaped = false
    for character in line {
      if pieces == nil {
        if character == "\"" { (pieces, piece) = ([], "") } else { before.append(character) }
      } else if depth > 0 {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        if depth == 0 { piece = "" }
      } else if isEscaped {
        isEscaped = false
        if character == "(" {
          pieces?.append(piece)
          depth = 1
        } else {
          piece.append(character == "n" ? "\n" : character)
        }
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        let all = ((pieces ?? []) + [piece]).map(\.withoutMarkup)
        let code = before.trimmed
        // What is compared is not displayed.
        if !code.hasSuffix("=="), !code.hasSuffix("!=") {
          let isReturned = code.hasSuffix("return")
          found.append(Literal(pieces: all, label: label(code), isReturned: isReturned))
        }
        (pieces, before) = (nil, "")
      } else {
        piece.append(character)
      }
    }
    return found
  }

  /// Returns the label or the property's name at the end of the code before a literal; `nil` for
  /// neither.
  private static func label(_ code: String) -> String? {
    // The value of a case in a `switch` is no argument.
    guard !code.hasPrefix("case "), code != "default:" else { return nil }
    if let match = code.firstMatch(of: /(\w+):$/) { return String(match.1) }
    return code.firstMatch(of: /\b(?:var|let)\s+(\w+)[^=]*=$/).map { String($0.1) }
  }
}

extension String {
  /// The text without the delimiters and addresses of inline Markdown.
  fileprivate var withoutMarkup: String {
    guard contains(where: { "*_`~[".contains($0) }) else { return self }
    return replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }.filter { !"*_`~".contains($0) }
  }
}

/// A text of a layout, whose end may be left out.
private struct SearchedText {
  /// The text without markup and without the mark of its end.
  let words: Substring
  /// The number of letters.
  let count: Int
  /// Whether the end is left out.
  let isCut: Bool

  init(_ text: String) {
    let plain = text.withoutMarkup
    isCut = plain.hasSuffix("…")
    words = isCut ? plain.dropLast() : plain[...]
    count = words.count
  }
}

extension ViewLocator.Literal {
  /// Returns the number of letters that match a text; `nil` for another text.
  fileprivate func score(for text: SearchedText) -> Int? {
    let (words, isCut) = (text.words, text.isCut)
    guard let first = pieces.first, let last = pieces.last else { return nil }
    if pieces.count == 1 {
      let matches = isCut ? first.hasPrefix(words) : first == words
      return matches ? 2 * text.count + (isReturned ? 0 : 1) : nil
    }
    let letters = pieces.reduce(0) { $0 + $1.count }
    // Spaces and signs between interpolations are in any text.
    let hasWord = pieces.contains { $0.contains { $0.isLetter || $0.isNumber } }
    guard hasWord, words.hasPrefix(first), isCut || words.hasSuffix(last) else { return nil }
    var rest = words
    var found = 0
    for piece in pieces where !piece.isEmpty {
      guard let range = rest.firstRange(of: piece) else {
        // The end that is left out may contain the piece.
        return isCut && found * 2 >= text.count ? found : nil
      }
      found += piece.count
      rest = rest[range.upperBound...]
    }
    return isCut && found * 2 < text.count ? nil : letters
  }
}

extension ViewLocator.Line {
  /// Returns whether the line makes a view of a type, or applies a modifier.
  fileprivate func uses(_ name: String) -> Bool {
    guard words.contains(name), let range = text.firstRange(of: name) else { return false }
    let before = text[..<range.lowerBound].last
    let after = text[range.upperBound...].first
    guard let after, after == "(" || after == " " || after == "<" || after == "." else {
      return false
    }
    if name.first?.isLowercase == true { return before == "." }
    return before.map { !$0.isLetter && !$0.isNumber && $0 != "." } ?? true
  }

  /// Whether the line makes a view that is shown only later, on top of others.
  fileprivate var showsLater: Bool {
    words.contains {
      $0 == "sheet" || $0 == "popover" || $0.hasSuffix("estination") || $0.hasSuffix("Cover")
    }
  }

  fileprivate func names(identifier: String) -> Bool {
    literals.contains { $0.pieces == [identifier.withoutMarkup] }
      && words.contains { $0 == "id" || $0.hasSuffix("dentifier") }
  }

  /// Returns whether a view displays the argument of the line with a label.
  fileprivate func displaysArgument(_ label: String) -> Bool {
    switch label {
    case "systemName", "systemImage", "verbatim": true
    case "image": text.contains(/\b(?:Label|Button|Menu|Toggle|Tab|ContentUnavailableView)\(/)
    default: false
    }
  }

  /// Returns whether the line passes a property to a view that displays it.
  fileprivate func displays(_ property: String) -> Bool {
    guard words.contains(property) else { return false }
    let use = /\b(?:Text|Label|Image|Button|Toggle|Link)\((?:systemName: )?(?:\w+[?!]?\.)*(\w+)/
    return text.matches(of: use).contains { $0.1 == property }
  }
}
