/// A comment that states a condition of a clause or a page.
enum CommentKeyword: Equatable {
  /// The keyword `<!-- informative -->`: the clause needs no scenario.
  case informative
  /// The keyword `<!-- reference style -->`, for a clause and the clauses in it.
  ///
  /// Their derived numbers depend on this engine's style of controls, not on Apple's.
  case referenceStyle
  /// The keyword `<!-- metrics: iOS 26 -->` with the name of the metrics.
  ///
  /// They are the default of the blocks that follow in the clause and the clauses in it.
  case metrics(String)
  /// The keyword `<!-- navigation-bar: none -->` with the name of the bars.
  ///
  /// They are the default of the blocks that follow in the clause and the clauses in it.
  case bars(String)
  /// The keyword `<!-- resources: ../App -->` with the path of the app's folder, relative to the
  /// page.
  case resources(String)
  /// The keyword `<!-- fonts: measured -->` with its only value: texts in fonts of the app must be
  /// measured with these fonts.
  case fonts(String)
  /// A comment that is similar to a keyword, with the keyword that was probably meant.
  case misspelled(String, nearest: String)
}

extension CommentKeyword {
  private static let flags = ["informative", "reference style"]
  private static let conditions = ["metrics", "navigation-bar", "resources", "fonts"]

  /// Parses a comment; `nil` if it is not similar to a keyword.
  ///
  /// - Parameter comment: The comment with its marks.
  init?(_ comment: Substring) {
    let text = comment.dropFirst(4).dropLast(3).trimmed
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    switch words.filter({ $0 != " " }) {
    case "informative": self = .informative
    case "referencestyle": self = .referenceStyle
    default:
      guard let colon = words.firstIndex(of: ":") else {
        self.init(misspelled: words)
        return
      }
      let value = String(words[colon...].dropFirst()).trimmed
      switch words[..<colon].filter({ $0 != " " }) {
      case "metrics": self = .metrics(value)
      case "navigation-bar": self = .bars(value)
      case "resources": self = .resources(value)
      case "fonts": self = .fonts(value)
      default: self.init(misspelled: words)
      }
    }
  }

  /// Parses a comment that is no keyword; `nil` if it is not similar to one, like most comments.
  private init?(misspelled words: String) {
    // A third hyphen after `<!-` is part of the comment.
    let text = words.drop { "-! ".contains($0) }
    guard let nearest = Self.flag(near: text) ?? Self.condition(near: text) else { return nil }
    self = .misspelled(words, nearest: nearest)
  }

  private static func flag(near text: Substring) -> String? {
    flags.first { isNear(text, to: $0) }
  }

  /// Returns the keyword with its value; `nil` if the name before `:`, `=` or a blank is similar to
  /// none.
  ///
  /// After a blank, the value must be valid, as prose can begin with the same word.
  private static func condition(near text: Substring) -> String? {
    if let end = text.firstIndex(where: { ":=".contains($0) }) {
      let value = text[end...].dropFirst().trimmed
      return conditions.first { isNear(text[..<end], to: $0) }.map { "\($0): \(value)" }
    }
    for condition in conditions {
      if isNear(text, to: condition) { return "\(condition): …" }
      for end in text.indices where text[end] == " " && isNear(text[..<end], to: condition) {
        let value = text[end...].trimmed
        if isValue(value, of: condition) { return "\(condition): \(value)" }
      }
    }
    return nil
  }

  private static func isValue(_ value: String, of condition: String) -> Bool {
    switch condition {
    case "metrics": LayoutMetrics(rawValue: value) != nil
    case "navigation-bar": LayoutBars(rawValue: value) != nil
    case "fonts": FontRequirement(rawValue: value) != nil
    default: value.contains("/") && !value.contains(" ")
    }
  }

  /// Returns whether a name is a keyword except for case, blanks and hyphens, and for an edit or
  /// two after its first letter.
  private static func isNear(_ name: Substring, to keyword: String) -> Bool {
    let letters = [String(name), keyword].map { $0.lowercased().filter(\.isLetter) }
    return letters[0].first == letters[1].first && letters[0].count < 2 * letters[1].count
      && NearestName.distance(from: letters[0], to: letters[1]) <= 2
  }
}

/// A comment that states a condition, with its position in a file.
struct PlacedComment {
  /// The line, from 1.
  var line: Int
  /// The column in characters, from 1.
  var column: Int
  var keyword: CommentKeyword
}

extension MarkdownDocument {
  /// Returns the comments that state conditions in a block, in document order.
  ///
  /// A comment is found wherever raw HTML is: alone, beside other comments, in the line of a
  /// heading, in a sentence, in a cell, or within tags.
  func conditions(in block: MarkdownBlock) -> [PlacedComment] {
    var line = block.line
    var column = 0
    return block.html.flatMap(\.comments).compactMap { comment in
      guard let keyword = CommentKeyword(comment) else { return nil }
      (line, column) = place(of: comment, after: (line, column))
      return PlacedComment(line: line, column: column, keyword: keyword)
    }
  }

  /// Returns the position of the first line of a comment in the file, from a line and a column.
  private func place(
    of comment: Substring,
    after start: (line: Int, column: Int)
  ) -> (line: Int, column: Int) {
    let first = comment.prefix { !$0.isNewline }
    for line in start.line..<max(start.line + 1, source.lineCount + 1) {
      let text = source.line(line)
      let skipped = line == start.line ? start.column : 0
      guard let range = text.dropFirst(skipped).firstRange(of: first) else { continue }
      let offset = text.distance(from: text.startIndex, to: range.lowerBound)
      return (line, source.column(ofLine: line, offset: offset))
    }
    return (start.line, 1)
  }
}

extension String {
  /// The HTML comments in raw HTML, with their marks.
  fileprivate var comments: [Substring] {
    var comments: [Substring] = []
    var rest = self[...]
    while let start = rest.firstRange(of: "<!--"),
      let end = rest[start.upperBound...].firstRange(of: "-->")
    {
      comments.append(rest[start.lowerBound..<end.upperBound])
      rest = rest[end.upperBound...]
    }
    return comments
  }
}

/// The requirements of a page for texts in fonts of the app.
enum FontRequirement: String, CaseIterable {
  /// The texts are measured with these fonts, or the blocks fail with the reason.
  case measured
}
