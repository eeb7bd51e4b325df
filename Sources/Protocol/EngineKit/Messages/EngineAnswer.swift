internal import LayoutValues

/// An answer of an engine: one line of JSON, whose member `answer` names the request that it is the
/// answer to, or says that there is none.
public enum EngineAnswer: Sendable, Hashable {
  case hello(EngineHello)
  /// The scenarios that the engine has now.
  case scenarios([EngineScenario])
  /// The scenario has begun.
  case reset(PhaseAnswer)
  case layout(LayoutAnswer)
  /// The step has run, or there was none and the scenario has come to its end.
  case step(PhaseAnswer)
  /// Where the section comes to rest, in points; `nil` where it does not scroll by itself.
  case resting(Double?)
  /// How the scene breaks each law, in words; `nil` for a law that holds.
  case laws([String?])
  /// In the order of the conditions.
  case variants([VariantAnswer])
  /// In the order of the calls.
  case script([ScriptCallAnswer])
  /// The engine does not do what was asked, and says why.
  case unsupported(reason: String)
  /// The request could not be read, or is out of turn.
  case error(message: String)
}

/// A scenario that an engine has.
public struct EngineScenario: Sendable, Hashable, Codable {
  /// The id, unique in the suite: `views/stacks#shares-leftover-width`.
  public var id: String
  /// The hash of the code that was compiled; `nil` where nobody knows it.
  public var digest: String?

  /// Names a scenario.
  ///
  /// - Parameters:
  ///   - id: The id, unique in the suite.
  ///   - digest: The hash of the code that was compiled; `nil` where nobody knows it.
  public init(id: String, digest: String? = nil) {
    self.id = id
    self.digest = digest
  }
}

/// A phase that a scenario has come to.
public struct PhaseAnswer: Sendable, Hashable, Codable {
  /// Whether all steps have run before it; it has no step of its own then.
  public var hasEnded: Bool
  /// Whether the scenario's code has said what the next layout proposes.
  public var isResized: Bool
  /// The requests of code to the stage, since the last answer, that cannot be done; a sentence
  /// each.
  public var mistakes: [String]

  /// Tells of a phase.
  ///
  /// - Parameters:
  ///   - hasEnded: Whether all steps have run before it.
  ///   - isResized: Whether the code has said what the next layout proposes.
  ///   - mistakes: The requests of code to the stage that cannot be done, a sentence each.
  public init(hasEnded: Bool = false, isResized: Bool = false, mistakes: [String] = []) {
    self.hasEnded = hasEnded
    self.isResized = isResized
    self.mistakes = mistakes
  }

  private enum CodingKeys: CodingKey { case hasEnded, isResized, mistakes }

  /// Reads it from a line of the protocol, where a member that is left out says `false`, or none.
  ///
  /// - Parameter decoder: At the answer's object.
  /// - Throws: Which member is of another kind.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    hasEnded = try object.decodeIfPresent(Bool.self, forKey: .hasEnded) ?? false
    isResized = try object.decodeIfPresent(Bool.self, forKey: .isResized) ?? false
    mistakes = try object.decodeIfPresent([String].self, forKey: .mistakes) ?? []
  }

  /// Writes it as the protocol has it, without the members that say `false`, or none.
  ///
  /// - Parameter encoder: Where the answer is to stand.
  /// - Throws: What the encoder says.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    if hasEnded { try object.encode(true, forKey: .hasEnded) }
    if isResized { try object.encode(true, forKey: .isResized) }
    if !mistakes.isEmpty { try object.encode(mistakes, forKey: .mistakes) }
  }
}

extension EngineAnswer {
  /// The answers by their names on the wire.
  public enum Name: String, Sendable, Codable, CaseIterable {
    case hello, scenarios, reset, layout, step, resting, laws, variants, script, unsupported, error
  }

  /// The name that the line has in its member `answer`.
  public var name: Name {
    switch self {
    case .hello: .hello
    case .scenarios: .scenarios
    case .reset: .reset
    case .layout: .layout
    case .step: .step
    case .resting: .resting
    case .laws: .laws
    case .variants: .variants
    case .script: .script
    case .unsupported: .unsupported
    case .error: .error
    }
  }
}

extension EngineAnswer: Codable {
  private enum Keys: CodingKey {
    case answer, scenarios, offset, breaches, variants, calls, reason, message
  }

  /// Reads it from a line of the protocol.
  ///
  /// - Parameter decoder: At the answer's object.
  /// - Throws: That the protocol has no such answer, or which member is missing or of another kind.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    switch try object.decode(Name.self, forKey: .answer) {
    case .hello: self = .hello(try EngineHello(from: decoder))
    case .scenarios:
      self = .scenarios(try object.decode([EngineScenario].self, forKey: .scenarios))
    case .reset: self = .reset(try PhaseAnswer(from: decoder))
    case .layout: self = .layout(try LayoutAnswer(from: decoder))
    case .step:
      self = .step(try PhaseAnswer(from: decoder))
    case .resting: self = .resting(try object.decode(WireLength.self, forKey: .offset).value)
    case .laws: self = .laws(try object.decode([String?].self, forKey: .breaches))
    case .variants:
      self = .variants(try object.decode([VariantAnswer].self, forKey: .variants))
    case .script:
      self = .script(try object.decode([ScriptCallAnswer].self, forKey: .calls))
    case .unsupported:
      self = .unsupported(reason: try object.decode(String.self, forKey: .reason))
    case .error: self = .error(message: try object.decode(String.self, forKey: .message))
    }
  }

  /// Writes it as the protocol has it.
  ///
  /// - Parameter encoder: Where the answer is to stand.
  /// - Throws: What the encoder says.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Keys.self)
    try object.encode(name, forKey: .answer)
    switch self {
    case .hello(let hello): try hello.encode(to: encoder)
    case .scenarios(let scenarios): try object.encode(scenarios, forKey: .scenarios)
    case .reset(let phase), .step(let phase): try phase.encode(to: encoder)
    case .layout(let answer): try answer.encode(to: encoder)
    case .resting(let offset): try object.encode(WireLength(offset), forKey: .offset)
    case .laws(let breaches): try object.encode(breaches, forKey: .breaches)
    case .variants(let variants): try object.encode(variants, forKey: .variants)
    case .script(let calls): try object.encode(calls, forKey: .calls)
    case .unsupported(let reason): try object.encode(reason, forKey: .reason)
    case .error(let message): try object.encode(message, forKey: .message)
    }
  }
}
