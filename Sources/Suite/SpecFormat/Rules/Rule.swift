/// A rule of layout, with its name, its title, its statement and its source.
package struct Rule: Sendable, Equatable {
  package let name: RuleName
  /// The fact that the rule states, from the bold paragraph below its heading; empty if there is
  /// none.
  package let title: [MarkdownInline]
  /// The blocks of the statement, without the title and the paragraph about the source.
  package let statement: [MarkdownBlock]
  package let origin: RuleOrigin
  /// The line of its heading in the page, from 1.
  package let line: Int
  /// The address of its heading: `Docs/Rules/LayoutRules.md#r-stk-4`.
  package let address: String
}

extension Rule {
  /// The maximum number of characters of a title.
  static let titleLimit = 80

  /// The name and the title, such as
  /// `R-STK-4 · Leftover space goes to the least flexible child first`.
  package var heading: String {
    title.isEmpty ? name.text : "\(name.text) · \(title.plainText)"
  }

  /// The statement as plain text.
  package var text: String {
    statement.map { block in
      if case .paragraph(let content) = block.content { content.plainText } else { "" }
    }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Rule {
  /// The first paragraph of the statement as plain text, without examples.
  package var summary: String {
    for block in statement {
      if case .paragraph(let content) = block.content { return content.plainText }
    }
    return ""
  }
}

/// The rules whose names have the same letters, such as all rules R-STK.
package struct RuleFamily: Sendable, Equatable {
  /// The letters in the rules' names, such as `STK`.
  package let name: String
  /// The heading of the section with the rules, or of the page if they are in several sections.
  package let title: String
  /// The address of that heading: `Docs/Rules/LayoutRules.md#rows-and-columns`.
  package let address: String
  /// The sections that contain rules of the family, without other rules, in the order of the page.
  package let sections: [RuleSection]
}

extension RuleFamily {
  /// The rules, in the order of the page.
  package var rules: [Rule] { sections.flatMap(\.rules) }

  /// Collects a family from a page; `nil` if the page has no rule of it.
  ///
  /// - Parameters:
  ///   - name: The letters in the rules' names.
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

/// The source of a rule, from the paragraph at its end.
package struct RuleOrigin: Sendable, Equatable {
  /// The kinds of sources with details, such as `recorded (macOS 26 and 27), documented`.
  package let source: String
  package let confidence: Confidence
  /// The first system for which the rule applies, and the earlier behavior; `nil` if unknown.
  package let since: String?
  /// The reason why no clause of a spec names the rule; `nil` if one does.
  package let reasonForNoClause: String?

  /// The confidence that Apple's frameworks follow the rule.
  package enum Confidence: String, Sendable {
    case high, medium, low
  }
}

extension RuleOrigin {
  /// The valid first words of a source.
  private static let kinds = ["recorded", "documented", "article", "derived", "ours"]

  /// Parses a paragraph such as `Source: recorded. Confidence: high. Since: iOS 16. No clause:
  /// nothing shows it`.
  ///
  /// The sentences that begin with "Since" and "No clause" are optional.
  ///
  /// - Returns: The source; `nil` for another text or an unknown kind of source.
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
