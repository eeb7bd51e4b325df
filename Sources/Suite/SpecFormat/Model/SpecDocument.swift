/// One spec: a Markdown file, read.
package struct SpecDocument: Sendable, Equatable {
  /// The path as reports print it, relative to the package: `Specs/views/stacks.md`.
  package var file: String
  /// The path under the specs folder without `.md`, the first half of every id: `views/stacks`.
  package var name: String
  /// The text of the `#` heading, or `name` where there is none.
  package var title: String
  /// The `##` to `####` headings, in document order.
  package var clauses: [Clause]
  /// The `swift shared` blocks, in document order.
  package var sharedBlocks: [CodeBlock]
  /// The blocks before the first clause that every scene of the page must satisfy, in document
  /// order; each scene has them behind the blocks of its first phase.
  package var pageExpectations: [Expectation] = []
  /// Whether `<!-- reference style -->` stands before the first clause, and so counts for all of
  /// them.
  package var usesReferenceStyle: Bool
  /// The system whose numbers count; `nil` for the newest of those that a scene has numbers of.
  package var heldSystem: SystemVersion?
  /// A hash of the file's bytes: whoever changes the file notices by it that someone else has.
  package var digest: String
  /// The file as it was read.
  package var markdown: MarkdownDocument

  package init(
    file: String,
    name: String,
    title: String,
    clauses: [Clause] = [],
    sharedBlocks: [CodeBlock] = [],
    usesReferenceStyle: Bool = false,
    digest: String = "",
    markdown: MarkdownDocument = .empty
  ) {
    self.file = file
    self.name = name
    self.title = title
    self.clauses = clauses
    self.sharedBlocks = sharedBlocks
    self.usesReferenceStyle = usesReferenceStyle
    self.digest = digest
    self.markdown = markdown
  }

  /// Every scenario of the document, in document order.
  package var scenarios: [ScenarioSpec] { clauses.flatMap(\.scenarios) }

  /// Every block of Swift, those that are not compiled too, in any order.
  package var codeBlocks: [CodeBlock] {
    sharedBlocks + clauses.flatMap { $0.sketches + $0.scenarios.flatMap(\.body.blocks) }
  }
}

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

extension SpecDocument {
  /// Notes which rules the prose of each clause names, its heading and comments too.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  mutating func noteRules() {
    var lines = markdown.proseLines[...]
    for index in clauses.indices {
      let end = index + 1 < clauses.count ? clauses[index + 1].line : .max
      lines = lines.drop { $0 < clauses[index].line }
      var rules: Set<RuleName> = []
      for line in lines.prefix(while: { $0 < end }) {
        rules.formUnion(RuleName.names(in: markdown.source.bytes(ofLine: line)))
      }
      clauses[index].rules = rules.sorted()
    }
  }
}
