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
  /// The blocks before the first clause that every scene of the page must satisfy, in document order;
  /// each scene has them behind the blocks of its first phase.
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
