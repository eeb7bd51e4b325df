internal import ElementTree

/// A block of code on a page.
enum CodeBlockMarkup {
  /// Swift, with its words in colours.
  ///
  /// - Parameters:
  ///   - code: As its author wrote it.
  ///   - caption: What the block is; `nil` where that needs no word.
  ///   - remarks: The compiler's messages under lines of the code, by their numbers from 0.
  /// - Returns: A figure.
  static func swift(
    _ code: String,
    caption: String?,
    remarks: [Int: [String]] = [:]
  ) -> Markup {
    let pieces = SwiftHighlighter.markup(code)
    guard !remarks.isEmpty else { return block(pieces, caption: caption) }
    return block(AnnotatedCode(pieces, remarks: remarks).markup, caption: caption)
  }

  /// Anything else.
  static func plain(_ code: String, caption: String?) -> Markup {
    block([.text(code)], caption: caption)
  }

  private static func block(_ content: [Markup], caption: String?) -> Markup {
    .element(
      "div",
      ["class": "code"],
      (caption.map { [.element("span", ["class": "cap"], $0)] } ?? [])
        + [.element("pre", ["tabindex": "0"], [.element("code", [:], content)])]
    )
  }
}

/// Code in pieces, with remarks under some of its lines.
struct AnnotatedCode {
  private let pieces: [Markup]
  private let remarks: [Int: [String]]

  /// - Parameters:
  ///   - pieces: The code, texts and elements around texts.
  ///   - remarks: The remarks on lines, by their numbers from 0.
  init(_ pieces: [Markup], remarks: [Int: [String]]) {
    self.pieces = pieces
    self.remarks = remarks
  }
}

extension AnnotatedCode {
  /// The lines, those with remarks marked, and their remarks behind them.
  var markup: [Markup] {
    let lines = lines
    return lines.enumerated().flatMap { number, pieces -> [Markup] in
      let end: [Markup] = number < lines.count - 1 ? [.text("\n")] : []
      guard let remarks = remarks[number] else { return pieces + end }
      return [.element("span", ["class": "l w"], pieces + [.text("\n")])]
        + remarks.map { .element("span", ["class": "l err"], "\($0)\n") }
    }
  }

  /// The pieces line by line; one that runs over several lines has a part in each.
  private var lines: [[Markup]] {
    var lines: [[Markup]] = [[]]
    for piece in pieces {
      for (index, part) in Self.parts(of: piece).enumerated() {
        if index > 0 { lines.append([]) }
        if !part.isEmpty { lines[lines.count - 1].append(part) }
      }
    }
    return lines
  }

  private static func parts(of piece: Markup) -> [Markup] {
    switch piece {
    case .text(let text):
      return text.split(separator: "\n", omittingEmptySubsequences: false).map { .text(String($0)) }
    case .element(let element) where element.children.count == 1:
      return parts(of: element.children[0]).map { part in
        var copy = element
        copy.children = [part]
        return .element(copy)
      }
    default: return [piece]
    }
  }
}

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
