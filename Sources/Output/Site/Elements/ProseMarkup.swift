internal import ElementTree
internal import SpecFormat

/// Converts the prose of a spec to HTML, without raw HTML, and with links adapted to the page.
struct ProseMarkup {
  /// Returns the URL on the page for a URL in the Markdown.
  let target: (String) -> String
  /// Links the names of rules; `nil` leaves them as text.
  var rules: RuleLinks?
  /// The footnotes of the page; `nil` for none.
  var footnotes: Footnotes?
  /// Whether the content is inside a link, which cannot contain other links.
  private(set) var isInLink = false
}

extension ProseMarkup {
  /// Returns the markup of consecutive blocks.
  func markup(_ blocks: [MarkdownBlock]) -> Markup { .joined(blocks.map { markup($0) }) }

  /// Returns the markup of a block with its children.
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

  /// Returns the element of a heading.
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

  /// Returns a block of a list without blank lines, whose paragraphs have no `p` element.
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
  /// Returns the markup of consecutive inline elements.
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

  /// The converter for the content of a link, which creates no nested links.
  var inLink: ProseMarkup { ProseMarkup(target: target, isInLink: true) }

  /// Returns a link, or its text and its URL as text if the page must not link to that URL.
  private func markup(ofLink link: MarkdownLink) -> Markup {
    let words = inLink.markup(link.content)
    guard let address = PageAddress.link(target(link.address)) else {
      let code = Markup.element("code", [:], link.address)
      let isItsAddress = link.content.plainText == link.address
      return isItsAddress ? code : .joined([words, .text(" ("), code, .text(")")])
    }
    return .element("a", ["href": address, "title": title(of: link)], [words])
  }

  /// Returns an image of the package, or a link to an image on another server.
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
  /// The plain text of a block without Markdown; empty for code blocks.
  var words: String {
    switch content {
    case .paragraph(let content): content.plainText
    case .table(let table): table.cells.map(\.plainText).joined(separator: " ")
    default: children.map(\.words).joined(separator: " ")
    }
  }
}

/// Detects the language of a text for the `lang` attribute.
enum TextLanguage {
  /// Returns `ko` if a large part of the letters is Hangul; `nil` for the page's own language.
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
