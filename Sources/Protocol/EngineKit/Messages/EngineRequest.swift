internal import LayoutValues

/// A request to an engine: one line of JSON, whose member `request` names it.
public enum EngineRequest: Sendable, Hashable {
  /// Who it is, and what it can do.
  case hello
  /// Which scenarios it has, after it has loaded some libraries, of absolute paths.
  case scenarios(libraries: [String])
  /// Begins a scenario: its setup runs, and its scene is there to be laid out.
  case reset(scenario: String)
  case layout(LayoutRequest)
  /// Looks at the scene as it stands, without laying it out: the answer is one to `layout`.
  case observe(scenario: String, columns: [String])
  /// Goes on to the next phase of the scenario: its next step runs.
  case step(scenario: String)
  /// Where a section that scrolls by itself comes to rest, which would stop at an offset in points.
  case resting(scenario: String, section: Int, offset: Double)
  /// Which laws the scene breaks as it stands, over proposals that follow from a seed.
  case laws(scenario: String, laws: [String], seed: UInt64)
  case variants(VariantsRequest)
  case script(ScriptRequest)
}

extension EngineRequest {
  /// The requests by their names on the wire.
  public enum Name: String, Sendable, Codable, CaseIterable {
    case hello, scenarios, reset, layout, observe, step, resting, laws, variants, script
  }

  /// The name that the line has in its member `request`.
  public var name: Name {
    switch self {
    case .hello: .hello
    case .scenarios: .scenarios
    case .reset: .reset
    case .layout: .layout
    case .observe: .observe
    case .step: .step
    case .resting: .resting
    case .laws: .laws
    case .variants: .variants
    case .script: .script
    }
  }
}

extension EngineRequest: Codable {
  private enum Keys: CodingKey {
    case request, `protocol`, libraries, scenario, columns, section, offset, laws, seed
  }

  /// Reads it from a line of the protocol.
  ///
  /// - Parameter decoder: At the request's object.
  /// - Throws: That the protocol has no such request, or which member is missing or of another
  ///   kind.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    func scenario() throws -> String { try object.decode(String.self, forKey: .scenario) }
    switch try object.decode(Name.self, forKey: .request) {
    case .hello: self = .hello
    case .scenarios:
      self = .scenarios(libraries: try object.decode([String].self, forKey: .libraries))
    case .reset: self = .reset(scenario: try scenario())
    case .layout: self = .layout(try LayoutRequest(from: decoder))
    case .observe:
      self = .observe(
        scenario: try scenario(),
        columns: try object.decode([String].self, forKey: .columns)
      )
    case .step: self = .step(scenario: try scenario())
    case .resting:
      self = .resting(
        scenario: try scenario(),
        section: try object.decode(Int.self, forKey: .section),
        offset: try object.decode(WireLength.self, forKey: .offset).value ?? 0
      )
    case .laws:
      self = .laws(
        scenario: try scenario(),
        laws: try object.decode([String].self, forKey: .laws),
        seed: try object.decode(UInt64.self, forKey: .seed)
      )
    case .variants: self = .variants(try VariantsRequest(from: decoder))
    case .script: self = .script(try ScriptRequest(from: decoder))
    }
  }

  /// Writes it as the protocol has it.
  ///
  /// - Parameter encoder: Where the request is to stand.
  /// - Throws: What the encoder says.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Keys.self)
    try object.encode(name, forKey: .request)
    switch self {
    case .hello: try object.encode(EngineHello.currentProtocol, forKey: .protocol)
    case .scenarios(let libraries): try object.encode(libraries, forKey: .libraries)
    case .reset(let scenario), .step(let scenario):
      try object.encode(scenario, forKey: .scenario)
    case .layout(let request): try request.encode(to: encoder)
    case .observe(let scenario, let columns):
      try object.encode(scenario, forKey: .scenario)
      try object.encode(columns, forKey: .columns)
    case .resting(let scenario, let section, let offset):
      try object.encode(scenario, forKey: .scenario)
      try object.encode(section, forKey: .section)
      try object.encode(WireLength(offset), forKey: .offset)
    case .laws(let scenario, let laws, let seed):
      try object.encode(scenario, forKey: .scenario)
      try object.encode(laws, forKey: .laws)
      try object.encode(seed, forKey: .seed)
    case .variants(let request): try request.encode(to: encoder)
    case .script(let request): try request.encode(to: encoder)
    }
  }
}
