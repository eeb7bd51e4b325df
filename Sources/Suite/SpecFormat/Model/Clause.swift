/// A heading of a spec with what stands under it, down to the next heading.
///
/// Blocks that stand before the first `##` heading belong to a clause of level 1, titled as the
/// document is; it needs no scenario.
package struct Clause: Sendable, Equatable {
  /// The heading's text, without Markdown.
  package var title: String
  /// The heading's slug as GitHub makes it, unique in the document.
  package var slug: String
  /// 1 for the document's own, 2 to 4 for `##` to `####`.
  package var level: Int
  /// The heading's line in the file, from 1.
  package var line: Int
  /// Whether `<!-- informative -->` follows the heading, so that it needs no scenario.
  package var isInformative: Bool
  /// Whether `<!-- reference style -->` stands in the clause, in one around it or before the first
  /// of them: what the clause derives follows from this engine's own style of controls, not from
  /// Apple's.
  package var usesReferenceStyle: Bool
  /// The rules that its heading and its prose name, each once, in the order of their names.
  package var rules: [RuleName]
  package var scenarios: [ScenarioSpec]
  /// The `swift sketch` blocks: illustrations that are never compiled.
  package var sketches: [CodeBlock]

  package init(
    title: String,
    slug: String,
    level: Int,
    line: Int,
    isInformative: Bool = false,
    usesReferenceStyle: Bool = false,
    rules: [RuleName] = [],
    scenarios: [ScenarioSpec] = [],
    sketches: [CodeBlock] = []
  ) {
    self.title = title
    self.slug = slug
    self.level = level
    self.line = line
    self.isInformative = isInformative
    self.usesReferenceStyle = usesReferenceStyle
    self.rules = rules
    self.scenarios = scenarios
    self.sketches = sketches
  }
}
