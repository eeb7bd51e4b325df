/// Creates a spec from a Markdown file, block by block.
struct DocumentAssembler {
  /// A line and a column in characters, from 1.
  typealias Place = (line: Int, column: Int)

  var document: SpecDocument
  var diagnostics: DiagnosticCollector
  /// The `swift setup` blocks that are not followed by a scene yet.
  var pendingSetup: [CodeBlock] = []
  /// The level of the heading above the first pending setup block.
  var pendingLevel = 1
  var scenario: ScenarioBuilder?
  /// Whether the file contains a scenario, including one that could not be read.
  var hasScenario = false
  /// Whether the file contains an expectation, including one with a misspelled name.
  var hasExpectation = false
  /// The indices of the current clause and of its parent clauses, outermost first.
  private var openClauses: [Int] = []
  private var titleHeading: (line: Int, slug: String)?

  init(_ markdown: MarkdownDocument, name: String, diagnostics: DiagnosticCollector) {
    let title = markdown.source.frontMatterTitle ?? name
    document = SpecDocument(file: diagnostics.file, name: name, title: title, markdown: markdown)
    self.diagnostics = diagnostics
  }
}

extension DocumentAssembler {
  /// Adds the next block.
  mutating func assemble(_ block: MarkdownBlock) {
    switch block.content {
    case .heading(let heading): assemble(heading, line: block.line)
    case .fence(let fence): assemble(fence)
    case .html, .paragraph, .table, .indentedCode, .quotation, .list, .rule: break
    }
    for comment in document.markdown.conditions(in: block) { assemble(comment) }
  }

  /// Applies a comment to what follows it, or to the clause that it is in.
  private mutating func assemble(_ comment: PlacedComment) {
    let place = (line: comment.line, column: comment.column)
    switch comment.keyword {
    case .informative:
      if let last = document.clauses.indices.last { document.clauses[last].isInformative = true }
    case .referenceStyle: set(\.usesReferenceStyle, \.usesReferenceStyle, to: true)
    case .metrics(let name):
      set(\.metrics, \.metrics, to: value(named: name, of: "metrics", at: place))
    case .bars(let name):
      set(\.bars, \.bars, to: value(named: name, of: AttributeName.bars.rawValue, at: place))
    case .resources(let path): setResources(at: path, place)
    case .fonts(let name):
      let requirement: FontRequirement? = value(named: name, of: "fonts", at: place)
      if requirement == .measured { document.requiresMeasuredFonts = true }
    case .misspelled(let text, let nearest):
      diagnostics.report(
        .commentMisspelled(text, nearest: nearest),
        line: place.line,
        column: place.column
      )
    }
  }

  /// Completes the document: closes the open scenario and computes the digests.
  ///
  /// - Parameter lostSampleLines: The lines of samples that are no fences in Markdown.
  mutating func finish(lostSampleLines: [Int]) {
    closeScenario()
    discardSetup()
    for line in lostSampleLines { addLostSample(at: line) }
    if !hasScenario, document.sharedBlocks.isEmpty, document.sampleLines.isEmpty {
      diagnostics.report(.scenarioMissing, line: 1)
    }
    document.isProse =
      !hasExpectation && !hasScenario && !document.markdown.hasBlockOfSpecs
      && !document.markdown.source.hasStatedFenceOfSpecs
    if document.isProse, !document.sampleLines.isEmpty {
      diagnostics.removeAll { !$0.isMisspelledExpectation }
    }
    var shared = Digest()
    for block in document.sharedBlocks { shared.combine(block) }
    for clause in document.clauses.indices {
      for index in document.clauses[clause].scenarios.indices {
        let scenario = document.clauses[clause].scenarios[index]
        document.clauses[clause].scenarios[index].digest = scenario.computedDigest(after: shared)
      }
    }
    document = document.restricted(to: nil)
    document.noteRules()
    document.digest = FileDigest.digest(of: document.markdown.source.fileBytes)
  }
}

extension DocumentAssembler {
  /// Returns the index of the current clause, and creates one for the document's title if there is
  /// none yet.
  ///
  /// The clause of the title needs no scenario.
  mutating func currentClause() -> Int {
    if document.clauses.isEmpty {
      document.clauses.append(
        Clause(
          title: document.title,
          slug: titleHeading?.slug ?? HeadingSlugs.slug(for: document.title),
          level: 1,
          line: titleHeading?.line ?? 1,
          isInformative: true,
          usesReferenceStyle: document.usesReferenceStyle,
          metrics: document.metrics,
          bars: document.bars
        )
      )
    }
    return document.clauses.count - 1
  }

  /// Begins a clause, and ends scenarios and setups of sections that do not contain it.
  private mutating func assemble(_ heading: MarkdownHeading, line: Int) {
    guard !heading.isNested, heading.level <= 4 else { return }
    if let scenario, heading.level <= document.clauses[scenario.clause].level { closeScenario() }
    if heading.level <= pendingLevel { discardSetup() }
    if heading.level == 1 {
      setTitle(heading.text, slug: heading.slug, line: line)
    } else {
      document.clauses.append(
        Clause(
          title: heading.text,
          slug: heading.slug,
          level: heading.level,
          line: line,
          usesReferenceStyle: parent(ofLevel: heading.level)?.usesReferenceStyle
            ?? document.usesReferenceStyle,
          metrics: parent(ofLevel: heading.level)?.metrics ?? document.metrics,
          bars: parent(ofLevel: heading.level)?.bars ?? document.bars
        )
      )
      openClauses.removeAll { document.clauses[$0].level >= heading.level }
      openClauses.append(document.clauses.count - 1)
    }
  }

