/// A page of rules: a Markdown file in which each heading with the name of a rule begins that rule.
///
/// The heading is followed by a bold paragraph with the title of the rule, then by its statement,
/// and then by a paragraph in italics with its source.
package struct RulePage: Sendable, Equatable {
  /// The path relative to the package: `Docs/Rules/LayoutRules.md`.
  package let file: String
  package private(set) var title = ""
  /// The sections of the page; the first one contains everything before the first section heading.
  package private(set) var sections: [RuleSection] = []
  /// The mistakes in the page with their lines, such as
  /// `12: R-STK-4 does not say where it comes from`.
  package private(set) var mistakes: [String] = []
}

extension RulePage {
  /// Parses a page of rules.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: Its path relative to the package.
  package init(bytes: [UInt8], file: String) {
    self.file = file
    sections = [RuleSection(title: "", slug: "")]
    do throws(MarkdownError) {
      read(try MarkdownDocument(bytes: bytes).blocks[...])
    } catch {
      mistakes.append("\(error)")
    }
  }

  /// The rules, in the order of the page.
  package var rules: [Rule] { sections.flatMap(\.rules) }

  private mutating func read(_ blocks: ArraySlice<MarkdownBlock>) {
    var rest = blocks
    while let block = rest.popFirst() {
      guard let heading = block.heading else {
        sections[sections.count - 1].parts.append(.prose(block))
        continue
      }
      if let name = RuleName(whole: heading.text) {
        readRule(name, at: block.line, from: &rest)
      } else if heading.level == 1 {
        title = heading.text
        sections[0] = RuleSection(title: title, slug: heading.slug)
      } else {
        sections.append(RuleSection(title: heading.text, slug: heading.slug))
      }
    }
  }

  /// Reads the blocks of a rule, up to the paragraph with its source.
  private mutating func readRule(
    _ name: RuleName,
    at line: Int,
    from rest: inout ArraySlice<MarkdownBlock>
  ) {
    let title = rest.first?.boldContent ?? []
    if !title.isEmpty { rest.removeFirst() }
    var statement: [MarkdownBlock] = []
    while let block = rest.first, block.heading == nil {
      rest.removeFirst()
      guard let text = block.emphasizedText else {
        statement.append(block)
        continue
      }
      guard let origin = RuleOrigin(text) else { break }
      if statement.isEmpty { mistakes.append("\(line): \(name.text) has no statement") }
      if let mistake = Self.mistake(inTitle: title.plainText) {
        mistakes.append("\(line): \(name.text) \(mistake)")
      }
      let rule = Rule(
        name: name,
        title: title,
        statement: statement,
        origin: origin,
        line: line,
        address: "\(file)#\(name.anchor)"
      )
      return sections[sections.count - 1].parts.append(.rule(rule))
    }
    mistakes.append("\(line): \(name.text) has no source")
  }

  /// Returns the mistake in a title; `nil` if it has none.
  private static func mistake(inTitle title: String) -> String? {
    let limit = Rule.titleLimit
    if title.isEmpty {
      return """
        has no title: below its heading, add a paragraph with one fact in bold, of at most \
        \(limit) characters, such as **Leftover space goes to the least flexible child first**
        """
    }
    if title.count > limit {
      return "has a title of \(title.count) characters, of at most \(limit): \(title)"
    }
    return title.hasSuffix(".") ? "has a title that ends with a period: \(title)" : nil
  }
}

extension MarkdownBlock {
  /// The content of a paragraph that is completely bold; `nil` for other blocks.
  fileprivate var boldContent: [MarkdownInline]? {
    guard case .paragraph(let content) = content, content.count == 1,
      case .strong(let words) = content[0]
    else { return nil }
    return words
  }

  /// The text of a paragraph that is completely in italics; `nil` for other blocks.
  fileprivate var emphasizedText: String? {
    guard case .paragraph(let content) = content, content.count == 1,
      case .emphasis(let words) = content[0]
    else { return nil }
    return words.plainText
  }
}

/// A section of a page of rules: a heading with its content.
package struct RuleSection: Sendable, Equatable {
  package let title: String
  /// The anchor of the heading in the page.
  package let slug: String
  package internal(set) var parts: [Part] = []

  /// A rule, or prose between rules.
  package enum Part: Sendable, Equatable {
    case prose(MarkdownBlock)
    case rule(Rule)
  }
}

extension RuleSection {
  /// The rules, in the order of the page.
  package var rules: [Rule] {
    parts.compactMap { if case .rule(let rule) = $0 { rule } else { nil } }
  }
}
