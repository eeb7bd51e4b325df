internal import ElementTree
internal import SpecFormat

/// Writes the prose of a spec as a page shows it: raw HTML is left out, and links lead where the
/// page says.
struct ProseMarkup {
  /// The address on the page for one that the author wrote.
  let target: (String) -> String
  /// Makes links of the rules that are named; `nil` for none.
  var rules: RuleLinks?
  /// The footnotes of the page; `nil` for none.
  var footnotes: Footnotes?
  /// Whether what is written stands in a link, in which none can be.
  private(set) var isInLink = false
}

extension ProseMarkup {
  /// Blocks one below the other.
  func markup(_ blocks: [MarkdownBlock]) -> Markup { .joined(blocks.map { markup($0) }) }

  /// A block with everything that stands in it.
  func markup(_ block: MarkdownBlock) -> Markup {
    switch block.content {
    case .heading(let heading): element(ofHeading: heading.level, [:], [markup(heading.content)])
    case .paragraph(let content): .element("p", [:], [markup(content)])
    case .table(let table): TableMarkup(table: table, prose: self).markup
    case .fence(let fence): code(fence.code, language: fence.name)
    case .indentedCode(let text): code(text, language: "")
    case .html: .empty
    case .quotation(let blocks):
      AlertMarkup(blocks)?.markup(self) ?? .element("blockquote", [:], [markup(blocks)])
    case .list(let list): markup(list)
    case .rule: .element("hr")
    }
  }

  /// The element of a heading.
  func element(
    ofHeading level: Int,
    _ attributes: Markup.Attributes,
    _ content: [Markup]
  ) -> Markup {
    switch level {
    case 1: .element("h1", attributes, content)
    case 2: .element("h2", attributes, content)
    case 3: .element("h3", attributes, content)
    case 4: .element("h4", attributes, content)
    case 5: .element("h5", attributes, content)
    default: .element("h6", attributes, content)
    }
  }

  private func markup(_ list: MarkdownList) -> Markup {
    let items = list.items.map { item -> Markup in
      let box = TaskBox(item)
      let blocks = (box?.blocks ?? item).map { list.isTight ? tight($0) : markup($0) }
      return Markup.element(
        "li",
        ["class": box.map { _ in "task" }],
        [box?.markup ?? .empty] + blocks
      )
    }
    guard let start = list.start else { return .element("ul", [:], items) }
    return .element("ol", ["start": start == 1 ? nil : "\(start)"], items)
  }

  /// In a list without blank lines a paragraph is a line.
  private func tight(_ block: MarkdownBlock) -> Markup {
    guard case .paragraph(let content) = block.content else { return markup(block) }
    return markup(content)
  }

  private func code(_ text: String, language: String) -> Markup {
    let style = language.isEmpty ? nil : "language-\(language)"
    return .element("pre", [:], [.element("code", ["class": style], text)])
  }
}

extension ProseMarkup {
  /// Pieces one behind the other.
  func markup(_ pieces: [MarkdownInline]) -> Markup { .joined(pieces.map { markup($0) }) }

  private func markup(_ piece: MarkdownInline) -> Markup {
    switch piece {
    case .text(let text): markup(of: text)
    case .code(let code): .element("code", [:], code)
    case .emphasis(let pieces): .element("em", [:], [markup(pieces)])
    case .strong(let pieces): .element("strong", [:], [markup(pieces)])
    case .link(let link): markup(ofLink: link)
    case .image(let image): markup(ofImage: image)
    case .html: .empty
    case .softBreak: .text("\n")
    case .lineBreak: .element("br")
    }
  }

  private func markup(of text: String) -> Markup {
    let words = { (text: String) in rules?.markup(of: text) ?? .text(text) }
    return footnotes?.markup(of: text, words: words) ?? words(text)
  }

  /// The same without links of its own, for what is in a link.
  private var inLink: ProseMarkup { ProseMarkup(target: target, isInLink: true) }

  /// A link; its words and its address as text where a page must not lead there.
  private func markup(ofLink link: MarkdownLink) -> Markup {
    let words = inLink.markup(link.content)
    guard let address = PageAddress.link(target(link.address)) else {
      let code = Markup.element("code", [:], link.address)
      let isItsAddress = link.content.plainText == link.address
      return isItsAddress ? code : .joined([words, .text(" ("), code, .text(")")])
    }
    return .element("a", ["href": address, "title": title(of: link)], [words])
  }

  /// A picture of the package's; a link to one from elsewhere.
  private func markup(ofImage image: MarkdownLink) -> Markup {
    guard let address = PageAddress.picture(target(image.address)) else {
      return isInLink ? .text(image.content.plainText) : markup(ofLink: image)
    }
    return .element(
      "img",
      ["src": address, "alt": image.content.plainText, "title": title(of: image)]
    )
  }

  private func title(of link: MarkdownLink) -> String? { link.title.isEmpty ? nil : link.title }
}

extension MarkdownBlock {
  /// The words in it, without Markdown; code in blocks has none.
  var words: String {
    switch content {
    case .paragraph(let content): content.plainText
    case .table(let table): table.cells.map(\.plainText).joined(separator: " ")
    default: children.map(\.words).joined(separator: " ")
    }
  }
}

/// The language that a piece of text is in, as far as a page must say so.
enum TextLanguage {
  /// `ko` where a good part of the letters is Hangul; `nil` for the page's own language.
  static func code(of text: String) -> String? {
    var (hangul, others) = (0, 0)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F: hangul += 1
      case 0x41...0x5A, 0x61...0x7A: others += 1
      default: break
      }
    }
    return hangul * 4 > others && hangul > 0 ? "ko" : nil
  }
}
