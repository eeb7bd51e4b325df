internal import ElementTree

/// A long block of declarations, folded under what it declares.
struct SharedCodeMarkup {
  /// How many lines are in sight at once on a page.
  private static let lineLimit = 24
  /// The words that a declaration of a type or a function has before its name.
  private static let keywords: Set<Substring> = [
    "actor", "class", "enum", "extension", "func", "protocol", "struct", "typealias",
  ]
  /// How many names stand for all.
  private static let nameLimit = 6

  /// The block itself.
  let block: Markup
  /// The names that it declares.
  let names: [String]

  /// The names that code declares at the outermost level; `nil` for code that is short enough to be
  /// in sight.
  static func names(in code: String) -> [String]? {
    let lines = code.split(separator: "\n")
    guard lines.count > lineLimit else { return nil }
    var seen: Set<Substring> = []
    return lines.compactMap { name(declaredIn: $0) }.filter { seen.insert($0).inserted }
      .map { String($0) }
  }

  /// The name behind the word that declares one, in a line that is not indented.
  private static func name(declaredIn line: Substring) -> Substring? {
    guard line.first?.isWhitespace == false, !line.hasPrefix("//") else { return nil }
    let words = line.split(separator: " ")
    guard let place = words.firstIndex(where: { keywords.contains($0) }), place + 1 < words.count
    else { return nil }
    let name = words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : name
  }
}

extension SharedCodeMarkup {
  var markup: Markup {
    let some = names.prefix(Self.nameLimit).joined(separator: ", ")
    let others = names.count - Self.nameLimit
    let words = others > 0 ? "\(some) and \(others) more" : some
    return .element(
      "details",
      ["class": "shared"],
      [
        .element("summary", [:], [.text("Declarations: "), .element("code", [:], words)]), block,
      ]
    )
  }
}
