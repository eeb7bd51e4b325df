/// An answer of an engine: one line of JSON, whose member `answer` names the request that it is the
/// answer to, or says that there is none.
public enum EngineAnswer: Sendable, Hashable {
  case hello(EngineHello)
  /// The scenarios that the engine has now.
  case scenarios([EngineScenario])
  /// The scenario has begun.
  case reset(mistakes: [String])
  case layout(LayoutAnswer)
  /// The step has run, or there was none and the scenario has come to its end.
  case step(hasEnded: Bool, mistakes: [String])
  /// Where the section comes to rest, in points; `nil` where it does not scroll by itself.
  case resting(Double?)
  /// How the scene breaks each law, in words; `nil` for a law that holds.
  case laws([String?])
  /// In the order of the conditions.
  case variants([VariantAnswer])
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

  public init(id: String, digest: String? = nil) {
    self.id = id
    self.digest = digest
  }
}

extension EngineAnswer {
  /// The answers by their names on the wire.
  public enum Name: String, Sendable, Codable, CaseIterable {
    case hello, scenarios, reset, layout, step, resting, laws, variants, unsupported, error
  }

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
    case .unsupported: .unsupported
    case .error: .error
    }
  }
}

extension EngineAnswer: Codable {
  private enum Keys: CodingKey {
    case answer, scenarios, mistakes, hasEnded, offset, breaches, variants, reason, message
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    func mistakes() throws -> [String] {
      try object.decodeIfPresent([String].self, forKey: .mistakes) ?? []
    }
    switch try object.decode(Name.self, forKey: .answer) {
    case .hello: self = .hello(try EngineHello(from: decoder))
    case .scenarios:
      self = .scenarios(try object.decode([EngineScenario].self, forKey: .scenarios))
    case .reset: self = .reset(mistakes: try mistakes())
    case .layout: self = .layout(try LayoutAnswer(from: decoder))
    case .step:
      self = .step(
        hasEnded: try object.decodeIfPresent(Bool.self, forKey: .hasEnded) ?? false,
        mistakes: try mistakes()
      )
    case .resting: self = .resting(try object.decode(WireLength.self, forKey: .offset).value)
    case .laws: self = .laws(try object.decode([String?].self, forKey: .breaches))
    case .variants:
      self = .variants(try object.decode([VariantAnswer].self, forKey: .variants))
    case .unsupported:
      self = .unsupported(reason: try object.decode(String.self, forKey: .reason))
    case .error: self = .error(message: try object.decode(String.self, forKey: .message))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Keys.self)
    try object.encode(name, forKey: .answer)
    switch self {
    case .hello(let hello): try hello.encode(to: encoder)
    case .scenarios(let scenarios): try object.encode(scenarios, forKey: .scenarios)
    case .reset(let mistakes):
      if !mistakes.isEmpty { try object.encode(mistakes, forKey: .mistakes) }
    case .layout(let answer): try answer.encode(to: encoder)
    case .step(let hasEnded, let mistakes):
      try object.encode(hasEnded, forKey: .hasEnded)
      if !mistakes.isEmpty { try object.encode(mistakes, forKey: .mistakes) }
    case .resting(let offset): try object.encode(WireLength(offset), forKey: .offset)
    case .laws(let breaches): try object.encode(breaches, forKey: .breaches)
    case .variants(let variants): try object.encode(variants, forKey: .variants)
    case .unsupported(let reason): try object.encode(reason, forKey: .reason)
    case .error(let message): try object.encode(message, forKey: .message)
    }
  }
}
