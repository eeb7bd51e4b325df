internal import ElementTree
internal import SpecFormat

/// The footnotes of a page.
///
/// As on GitHub, `[^name]` refers to a paragraph `[^name]: text`.
struct Footnotes {
  /// A footnote with its name.
  struct Note: Equatable {
    var name: String
    var content: [MarkdownInline]
  }

  /// The footnotes that are referred to, in the order of the first references.
  private var notes: [Note] = []

  /// Collects the footnotes of a page.
  ///
  /// - Parameter blocks: The blocks of the page.
  init(in blocks: [MarkdownBlock]) {
    let defined = Dictionary(
      blocks.flatMap { Self.notes(in: $0) }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    guard !defined.isEmpty else { return }
    for block in blocks where Self.notes(in: block).isEmpty {
      for name in Self.names(in: block.heading?.text ?? block.words) {
        guard let note = defined[name], number(of: name) == nil else { continue }
        notes.append(note)
      }
    }
  }
}

extension Footnotes {
  /// The paragraphs of footnotes in a block; empty for another block.
  static func notes(in block: MarkdownBlock) -> [Note] {
    guard case .paragraph(let content) = block.content else { return [] }
    var notes: [Note] = []
    for piece in content {
      if case .text(let text) = piece, notes.isEmpty || notes.last?.content.last == .softBreak,
        text.hasPrefix("[^"), let match = text.firstMatch(of: /^\[\^([^\]\s]+)\]:\s*/)
      {
        let rest = String(text[match.range.upperBound...])
        notes.append(Note(name: String(match.output.1), content: rest.isEmpty ? [] : [.text(rest)]))
      } else if notes.isEmpty {
        return []
      } else {
        notes[notes.count - 1].content.append(piece)
      }
    }
    return notes
  }

  private static func names(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "^")) else { return [] }
    return text.matches(of: /\[\^([^\]\s]+)\]/).map { String($0.output.1) }
  }

  /// Returns the number of a footnote, from 1; `nil` for an unknown name.
  private func number(of name: String) -> Int? {
    notes.firstIndex { $0.name == name }.map { $0 + 1 }
  }

  /// Returns a text with links in place of its references.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - words: Returns the markup of the text between references.
  /// - Returns: The markup of the whole text.
  func markup(of text: String, words: (String) -> Markup) -> Markup {
    guard !notes.isEmpty else { return words(text) }
    var parts: [Markup] = []
    var end = text.startIndex
    for match in text.matches(of: /\[\^([^\]\s]+)\]/) {
      guard let number = number(of: String(match.output.1)) else { continue }
      parts.append(words(String(text[end..<match.range.lowerBound])))
      let link = Markup.element("a", ["href": "#fn-\(number)"], "\(number)")
      parts.append(.element("sup", [:], [link]))
      end = match.range.upperBound
    }
    return .joined(parts + [words(String(text[end...]))])
  }

  /// Returns the list at the end of the page; empty if there are no footnotes.
  func list(_ prose: ProseMarkup) -> Markup {
    guard !notes.isEmpty else { return .empty }
    let items = notes.enumerated().map { index, note in
      Markup.element("li", ["id": "fn-\(index + 1)"], [prose.markup(note.content)])
    }
    return .element(
      "section",
      ["class": "notes", "aria-label": "Footnotes"],
      [
        .element("ol", [:], items)
      ]
    )
  }
}

/// A quotation that GitHub shows as an alert: its first line is `[!NOTE]`, or another kind.
struct AlertMarkup {
  private static let kinds = ["NOTE", "TIP", "IMPORTANT", "WARNING", "CAUTION"]

  private let kind: String
  private let blocks: [MarkdownBlock]

  /// Creates an alert of the blocks of a quotation; `nil` for another quotation.
  init?(_ blocks: [MarkdownBlock]) {
    guard case .paragraph(let content)? = blocks.first?.content,
      case .text(let text)? = content.first,
      let kind = Self.kinds.first(where: { text.uppercased() == "[!\($0)]" }),
      content.count == 1 || [.softBreak, .lineBreak].contains(content[1])
    else { return nil }
    self.kind = kind
    let rest = Array(content.dropFirst(2))
    var blocks = blocks
    blocks[0].content = .paragraph(rest)
    self.blocks = rest.isEmpty ? Array(blocks.dropFirst()) : blocks
  }

  /// Returns the alert with its kind as a title.
  func markup(_ prose: ProseMarkup) -> Markup {
    .element(
      "div",
      ["class": "alert \(kind.lowercased())", "role": "note"],
      [
        .element("p", ["class": "title"], kind.prefix(1) + kind.dropFirst().lowercased()),
        prose.markup(blocks),
      ]
    )
  }
}

/// The box of an item of a task list: `[ ]` or `[x]` at the beginning of a list item.
struct TaskBox {
  let markup: Markup
  /// The blocks of the item without the box.
  let blocks: [MarkdownBlock]

  /// Creates the box of a list item; `nil` for an item without one.
  init?(_ item: [MarkdownBlock]) {
    guard case .paragraph(var content)? = item.first?.content,
      case .text(let text)? = content.first,
      let mark = ["[ ] ", "[x] ", "[X] "].first(where: { text.hasPrefix($0) })
    else { return nil }
    content[0] = .text(String(text.dropFirst(mark.count)))
    var blocks = item
    blocks[0].content = .paragraph(content)
    self.blocks = blocks
    let isChecked = mark != "[ ] "
    markup = .joined([
      .element(
        "input",
        ["type": "checkbox", "disabled": "", "checked": isChecked ? "" : nil]
      ), .text(" "),
    ])
  }
}
