extension DocumentAssembler {
  /// Adds a `swift` fence according to its role.
  ///
  /// - Parameters:
  ///   - fence: The fence.
  ///   - mistakes: The mistakes in its name.
  mutating func addSwift(_ fence: FencedBlock, mistakes: DiagnosticCollector) {
    var mistakes = mistakes
    let info = InfoString(of: fence, reportingTo: &mistakes)
    let (role, words) = role(of: info, reportingTo: &mistakes)
    let title = role == .scene ? "swift" : "swift \(role.rawValue)"
    info.check(allowed: AttributeName.attributes(of: role), fence: title, reportingTo: &mistakes)
    if role == .scene {
      mistakes.reportUnexpected(words, fence: title, line: fence.line)
      addScene(fence, info: info, mistakes: mistakes)
      return
    }
    diagnostics.report(mistakes)
    if role == .rejected {
      addRejected(fence, info: info, words: words)
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
    let block = code(of: fence, info: info, reportingTo: &diagnostics)
    switch role {
    case .setup: addSetup(block)
    case .step: addStep(block)
    case .shared: document.sharedBlocks.append(block)
    case .scene, .rejected, .sketch: break
    }
  }

  /// Returns the role that the first positional word names, and the words after it.
  ///
  /// An unknown word is reported and replaced by the most similar role.
  private func role(
    of info: InfoString,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> (SwiftRole, ArraySlice<Word>) {
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

  private func code(
    of fence: FencedBlock,
    info: InfoString,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> CodeBlock {
    var block = CodeReader.read(
      fence,
      for: BuildPlatform(standingMetrics),
      reportingTo: &diagnostics
    )
    block.isHidden = info.has(.hidden)
    block.origin = info.origin(reportingTo: &diagnostics)
    return block
  }

  private mutating func addSetup(_ block: CodeBlock) {
    closeScenario()
    if pendingSetup.isEmpty { pendingLevel = document.clauses.last?.level ?? 1 }
    pendingSetup.append(block)
  }

  private mutating func addStep(_ block: CodeBlock) {
    if scenario == nil {
      hasScenario = true
      diagnostics.report(.sceneMissing(fence: "swift step"), line: block.fenceLine)
    }
    scenario?.append(step: block)
  }

  private mutating func addScene(
    _ fence: FencedBlock,
    info: InfoString,
    mistakes: DiagnosticCollector
  ) {
    closeScenario()
    var mistakes = mistakes
    let block = code(of: fence, info: info, reportingTo: &mistakes)
    scenario = ScenarioBuilder(
      info: info,
      line: block.fenceLine,
      clause: currentClause(),
      scene: SceneSpec(setup: pendingSetup, scene: block, phases: [SceneSpec.Phase()]),
      hasProposal: pendingSetup.contains(where: \.resizesStage),
      mistakes: mistakes
    )
    pendingSetup = []
  }

  private mutating func addRejected(
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
      code: code(of: fence, info: info, reportingTo: &diagnostics),
      message: message,
      conditions: info.conditions(reportingTo: &diagnostics)
    )
    pendingSetup = []
    let clause = currentClause()
    let id = nextIdentifier(in: clause, info: info)
    document.clauses[clause].scenarios.append(
      ScenarioSpec(id: id, line: fence.line, body: .rejected(rejected), digest: "")
    )
  }

  /// Returns the id of the next scenario in a clause.
  mutating func nextIdentifier(in clause: Int, info: InfoString) -> String {
    let clause = document.clauses[clause]
    hasScenario = true
    let number = clause.scenarios.count + 1
    let slug = number == 1 ? clause.slug : "\(clause.slug)-\(number)"
    return "\(document.name)#\(info.identifier(reportingTo: &diagnostics) ?? slug)"
  }
}
