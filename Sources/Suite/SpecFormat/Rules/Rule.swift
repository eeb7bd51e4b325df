/// A rule of layout: its name, and what it says.
package struct Rule: Sendable, Equatable {
  package let name: RuleName
  /// The paragraphs that say it, without the one that names the source.
  package let statement: [MarkdownBlock]
  package let origin: RuleOrigin
  /// The line of its heading in the page, from 1.
  package let line: Int
  /// The address of its heading: `Docs/Rules/LayoutRules.md#r-stk-4`.
  package let address: String
}

extension Rule {
  /// The statement in words, without Markdown.
  package var text: String {
    statement.map { block in
      if case .paragraph(let content) = block.content { content.plainText } else { "" }
    }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The rules whose names begin alike: all of R-STK, with where they stand.
package struct RuleFamily: Sendable, Equatable {
  /// The letters that their names have: `STK`.
  package let name: String
  /// The heading that they stand under: that of their section, or of their page where they have
  /// several sections.
  package let title: String
  /// The address of that heading: `Docs/Rules/LayoutRules.md#rows-and-columns`.
  package let address: String
  /// The sections that have rules of the family, with those alone, in the order of the page.
  package let sections: [RuleSection]
}

extension RuleFamily {
  /// The rules, in the order of the page.
  package var rules: [Rule] { sections.flatMap(\.rules) }

  /// Gathers a family from a page; `nil` where the page has no rule of it.
  ///
  /// - Parameters:
  ///   - name: The letters that the rules' names have.
  ///   - page: The page.
  init?(_ name: String, in page: RulePage) {
    let sections = page.sections.filter { section in
      section.rules.contains { $0.name.family == name }
    }
    guard let first = sections.first, let whole = page.sections.first else { return nil }
    let heading = sections.count == 1 ? first : whole
    self.name = name
    title = heading.title
    address = "\(page.file)#\(heading.slug)"
    self.sections = sections.map { section in
      var section = section
      section.parts.removeAll { part in
        if case .rule(let rule) = part { rule.name.family != name } else { false }
      }
      return section
    }
  }
}

/// Where a rule comes from, as the line at its end says.
package struct RuleOrigin: Sendable, Equatable {
  /// The kinds of sources, with what they are of: `recorded (macOS 26 and 27), documented`.
  package let source: String
  package let confidence: Confidence
  /// The system that it holds from on, and what held before; `nil` where nothing is known of that.
  package let since: String?
  /// Why no clause of a spec names the rule; `nil` where one does.
  package let reasonForNoClause: String?

  /// How sure it is that Apple's frameworks follow the rule.
  package enum Confidence: String, Sendable {
    case high, medium, low
  }
}

extension RuleOrigin {
  /// The words that a source begins with.
  private static let kinds = ["recorded", "documented", "article", "derived", "ours"]

  /// Reads `Source: recorded. Confidence: high. Since: iOS 16. No clause: nothing shows it.`, of
  /// which the last two may be missing.
  ///
  /// - Returns: `nil` for another text, and for a source of no known kind.
  init?(_ text: String) {
    let form =
      /Source: (.+?)\. Confidence: (high|medium|low)\.(?: Since: (.+?)\.)?(?: No clause: (.+)\.)?/
    guard let parts = text.wholeMatch(of: form)?.output,
      Self.kinds.contains(where: { parts.1.hasPrefix($0) }),
      let confidence = Confidence(rawValue: String(parts.2))
    else { return nil }
    source = String(parts.1)
    self.confidence = confidence
    since = parts.3.map { String($0) }
    reasonForNoClause = parts.4.map { String($0) }
  }
}
