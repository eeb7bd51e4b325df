extension DocumentAssembler {
  /// Adds a `swift` fence according to its role.
  mutating func takeSwift(_ fence: FencedBlock) {
    let info = InfoString(of: fence, reportingTo: &diagnostics)
    let (role, words) = role(of: info)
    let title = role == .scene ? "swift" : "swift \(role.rawValue)"
    info.check(
      allowed: AttributeName.attributes(of: role),
      fence: title,
      reportingTo: &diagnostics
    )
    if role == .rejected {
      takeRejected(fence, info: info, words: words)
      return
    }
    reportUnexpected(words, fence: title, line: fence.line)
    if role == .sketch {
      let code = fence.content.map { $0.text + "\n" }.joined()
      document.clauses[currentClause()].sketches.append(
        CodeBlock(
          fenceLine: fence.line,
          line: fence.line + 1,
          code: code,
          origin: info.origin(reportingTo: &diagnostics)
        )
      )
      return
    }
    let block = code(of: fence, info: info)
    switch role {
    case .setup: takeSetup(block)
    case .step: takeStep(block)
    case .shared: document.sharedBlocks.append(block)
    case .scene, .rejected, .sketch: takeScene(block, info: info)
    }
  }

  /// Returns the role that the first positional word names, and the words after it.
  ///
  /// An unknown word is reported and replaced by the most similar role.
  private mutating func role(of info: InfoString) -> (SwiftRole, ArraySlice<Word>) {
    guard let word = info.positional.first, word.quoted == nil else {
      return (.scene, info.positional[...])
    }
    if let role = SwiftRole(rawValue: word.bare) { return (role, info.positional.dropFirst()) }
    let nearest = NearestName.of(word.bare, among: SwiftRole.words)
    diagnostics.report(
      .roleUnknown(word.bare, nearest: nearest),
      line: info.line,
      column: word.column
    )
    return (nearest.flatMap(SwiftRole.init(rawValue:)) ?? .scene, info.positional.dropFirst())
  }

  private mutating func code(of fence: FencedBlock, info: InfoString) -> CodeBlock {
    var block = CodeReader.read(fence, reportingTo: &diagnostics)
    block.origin = info.origin(reportingTo: &diagnostics)
    return block
  }

  private mutating func takeSetup(_ block: CodeBlock) {
    closeScenario()
    if pendingSetup.isEmpty { pendingLevel = document.clauses.last?.level ?? 1 }
    pendingSetup.append(block)
  }

  private mutating func takeStep(_ block: CodeBlock) {
    if scenario == nil {
      hasScenario = true
      diagnostics.report(.sceneMissing(fence: "swift step"), line: block.fenceLine)
    }
    scenario?.append(step: block)
  }

  private mutating func takeScene(_ block: CodeBlock, info: InfoString) {
    closeScenario()
    let clause = currentClause()
    let id = nextIdentifier(info: info)
    scenario = ScenarioBuilder(
      id: id,
      line: block.fenceLine,
      clause: clause,
      scene: SceneSpec(setup: pendingSetup, scene: block, phases: [SceneSpec.Phase()]),
      hasProposal: pendingSetup.contains(where: \.resizesStage)
    )
    pendingSetup = []
  }

  private mutating func takeRejected(
    _ fence: FencedBlock,
    info: InfoString,
    words: ArraySlice<Word>
  ) {
    closeScenario()
    let message = words.first.flatMap { $0.bare.isEmpty ? $0.quoted : nil }
    reportUnexpected(
      words.dropFirst(message == nil ? 0 : 1),
      fence: "swift rejected",
      line: fence.line
    )
    let rejected = RejectedSpec(
      setup: pendingSetup,
      code: code(of: fence, info: info),
      message: message,
      conditions: info.conditions(reportingTo: &diagnostics)
    )
    pendingSetup = []
    let clause = currentClause()
    let id = nextIdentifier(info: info)
    document.clauses[clause].scenarios.append(
      ScenarioSpec(id: id, line: fence.line, body: .rejected(rejected), digest: "")
    )
  }

  /// Returns the id of the next scenario in the current clause.
  mutating func nextIdentifier(info: InfoString) -> String {
    let clause = document.clauses[currentClause()]
    hasScenario = true
    scenarioCount += 1
    let slug = scenarioCount == 1 ? clause.slug : "\(clause.slug)-\(scenarioCount)"
    return "\(document.name)#\(info.identifier(reportingTo: &diagnostics) ?? slug)"
  }
}
