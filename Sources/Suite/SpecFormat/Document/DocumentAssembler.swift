/// Makes a spec of a Markdown file, block by block.
struct DocumentAssembler {
  var document: SpecDocument
  var diagnostics: DiagnosticCollector
  /// The `swift setup` blocks that no scene has followed yet.
  var pendingSetup: [CodeBlock] = []
  /// The level of the heading that the first of them stands under.
  var pendingLevel = 1
  var scenario: ScenarioBuilder?
  /// Whether anything was meant as a scenario, be it one that could not be read.
  var hasScenario = false
  /// How many scenarios the clause in hand has.
  var scenarioCount = 0
  /// The clauses that the one in hand is a part of, and that one, by their indices.
  private var openClauses: [Int] = []
  private var titleHeading: (line: Int, slug: String)?

  init(_ markdown: MarkdownDocument, name: String, diagnostics: DiagnosticCollector) {
    document = SpecDocument(file: diagnostics.file, name: name, title: name, markdown: markdown)
    self.diagnostics = diagnostics
  }
}

extension DocumentAssembler {
  /// Takes in the next block.
  mutating func assemble(_ block: MarkdownBlock) {
    switch block.content {
    case .heading(let heading): assemble(heading, line: block.line)
    case .fence(let fence): assemble(fence)
    case .html(let html):
      switch CommentKeyword(html: html) {
      case .informative:
        if let last = document.clauses.indices.last { document.clauses[last].isInformative = true }
      case .referenceStyle: takeReferenceStyle()
      case nil: break
      }
    case .paragraph, .table, .indentedCode, .quotation, .list, .rule: break
    }
  }

  /// Ends the document: closes what is open and names each scenario's code.
  mutating func finish() {
    closeScenario()
    discardSetup()
    if !hasScenario, document.sharedBlocks.isEmpty {
      diagnostics.report(.scenarioMissing, line: 1)
    }
    var shared = Digest()
    for block in document.sharedBlocks { shared.combine(block) }
    for clause in document.clauses.indices {
      for index in document.clauses[clause].scenarios.indices {
        let scenario = document.clauses[clause].scenarios[index]
        document.clauses[clause].scenarios[index].digest = scenario.computedDigest(after: shared)
      }
    }
    document = document.held(to: nil)
    document.noteRules()
    document.digest = FileDigest.digest(of: document.markdown.source.fileBytes)
  }
}

extension DocumentAssembler {
  /// The clause that blocks belong to now: before the first heading, one with the document's title,
  /// which needs no scenario.
  mutating func currentClause() -> Int {
    if document.clauses.isEmpty {
      document.clauses.append(
        Clause(
          title: document.title,
          slug: titleHeading?.slug ?? HeadingSlugs.slug(for: document.title),
          level: 1,
          line: titleHeading?.line ?? 1,
          isInformative: true,
          usesReferenceStyle: document.usesReferenceStyle
        )
      )
    }
    return document.clauses.count - 1
  }

  /// A section ends the scenarios and setups of its siblings, and not those it is a part of.
  private mutating func assemble(_ heading: MarkdownHeading, line: Int) {
    guard !heading.isNested, heading.level <= 4 else { return }
    if let scenario, heading.level <= document.clauses[scenario.clause].level { closeScenario() }
    if heading.level <= pendingLevel { discardSetup() }
    if heading.level == 1 {
      takeTitle(heading.text, slug: heading.slug, line: line)
    } else {
      scenarioCount = 0
      document.clauses.append(
        Clause(
          title: heading.text,
          slug: heading.slug,
          level: heading.level,
          line: line,
          isInformative: heading.isInformative,
          usesReferenceStyle: usesReferenceStyle(atLevel: heading.level)
        )
      )
      openClauses.removeAll { document.clauses[$0].level >= heading.level }
      openClauses.append(document.clauses.count - 1)
    }
  }

  /// Marks the clause in hand; before the first one, the whole page.
  private mutating func takeReferenceStyle() {
    guard let last = document.clauses.indices.last else {
      document.usesReferenceStyle = true
      return
    }
    document.clauses[last].usesReferenceStyle = true
    if document.clauses[last].level == 1 { document.usesReferenceStyle = true }
  }

  private mutating func takeTitle(_ title: String, slug: String, line: Int) {
    if let titleHeading {
      diagnostics.report(.titleRepeated(firstLine: titleHeading.line), line: line)
      return
    }
    document.title = title
    titleHeading = (line, slug)
  }

  /// Ends the scenario in hand, if there is one, and reports if it checks nothing.
  mutating func closeScenario() {
    guard let open = scenario else { return }
    scenario = nil
    if !open.checksSomething, document.pageExpectations.isEmpty {
      diagnostics.report(.expectationMissing, line: open.line)
    }
    var scene = open.scene
    scene.phases[0].expectations += document.pageExpectations
      .map { $0.standing(behind: scene.phases[0].expectations) }
    document.clauses[open.clause].scenarios.append(
      ScenarioSpec(id: open.id, line: open.line, body: .scene(scene), digest: "")
    )
  }

  /// Reports the setups that no scene has followed.
  mutating func discardSetup() {
    for block in pendingSetup {
      diagnostics.report(.setupUnused, line: block.fenceLine)
    }
    pendingSetup = []
  }
}

extension Expectation {
  /// The block of a page behind a scene's own blocks: what these lay out stands for the steps that
  /// follow.
  fileprivate func standing(behind expectations: [Expectation]) -> Expectation {
    guard let last = expectations.last(where: { type(of: $0.content).takesEnvironment }) else {
      return self
    }
    var expectation = self
    expectation.proposal = nil
    expectation.environment = last.environment
    expectation.environment.offset = nil
    return expectation
  }
}

extension DocumentAssembler {
  /// Whether a clause that begins now, at a level, stands under the mark already.
  private func usesReferenceStyle(atLevel level: Int) -> Bool {
    let around = openClauses.last { document.clauses[$0].level < level } ?? firstClauseOfPage
    return around.map { document.clauses[$0].usesReferenceStyle } ?? document.usesReferenceStyle
  }

  /// The clause before the first heading, where there is one.
  private var firstClauseOfPage: Int? { document.clauses.first?.level == 1 ? 0 : nil }
}

/// A scenario of which further blocks may come.
struct ScenarioBuilder {
  var id: String
  /// The line of the scene's fence, from 1.
  var line: Int
  /// The clause that the scene stands in, by its place in the document.
  var clause: Int
  var scene: SceneSpec
  /// Whether a block has said what the root is proposed.
  var hasProposal: Bool
  /// Whether anything is checked, be it in a block that could not be read.
  var checksSomething = false
}

extension ScenarioBuilder {
  /// Adds what is expected after the last step.
  mutating func append(_ expectation: Expectation) {
    scene.phases[scene.phases.count - 1].expectations.append(expectation)
  }

  /// Adds a step.
  mutating func append(step: CodeBlock) {
    hasProposal = hasProposal || step.resizesStage
    scene.phases.append(SceneSpec.Phase(step: step))
  }
}

extension CodeBlock {
  /// Whether the code says what the root is proposed, so that an expectation need not.
  var resizesStage: Bool { code.contains("stage.resize(") }
}
