/// A page of rules: a Markdown file of which each heading that is the name of a rule begins that
/// rule.
///
/// Behind the heading stands what the rule says, and then a paragraph in italics with where it
/// comes from.
package struct RulePage: Sendable, Equatable {
  /// The path relative to the package: `Docs/Rules/LayoutRules.md`.
  package let file: String
  package private(set) var title = ""
  /// The parts of the page: the first is what stands before the first heading of a section.
  package private(set) var sections: [RuleSection] = []
  /// The mistakes in it, with their lines: `12: R-STK-4 does not say where it comes from`.
  package private(set) var mistakes: [String] = []
}

extension RulePage {
  /// Reads a page.
  ///
  /// - Parameters:
  ///   - bytes: The file as it is on disk.
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

  /// Takes the paragraphs of a rule, up to the one that says where it comes from.
  private mutating func readRule(
    _ name: RuleName,
    at line: Int,
    from rest: inout ArraySlice<MarkdownBlock>
  ) {
    var statement: [MarkdownBlock] = []
    while let block = rest.first, block.heading == nil {
      rest.removeFirst()
      guard let text = block.emphasizedText else {
        statement.append(block)
        continue
      }
      guard let origin = RuleOrigin(text) else { break }
      if statement.isEmpty { mistakes.append("\(line): \(name.text) says nothing") }
      let rule = Rule(
        name: name,
        statement: statement,
        origin: origin,
        line: line,
        address: "\(file)#\(name.anchor)"
      )
      return sections[sections.count - 1].parts.append(.rule(rule))
    }
    mistakes.append("\(line): \(name.text) does not say where it comes from")
  }
}

extension MarkdownBlock {
  /// The words of a paragraph that is in italics from end to end.
  fileprivate var emphasizedText: String? {
    guard case .paragraph(let content) = content, content.count == 1,
      case .emphasis(let words) = content[0]
    else { return nil }
    return words.plainText
  }
}

/// A part of a page of rules: a heading with what stands under it.
package struct RuleSection: Sendable, Equatable {
  package let title: String
  /// The anchor of its heading in the page.
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
