extension SpecDocument {
  /// Returns the document with every block excluded that does not apply to a system.
  ///
  /// - Parameter system: The requested system; `nil` for the newest system of each group of
  ///   comparable blocks.
  /// - Returns: The same blocks, each with the reason if it is not compared.
  package func restricted(to system: SystemVersion?) -> SpecDocument {
    var document = self
    document.requestedSystem = system
    let differences = BlockDifferences(in: markdown)
    for clause in clauses.indices {
      for scenario in clauses[clause].scenarios.indices {
        document.clauses[clause].scenarios[scenario].body.restrict(
          to: SystemChoice(requested: system),
          line: clauses[clause].scenarios[scenario].line,
          differences
        )
      }
    }
    return document
  }
}

extension ScenarioSpec.Body {
  /// Excludes the blocks that do not apply to the chosen system.
  ///
  /// - Parameters:
  ///   - choice: The choice of the system.
  ///   - line: The line of the scenario's own fence, from 1.
  ///   - differences: Describes the differences between blocks.
  fileprivate mutating func restrict(
    to choice: SystemChoice,
    line: Int,
    _ differences: BlockDifferences
  ) {
    switch self {
    case .scene(var scene):
      scene.restrict(to: choice, differences)
      self = .scene(scene)
    case .rejected(var rejected):
      rejected.conditions.setAside = choice.setAside(rejected.conditions, line: line)
      self = .rejected(rejected)
    case .script(var script):
      script.conditions.setAside = choice.setAside(script.conditions, line: line)
      self = .script(script)
    }
  }
}

extension SystemChoice {
  /// Returns the reason why a block without alternatives is not compared; `nil` if it is compared.
  fileprivate func setAside(_ conditions: Conditions, line: Int) -> SystemExclusion? {
    guard !conditions.systems.isEmpty else { return nil }
    let block = Block(line: line, systems: conditions.systems)
    return blocksInPlace(of: [block])[0].map { other in
      SystemExclusion(reason: reason(block, for: other), heldSystems: other.systems)
    }
  }
}

extension SceneSpec {
  fileprivate mutating func restrict(to choice: SystemChoice, _ differences: BlockDifferences) {
    var standing = StandingConditions()
    for phase in phases.indices {
      var groups: [BlockSubject: [Int]] = [:]
      for index in phases[phase].expectations.indices {
        let expectation = phases[phase].expectations[index]
        standing.apply(expectation)
        phases[phase].expectations[index].conditions.setAside = nil
        guard !expectation.conditions.systems.isEmpty else { continue }
        groups[BlockSubject(of: expectation, under: standing), default: []].append(index)
      }
      for group in groups.values {
        phases[phase].restrict(group, to: choice, differences)
      }
    }
  }
}

extension SceneSpec.Phase {
  /// Excludes those of a group of expectations that do not apply to the chosen system.
  ///
  /// - Parameters:
  ///   - group: The indices of expectations about the same subject, each for some systems.
  ///   - choice: The choice of the system.
  ///   - differences: Describes the differences between blocks.
  fileprivate mutating func restrict(
    _ group: [Int],
    to choice: SystemChoice,
    _ differences: BlockDifferences
  ) {
    let blocks = group.map { index in
      SystemChoice.Block(
        line: expectations[index].line,
        systems: expectations[index].conditions.systems
      )
    }
    for (place, other) in choice.blocksInPlace(of: blocks).enumerated() {
      guard let other else { continue }
      let block = blocks[place]
      let isAlone = other.line == block.line
      expectations[group[place]].conditions.setAside = SystemExclusion(
        reason: choice.reason(block, for: other),
        heldLine: isAlone ? nil : other.line,
        heldSystems: other.systems,
        differences: isAlone ? [] : differences.between(block.line, other.line)
      )
    }
  }
}

/// The conditions of the earlier blocks, which apply to later blocks without their own.
private struct StandingConditions: Hashable {
  var proposal: LayoutProposal?
  var environment = LayoutEnvironment()
  var offset: LayoutEnvironment.Offset?

  mutating func apply(_ expectation: Expectation) {
    proposal = expectation.proposal ?? proposal
    offset = expectation.environment.offset ?? offset
    if type(of: expectation.content).takesEnvironment { environment = expectation.environment }
    environment.offset = nil
  }
}

/// The properties that are equal for blocks of a phase about the same subject.
private struct BlockSubject: Hashable {
  var name: String
  var subject: String
  var conditions: StandingConditions

  init(of expectation: Expectation, under conditions: StandingConditions) {
    name = expectation.name
    subject = expectation.content.subject
    self.conditions = conditions
  }
}

/// Chooses which of several blocks with numbers of different systems are compared.
struct SystemChoice {
  /// A block with the systems that its numbers apply to.
  struct Block {
    /// The line of the block's fence, from 1.
    var line: Int
    var systems: [SystemVersion]
  }

  /// The requested system; `nil` selects the newest one.
  let requested: SystemVersion?
}

extension SystemChoice {
  /// Determines the blocks that are not compared.
  ///
  /// - Parameter blocks: Blocks about the same subject in one scene, each for some systems.
  /// - Returns: For each block, the block that is compared instead; `nil` if the block itself is
  ///   compared.
  func blocksInPlace(of blocks: [Block]) -> [Block?] {
    let candidates = candidates(among: blocks)
    let newest = candidates.filter { block in !candidates.contains { isOlder(block, than: $0) } }
    return blocks.map { block in
      if newest.contains(where: { $0.line == block.line }) { return nil }
      guard let first = newest.first(where: { isOlder(block, than: $0) }) ?? newest.first else {
        return requested.map { Block(line: block.line, systems: [$0]) }
      }
      return Block(line: first.line, systems: first.systems)
    }
  }

  /// Returns a sentence that states why a block is not compared.
  func reason(_ block: Block, for other: Block) -> String {
    let isCovered = requested.map { block.systems.contains(where: $0.covers) } ?? true
    let system = isCovered ? other.systems.text : requested?.description ?? ""
    return "numbers of \(block.systems.text); this run compares with \(system)"
  }

  /// Returns the blocks of the requested system, or of its generation if none names the system.
  ///
  /// Returns all blocks if no system is requested.
  private func candidates(among blocks: [Block]) -> [Block] {
    guard let requested else { return blocks }
    let exact = blocks.filter { $0.systems.contains(where: requested.covers) }
    guard exact.isEmpty else { return exact }
    return blocks.filter { !systems(of: $0).isEmpty }
  }

  /// Returns the systems of a block that belong to the requested generation, or all if none is
  /// requested.
  private func systems(of block: Block) -> [SystemVersion] {
    guard let requested else { return block.systems }
    return block.systems.filter { $0.generation == requested.generation }
  }

  /// Returns whether a block is for an older generation than another, or for older versions of the
  /// platforms that both name.
  private func isOlder(_ block: Block, than other: Block) -> Bool {
    let (own, others) = (systems(of: block), systems(of: other))
    guard let newest = own.map(\.generation).max(), let limit = others.map(\.generation).max()
    else { return false }
    guard newest == limit else { return newest < limit }
    let pairs = SystemPlatform.allCases.compactMap { platform in
      let newest = [own, others].map { $0.filter { $0.platform == platform }.max() }
      return newest[0].flatMap { own in newest[1].map { (own, $0) } }
    }
    return pairs.contains { $0.0 < $0.1 } && pairs.allSatisfy { $0.0 <= $0.1 }
  }
}
