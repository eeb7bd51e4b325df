/// Finds the line of an app's code that a view of a layout comes from.
///
/// A layout does not contain source lines, so the line is found by the view's id, by its text or
/// the name of its symbol, or by the pieces of a text with interpolations. A text in the data of a
/// preview leads to the property that a view reads. Otherwise the line is found only if a single
/// line uses the type of the view.
package struct ViewLocator: Sendable {
  /// A line of a file.
  fileprivate struct Line {
    var place: PreviewSpec.Place
    var text: String
    /// The string literals of the line.
    var literals: [Literal]
  }

  /// A string literal, with the fixed pieces between its interpolations.
  fileprivate struct Literal {
    var pieces: [String]
    /// The label of the argument that it is, or the name of the property that has it as its value;
    /// `nil` for others.
    var label: String?
  }

  private let lines: [Line]

  /// Prepares the files of an app.
  ///
  /// - Complexity: O(*n*) for *n* bytes of code.
  package init(_ files: [PreviewFile]) {
    lines = files.flatMap { file in
      file.source.enumerated().map { index, text in
        Line(
          place: PreviewSpec.Place(file: file.path, line: index + 1),
          text: text,
          literals: Self.literals(in: text)
        )
      }
    }
  }
}

extension ViewLocator {
  /// The maximum number of lines between the first line of a view and its content.
  private static let reach = 12

  /// Returns the line of a view; `nil` if it is not clear.
  ///
  /// - Parameters:
  ///   - finding: A finding about the view.
  ///   - file: The file of the preview, whose lines have priority.
  /// - Returns: The line at which the view begins.
  package func place(of finding: CheckFinding, in file: String) -> PreviewSpec.Place? {
    let name = String(finding.node.prefix { $0.isLetter || $0.isNumber })
    let lines = lines.filter { $0.place.file == file } + lines.filter { $0.place.file != file }
    if let id = finding.identifiers.first, finding.node.hasSuffix("#\(id)"),
      let index = lines.firstIndex(where: { $0.names(identifier: id) })
    {
      return head(of: name, at: index, in: lines)
    }
    let quoted = finding.node.firstMatch(of: /"(.*)"/).map { String($0.1) }
    if let words = quoted ?? finding.content, !words.isEmpty,
      let index = index(of: words, in: lines)
    {
      return head(of: name, at: index, in: lines)
    }
    let uses = lines.filter { $0.uses(name) }
    return uses.count == 1 ? uses[0].place : nil
  }

  /// Returns the index of the line that displays a text; `nil` if there is none.
  private func index(of words: String, in lines: [Line]) -> Int? {
    var best: (index: Int, score: Int)?
    var property: String?
    for (index, line) in lines.enumerated() {
      for literal in line.literals {
        guard let score = literal.score(for: words) else { continue }
        if let label = literal.label, !Self.displayingLabels.contains(label) {
          if literal.pieces.count == 1 { property = property ?? label }
        } else if score > best?.score ?? 0 {
          best = (index, score)
        }
      }
    }
    if let best { return best.index }
    guard let property else { return nil }
    return lines.firstIndex { $0.displays(property) }
      ?? lines.firstIndex { $0.text.contains(".\(property)") && !$0.text.contains("case .") }
  }

  /// The labels of arguments whose text a view displays.
  private static let displayingLabels: Set<String> = [
    "systemName", "systemImage", "verbatim", "image",
  ]

  /// Returns the first line of a view with a content on a line: the nearest line above that uses
  /// the view's type, or below for a modifier.
  private func head(of name: String, at index: Int, in lines: [Line]) -> PreviewSpec.Place {
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
        found.append(Literal(pieces: (pieces ?? []) + [piece], label: label(before)))
        (pieces, before) = (nil, "")
      } else {
        piece.append(character)
      }
    }
    return found
  }

  /// Returns the label or the property's name at the end of the code before a literal.
  private static func label(_ code: String) -> String? {
    let code = code.trimmed
    if let match = code.firstMatch(of: /(\w+):$/) { return String(match.1) }
    return code.firstMatch(of: /\b(?:var|let)\s+(\w+)[^=]*=$/).map { String($0.1) }
  }
}

extension ViewLocator.Literal {
  /// Returns the number of letters that match a text, whose end may be left out; `nil` for another
  /// text.
  fileprivate func score(for words: String) -> Int? {
    let isCut = words.hasSuffix("…")
    let words = isCut ? words.dropLast() : words[...]
    guard let first = pieces.first, let last = pieces.last else { return nil }
    if pieces.count == 1 {
      let matches = isCut ? first.hasPrefix(words) : first == words
      return matches ? 2 * words.count + 1 : nil
    }
    let letters = pieces.reduce(0) { $0 + $1.count }
    guard letters > 0, words.hasPrefix(first), isCut || words.hasSuffix(last) else { return nil }
    var rest = words
    for piece in pieces where !piece.isEmpty {
      guard let range = rest.firstRange(of: piece) else { return isCut ? letters : nil }
      rest = rest[range.upperBound...]
    }
    return letters
  }
}

extension ViewLocator.Line {
  /// Returns whether the line makes a view of a type, or applies a modifier.
  fileprivate func uses(_ name: String) -> Bool {
    guard !name.isEmpty, let range = text.firstRange(of: name) else { return false }
    let before = text[..<range.lowerBound].last
    let after = text[range.upperBound...].first
    guard let after, after == "(" || after == " " || after == "<" || after == "." else {
      return false
    }
    if name.first?.isLowercase == true { return before == "." }
    return before.map { !$0.isLetter && !$0.isNumber && $0 != "." } ?? true
  }

  fileprivate func names(identifier: String) -> Bool {
    text.contains("dentifier(\"\(identifier)\")") || text.contains(".id(\"\(identifier)\")")
  }

  /// Returns whether the line passes a property to a view that displays it.
  fileprivate func displays(_ property: String) -> Bool {
    let use = /\b(?:Text|Label|Image|Button|Toggle|Link)\((?:systemName: )?(?:\w+[?!]?\.)*(\w+)/
    return text.matches(of: use).contains { $0.1 == property }
  }
}
