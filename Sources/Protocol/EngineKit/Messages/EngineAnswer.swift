internal import LayoutValues

/// An answer of an engine: one line of JSON, whose member `answer` is its name.
///
/// Most answers have the name of their request; `observe` is answered with `layout`.
///
/// ```swift
/// let answer = EngineAnswer.unsupported(reason: "safe areas")
/// // {"answer":"unsupported","reason":"safe areas"}
/// let line = try EngineWire.line(answer, isSorted: true)
/// ```
public enum EngineAnswer: Sendable, Hashable {
  case hello(EngineHello)
  /// All scenarios of the engine.
  case scenarios([EngineScenario])
  /// The scenario has started.
  case reset(PhaseAnswer)
  case layout(LayoutAnswer)
  /// The step has run; if there was none, the scenario has ended.
  case step(PhaseAnswer)
  /// The offset at which the section stops, in points; `nil` without orthogonal scrolling.
  case resting(Double?)
  /// The violation of each law as a message; `nil` for a law that holds.
  case laws([String?])
  /// The layouts, in the order of the conditions.
  case layouts([LayoutAnswer])
  /// The answers, in the order of the calls.
  case script([ScriptCallAnswer])
  /// The engine does not support the request, for the stated reason.
  case unsupported(reason: String)
  /// The request is invalid, or not possible in the current state.
  case error(message: String)
}

/// A scenario that an engine has.
public struct EngineScenario: Sendable, Hashable, Codable {
  /// The id, unique in the suite, such as `views/stacks#shares-leftover-width`.
  public var id: String
  /// The hash of the compiled code; `nil` if unknown.
  public var digest: String?

  /// Creates the entry of a scenario.
  ///
  /// - Parameters:
  ///   - id: The id, unique in the suite.
  ///   - digest: The hash of the compiled code; `nil` if unknown.
  public init(id: String, digest: String? = nil) {
    self.id = id
    self.digest = digest
  }
}

/// A phase that a scenario has reached.
public struct PhaseAnswer: Sendable, Hashable, Codable {
  /// Whether all steps have run, so that the scenario has no further phase.
  public var hasEnded: Bool
  /// Whether a step has set the proposal for the next layout.
  public var isResized: Bool
  /// The requests of steps since the last answer that could not be performed, one sentence each.
  public var mistakes: [String]

  /// Creates the answer for a phase.
  ///
  /// - Parameters:
  ///   - hasEnded: Whether all steps have run.
  ///   - isResized: Whether a step has set the proposal for the next layout.
  ///   - mistakes: The requests of steps that could not be performed, one sentence each.
  public init(hasEnded: Bool = false, isResized: Bool = false, mistakes: [String] = []) {
    self.hasEnded = hasEnded
    self.isResized = isResized
    self.mistakes = mistakes
  }

  private enum CodingKeys: CodingKey { case hasEnded, isResized, mistakes }

  /// Decodes the answer; missing members are `false` or empty.
  ///
  /// - Parameter decoder: The decoder of the answer's object.
  /// - Throws: A decoding error for a member of another type.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    hasEnded = try object.decodeIfPresent(Bool.self, forKey: .hasEnded) ?? false
    isResized = try object.decodeIfPresent(Bool.self, forKey: .isResized) ?? false
    mistakes = try object.decodeIfPresent([String].self, forKey: .mistakes) ?? []
  }

  /// Encodes the answer without members that are `false` or empty.
  ///
  /// - Parameter encoder: The encoder of the answer's object.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    if hasEnded { try object.encode(true, forKey: .hasEnded) }
    if isResized { try object.encode(true, forKey: .isResized) }
    if !mistakes.isEmpty { try object.encode(mistakes, forKey: .mistakes) }
  }
}

extension EngineAnswer {
  /// The names of the answers in JSON.
  public enum Name: String, Sendable, Codable, CaseIterable {
    case hello, scenarios, reset, layout, step, resting, laws, layouts, script, unsupported, error
  }

  /// The value of the member `answer` in JSON.
  public var name: Name {
    switch self {
    case .hello: .hello
    case .scenarios: .scenarios
    case .reset: .reset
    case .layout: .layout
    case .step: .step
    case .resting: .resting
    case .laws: .laws
    case .layouts: .layouts
    case .script: .script
    case .unsupported: .unsupported
    case .error: .error
    }
  }
}

extension EngineAnswer: Codable {
  private enum Keys: CodingKey {
    case answer, scenarios, offset, breaches, layouts, calls, reason, message
  }

  /// Decodes an answer.
  ///
  /// - Parameter decoder: The decoder of the answer's object.
  /// - Throws: A decoding error for an unknown answer, or for a member that is missing or of
  ///   another type.
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
    case .layouts:
      self = .layouts(try object.decode([LayoutAnswer].self, forKey: .layouts))
    case .script:
      self = .script(try object.decode([ScriptCallAnswer].self, forKey: .calls))
    case .unsupported:
      self = .unsupported(reason: try object.decode(String.self, forKey: .reason))
    case .error: self = .error(message: try object.decode(String.self, forKey: .message))
    }
  }

  /// Encodes the answer.
  ///
  /// - Parameter encoder: The encoder of the answer's object.
  /// - Throws: An error of the encoder.
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
    case .layouts(let layouts): try object.encode(layouts, forKey: .layouts)
    case .script(let calls): try object.encode(calls, forKey: .calls)
    case .unsupported(let reason): try object.encode(reason, forKey: .reason)
    case .error(let message): try object.encode(message, forKey: .message)
    }
  }
}