  /// Sets a property of the blocks that follow in the current clause, or in the whole page before
  /// the first clause.
  ///
  /// - Parameters:
  ///   - ofClause: The property of a clause.
  ///   - ofPage: The same property of the page.
  ///   - value: The value that a comment states; `nil` if it is not valid.
  private mutating func set<Value>(
    _ ofClause: WritableKeyPath<Clause, Value>,
    _ ofPage: WritableKeyPath<SpecDocument, Value>,
    to value: Value?
  ) {
    guard let value else { return }
    guard let last = document.clauses.indices.last else {
      document[keyPath: ofPage] = value
      return
    }
    document.clauses[last][keyPath: ofClause] = value
    if document.clauses[last].level == 1 { document[keyPath: ofPage] = value }
  }

  /// Returns the value that a comment names; reports a name that does not exist, and returns `nil`.
  private mutating func value<Value: CaseIterable & RawRepresentable<String>>(
    named name: String,
    of attribute: String,
    at place: Place
  ) -> Value? {
    if let value = Value(rawValue: name) { return value }
    let names = Value.allCases.map(\.rawValue)
    diagnostics.report(
      .attributeValueInvalid(
        attribute,
        value: name,
        expected: "one of \(names.joined(separator: ", "))",
        nearest: NearestName.of(name, among: names)
      ),
      line: place.line,
      column: place.column
    )
    return nil
  }

  /// Sets the app's folder of the whole page.
  private mutating func setResources(at path: String, _ place: Place) {
    if let first = document.resources?.line {
      diagnostics.report(
        .resourcesRepeated(firstLine: first),
        line: place.line,
        column: place.column
      )
      return
    }
    document.resources = ResourcesFolder(path: path, line: place.line)
  }

  private mutating func setTitle(_ title: String, slug: String, line: Int) {
    if let titleHeading {
      diagnostics.report(.titleRepeated(firstLine: titleHeading.line), line: line)
      return
    }
    document.title = title
    titleHeading = (line, slug)
  }

  /// Ends the current scenario, if there is one, and reports it if it checks nothing.
  ///
  /// A scene without an expectation is a sample, with its setup and its steps, and its mistakes are
  /// no mistakes of the spec.
  mutating func closeScenario() {
    guard let open = scenario else { return }
    scenario = nil
    guard open.isIntendedAsScenario || !document.pageExpectations.isEmpty else {
      let code = open.scene.setup + open.scene.phases.compactMap(\.step)
      document.clauses[open.clause].sampleLines.append(open.line)
      document.clauses[open.clause].sampleCodeLines += code.map(\.fenceLine)
      return
    }
    diagnostics.report(open.mistakes)
    if !open.checksSomething, document.pageExpectations.isEmpty {
      diagnostics.report(.expectationMissing, line: open.line)
    }
    let id = nextIdentifier(in: open.clause, info: open.info)
    var scene = open.scene
    scene.phases[0].expectations += document.pageExpectations
      .map { $0.standing(after: scene.phases[0].expectations) }
    document.clauses[open.clause].scenarios.append(
      ScenarioSpec(id: id, line: open.line, body: .scene(scene), digest: "")
    )
  }

  /// Adds a sample that is no fence in Markdown to the clause that contains its line.
  private mutating func addLostSample(at line: Int) {
    _ = currentClause()
    let clause = document.clauses.lastIndex { $0.line <= line } ?? 0
    document.clauses[clause].sampleLines.append(line)
    document.clauses[clause].sampleLines.sort()
  }

  /// Reports the setup blocks that are not followed by a scene.
  mutating func discardSetup() {
    for block in pendingSetup {
      diagnostics.report(.setupUnused, line: block.fenceLine)
    }
    pendingSetup = []
  }
}

extension Expectation {
  /// Returns a block of the page as it is used after a scene's own blocks.
  ///
  /// It has no proposal and the environment of the scene's last layout, so that steps that follow
  /// run in this layout.
  fileprivate func standing(after expectations: [Expectation]) -> Expectation {
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
  /// Returns the clause that contains a new clause of a level; `nil` if there is none.
  private func parent(ofLevel level: Int) -> Clause? {
    (openClauses.last { document.clauses[$0].level < level } ?? firstClauseOfPage)
      .map { document.clauses[$0] }
  }

  /// The metrics of the blocks that follow, unless they specify others.
  var standingMetrics: LayoutMetrics { document.clauses.last?.metrics ?? document.metrics }

  /// The bars of the blocks that follow, unless they specify others.
  var standingBars: LayoutBars { document.clauses.last?.bars ?? document.bars }

  /// The index of the clause of the document's title; `nil` if there is none.
  private var firstClauseOfPage: Int? { document.clauses.first?.level == 1 ? 0 : nil }
}

/// A scenario to which blocks are still being added.
struct ScenarioBuilder {
  /// The info string of the scene's fence.
  var info: InfoString
  /// The line of the scene's fence, from 1.
  var line: Int
  /// The index of the clause that contains the scene.
  var clause: Int
  var scene: SceneSpec
  /// Whether a block has set the proposal of the root.
  var hasProposal: Bool
  /// The mistakes of the scene's own fence.
  var mistakes: DiagnosticCollector
  /// Whether the scene has an expectation, including one that could not be read.
  var isIntendedAsScenario = false
  /// Whether anything is checked, including blocks that could not be read.
  var checksSomething = false
}

extension ScenarioBuilder {
  /// Adds an expectation after the last step.
  mutating func append(_ expectation: Expectation) {
    scene.phases[scene.phases.count - 1].expectations.append(expectation)
  }

  mutating func append(step: CodeBlock) {
    hasProposal = hasProposal || step.resizesStage
    scene.phases.append(SceneSpec.Phase(step: step))
  }
}

extension CodeBlock {
  /// Whether the code sets the size of the stage, so that an expectation needs no proposal.
  var resizesStage: Bool { code.contains("stage.resize(") }
}
