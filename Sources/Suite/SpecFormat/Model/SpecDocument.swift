/// A spec that was parsed from a Markdown file.
package struct SpecDocument: Sendable, Equatable {
  /// The path relative to the package, as in reports: `Specs/views/stacks.md`.
  package var file: String
  /// The path under the specs folder without `.md`, which is the part of every id before `#`:
  /// `views/stacks`.
  package var name: String
  /// The text of the `#` heading; `name` if there is none.
  package var title: String
  /// The clauses of the `##` to `####` headings and, if needed, of the document's title, in
  /// document order.
  package var clauses: [Clause]
  /// The `swift shared` blocks, in document order.
  package var sharedBlocks: [CodeBlock]
  /// The blocks before the first clause that apply to every scene of the page, in document order.
  ///
  /// They are also added to each scene, after the blocks of its first phase.
  package var pageExpectations: [Expectation] = []
  /// Whether `<!-- reference style -->` is before the first clause, and so applies to all of them.
  package var usesReferenceStyle: Bool
  /// The metrics of the page's blocks by `<!-- metrics: … -->` before the first clause.
  package var metrics = LayoutMetrics.test
  /// The bars of the page's blocks by `<!-- navigation-bar: … -->` before the first clause.
  package var bars = LayoutBars.automatic
  /// The app's folder by `<!-- resources: … -->`; `nil` for none.
  package var resources: ResourcesFolder?
  /// Whether `<!-- fonts: measured -->` requires that texts in fonts of the app are no estimates.
  package var requiresMeasuredFonts = false
  /// The system whose numbers are compared; `nil` for the newest one that has numbers.
  package var requestedSystem: SystemVersion?
  /// Whether the file contains no block of Plumb's, so that its Swift is an illustration.
  package var isProse = false
  /// A hash of the file's bytes, which is used to detect changes of the file before editing it.
  package var digest: String
  /// The parsed Markdown file.
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

  /// All scenarios, in document order.
  package var scenarios: [ScenarioSpec] { clauses.flatMap(\.scenarios) }

  /// The lines of the fences of all samples, from 1 and in document order.
  package var sampleLines: [Int] { clauses.flatMap(\.sampleLines) }

  /// All Swift blocks in any order, including those that are not compiled.
  package var codeBlocks: [CodeBlock] {
    sharedBlocks + clauses.flatMap { $0.sketches + $0.scenarios.flatMap(\.body.blocks) }
  }
}

/// A folder with the images, colors and strings of an app.
package struct ResourcesFolder: Sendable, Equatable {
  /// The path as stated, relative to the page.
  package var path: String
  /// The line of the comment, from 1; `nil` if the command line states the folder.
  package var line: Int?
  /// The absolute path; `nil` until the folder of the page is known.
  package var folder: String?

  package init(path: String, line: Int? = nil, folder: String? = nil) {
    (self.path, self.line, self.folder) = (path, line, folder)
  }
}

/// A heading of a spec with its content up to the next heading.
///
/// Blocks before the first `##` heading belong to a clause of level 1 with the document's title,
/// which needs no scenario.
package struct Clause: Sendable, Equatable {
  /// The text of the heading, without Markdown syntax.
  package var title: String
  /// The heading's anchor on GitHub, unique in the document.
  package var slug: String
  /// The level: 1 for the clause of the document's title, 2 to 4 for `##` to `####`.
  package var level: Int
  /// The heading's line in the file, from 1.
  package var line: Int
  /// Whether the clause contains `<!-- informative -->`, so that it needs no scenario.
  package var isInformative: Bool
  /// Whether `<!-- reference style -->` applies to the clause, directly, by a parent clause or by
  /// the page.
  ///
  /// Derived numbers of such a clause depend on this engine's style of controls, not on Apple's.
  package var usesReferenceStyle: Bool
  /// The metrics of the clause's blocks by `<!-- metrics: … -->`, directly, by a parent clause or
  /// by the page.
  package var metrics: LayoutMetrics
  /// The bars of the clause's blocks by `<!-- navigation-bar: … -->`, directly, by a parent clause
  /// or by the page.
  package var bars: LayoutBars
  /// The rules that the heading and the prose name, without duplicates, in the order of their
  /// names.
  package var rules: [RuleName]
  package var scenarios: [ScenarioSpec]
  /// The `swift sketch` blocks, which are illustrations that are not compiled.
  package var sketches: [CodeBlock]
  /// The lines of the fences of samples, from 1: Swift without a role and without an expectation.
  package var sampleLines: [Int] = []
  /// The lines of the fences of setup and step blocks that belong to samples.
  package var sampleCodeLines: [Int] = []

  package init(
    title: String,
    slug: String,
    level: Int,
    line: Int,
    isInformative: Bool = false,
    usesReferenceStyle: Bool = false,
    metrics: LayoutMetrics = .test,
    bars: LayoutBars = .automatic,
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
    self.metrics = metrics
    self.bars = bars
    self.rules = rules
    self.scenarios = scenarios
    self.sketches = sketches
  }
}

extension SpecDocument {
  /// Collects the rules that the prose of each clause names, including its heading and comments.
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
