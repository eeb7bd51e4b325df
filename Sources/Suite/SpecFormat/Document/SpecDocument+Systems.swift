extension SpecDocument {
  /// The document with every block set aside that the engine is not held to.
  ///
  /// - Parameter system: The system that somebody asks for; `nil` for the newest of those that a
  ///   scene has numbers of.
  /// - Returns: The same blocks, each with why it is not compared, where it is not.
  package func held(to system: SystemVersion?) -> SpecDocument {
    var document = self
    document.heldSystem = system
    let differences = BlockDifferences(in: markdown)
    for clause in clauses.indices {
      for scenario in clauses[clause].scenarios.indices {
        document.clauses[clause].scenarios[scenario].body.hold(
          to: SystemChoice(asked: system),
          line: clauses[clause].scenarios[scenario].line,
          differences
        )
      }
    }
    return document
  }
}

extension ScenarioSpec.Body {
  /// Sets aside what the engine is not held to.
  ///
  /// - Parameters:
  ///   - choice: Which system counts.
  ///   - line: The line of the scenario's own fence, from 1.
  ///   - differences: Says how two blocks differ.
  fileprivate mutating func hold(
    to choice: SystemChoice,
    line: Int,
    _ differences: BlockDifferences
  ) {
    switch self {
    case .scene(var scene):
      scene.hold(to: choice, differences)
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
  /// Why something that nothing else says is not compared; `nil` where it is.
  fileprivate func setAside(_ conditions: Conditions, line: Int) -> SetAside? {
    guard !conditions.systems.isEmpty else { return nil }
    let block = Block(line: line, systems: conditions.systems)
    return blocksInPlace(of: [block])[0].map { other in
      SetAside(reason: reason(block, for: other), heldSystems: other.systems)
    }
  }
}

extension SceneSpec {
  fileprivate mutating func hold(to choice: SystemChoice, _ differences: BlockDifferences) {
    var standing = StandingConditions()
    for phase in phases.indices {
      var groups: [BlockSubject: [Int]] = [:]
      for index in phases[phase].expectations.indices {
        let expectation = phases[phase].expectations[index]
        standing.take(expectation)
        phases[phase].expectations[index].conditions.setAside = nil
        guard !expectation.conditions.systems.isEmpty else { continue }
        groups[BlockSubject(of: expectation, under: standing), default: []].append(index)
      }
      for group in groups.values {
        phases[phase].hold(group, to: choice, differences)
      }
    }
  }
}

extension SceneSpec.Phase {
  /// Sets aside those of some expectations that the engine is not held to.
  ///
  /// - Parameters:
  ///   - group: The places of expectations that say the same, each of its systems.
  ///   - choice: Which system counts.
  ///   - differences: Says how two blocks differ.
  fileprivate mutating func hold(
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
      expectations[group[place]].conditions.setAside = SetAside(
        reason: choice.reason(block, for: other),
        heldLine: isAlone ? nil : other.line,
        heldSystems: other.systems,
        differences: isAlone ? [] : differences.between(block.line, other.line)
      )
    }
  }
}

/// The conditions that blocks have stated so far, and that stand for those that say nothing.
private struct StandingConditions: Hashable {
  var proposal: ProposalLiteral?
  var environment = EnvironmentAttributes()
  var offset: EnvironmentAttributes.Offset?

  mutating func take(_ expectation: Expectation) {
    proposal = expectation.proposal ?? proposal
    offset = expectation.environment.offset ?? offset
    if type(of: expectation.content).takesEnvironment { environment = expectation.environment }
    environment.offset = nil
  }
}

/// Everything that must be equal for two blocks of a phase to say the same.
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
