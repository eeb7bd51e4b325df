internal import ElementTree

/// A block of code on a page.
enum CodeBlockMarkup {
  /// Returns highlighted Swift code.
  ///
  /// - Parameters:
  ///   - code: The source code.
  ///   - caption: A caption for the block; `nil` if none is needed.
  ///   - remarks: The compiler's messages by line of the code, from 0.
  ///   - links: The links of names; `nil` for none.
  /// - Returns: A `figure` element.
  static func swift(
    _ code: String,
    caption: String?,
    remarks: [Int: [String]] = [:],
    links: CodeLinks? = nil
  ) -> Markup {
    let pieces = SwiftHighlighter.markup(code, links: links)
    guard !remarks.isEmpty else { return block(pieces, caption: caption) }
    return block(AnnotatedCode(pieces, remarks: remarks).markup, caption: caption)
  }

  /// Returns a block without highlighting.
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

/// Highlighted code with remarks under some of its lines.
struct AnnotatedCode {
  private let pieces: [Markup]
  private let remarks: [Int: [String]]

  /// - Parameters:
  ///   - pieces: The highlighted code, as texts and elements that contain texts.
  ///   - remarks: The remarks by line, from 0.
  init(_ pieces: [Markup], remarks: [Int: [String]]) {
    self.pieces = pieces
    self.remarks = remarks
  }
}

extension AnnotatedCode {
  /// The lines, each followed by its remarks; lines with remarks are marked.
  var markup: [Markup] {
    let lines = lines
    return lines.enumerated().flatMap { number, pieces -> [Markup] in
      let end: [Markup] = number < lines.count - 1 ? [.text("\n")] : []
      guard let remarks = remarks[number] else { return pieces + end }
      return [.element("span", ["class": "l w"], pieces + [.text("\n")])]
        + remarks.map { .element("span", ["class": "l err"], "\($0)\n") }
    }
  }

  /// The pieces of each line; a piece of several lines is split.
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

/// A long block of declarations, collapsed under the names that it declares.
struct SharedCodeMarkup {
  /// The maximum number of lines of a block that is not collapsed.
  private static let lineLimit = 24
  /// The keywords that introduce a declaration of a type or a function.
  private static let keywords: Set<Substring> = [
    "actor", "class", "enum", "extension", "func", "protocol", "struct", "typealias",
  ]
  /// The maximum number of names that are listed.
  private static let nameLimit = 6

  /// The markup of the code block.
  let block: Markup
  /// The names that the block declares.
  let names: [String]

  /// Returns the names that code declares at the top level; `nil` for code that is short enough to
  /// be shown.
  static func names(in code: String) -> [String]? {
    let lines = code.split(separator: "\n")
    guard lines.count > lineLimit else { return nil }
    var seen: Set<Substring> = []
    return lines.compactMap { name(declaredIn: $0) }.filter { seen.insert($0).inserted }
      .map { String($0) }
  }

  /// Returns the name that an unindented line declares.
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
