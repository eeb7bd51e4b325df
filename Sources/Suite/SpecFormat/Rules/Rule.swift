/// A rule of layout: its name, and what it says.
package struct Rule: Sendable, Equatable {
  package let name: RuleName
  /// The paragraphs that say it, without the one that names the source.
  package let statement: [MarkdownBlock]
  package let origin: RuleOrigin
  /// The line of its heading in the page, from 1.
  package let line: Int
  /// The address of its heading: `Docs/LayoutRules.md#r-stk-4`.
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
