internal import ElementTree

/// A block of code on a page.
///
/// The script colors Swift code and links its names. Markup for each word would be a tenth of the
/// site's size.
enum CodeBlockMarkup {
  /// Returns a block of Swift code.
  ///
  /// - Parameters:
  ///   - code: The source code.
  ///   - caption: A caption for the block; `nil` if none is needed.
  ///   - remarks: The compiler's messages by line of the code, from 0.
  /// - Returns: A `div` element.
  static func swift(
    _ code: String,
    caption: String? = nil,
    remarks: [Int: [String]] = [:]
  ) -> Markup {
    let content = remarks.isEmpty ? [.text(code)] : AnnotatedCode(code, remarks: remarks).markup
    return block(content, className: "code", caption: caption)
  }

  /// Returns a block of text in another language.
  static func plain(_ code: String, caption: String?) -> Markup {
    block([.text(code)], className: "code plain", caption: caption)
  }

  private static func block(_ content: [Markup], className: String, caption: String?) -> Markup {
    .element(
      "div",
      ["class": className],
      (caption.map { [.element("span", ["class": "cap"], $0)] } ?? [])
        + [.element("pre", ["tabindex": "0"], [.element("code", [:], content)])]
    )
  }
}

/// Code with remarks under some of its lines.
struct AnnotatedCode {
  private let code: String
  private let remarks: [Int: [String]]

  /// - Parameters:
  ///   - code: The source code.
  ///   - remarks: The remarks by line, from 0.
  init(_ code: String, remarks: [Int: [String]]) {
    self.code = code
    self.remarks = remarks
  }
}

extension AnnotatedCode {
  /// The lines, each followed by its remarks; lines with remarks are marked.
  var markup: [Markup] {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { number, line -> [Markup] in
      let end = number < lines.count - 1 ? "\n" : ""
      guard let remarks = remarks[number] else { return [.text(line + end)] }
      return [.element("span", ["class": "l w"], "\(line)\n")]
        + remarks.map { .element("span", ["class": "l err"], "\($0)\n") }
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

  /// Returns the name that an unindented line declares; `nil` for another line.
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
