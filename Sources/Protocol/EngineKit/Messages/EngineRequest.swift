public import LayoutTree
public import LayoutValues

/// A request to an engine: one line of JSON, whose member `request` is its name.
///
/// ```swift
/// let request = EngineRequest.step(scenario: "cards#a-card")
/// // {"request":"step","scenario":"cards#a-card"}
/// let line = try EngineWire.line(request, isSorted: true)
/// ```
public enum EngineRequest: Sendable, Hashable {
  /// Requests the engine's name, version and capabilities.
  ///
  /// `encodings` are the names of the encodings other than JSON that the later messages may have.
  case hello(encodings: [String] = [])
  /// Loads libraries by their absolute paths, and requests all scenarios of the engine.
  case scenarios(libraries: [String])
  /// Starts a scenario: runs its setup and prepares its scene for a layout.
  ///
  /// `resources` is the absolute path of the app's folder with images and strings; `nil` for none.
  /// `language` is that of the first layout, for strings that are made before it. `runsTasks`
  /// requests that layouts start the tasks of views and wait for them.
  case reset(
    scenario: String,
    resources: String? = nil,
    language: LayoutLanguage? = nil,
    runsTasks: Bool = false
  )
  case layout(LayoutRequest)
  case layouts(LayoutsRequest)
  /// Requests columns of the scene in its current state, without a layout; the answer is `layout`.
  ///
  /// `elements` are the elements of a collection view whose reasons are requested besides those of
  /// the visible ones.
  case observe(scenario: String, columns: [String], elements: [ElementIdentity] = [])
  /// Runs the next step of the scenario, which starts its next phase.
  case step(scenario: String)
  /// Requests the offset at which a section with orthogonal scrolling stops, for an offset in
  /// points.
  case resting(scenario: String, section: Int, offset: Double)
  /// Requests the violations of laws by the scene, for proposals that are generated from a seed.
  case laws(scenario: String, laws: [String], seed: UInt64)
  case script(ScriptRequest)
}

extension EngineRequest {
  /// The names of the requests in JSON.
  public enum Name: String, Sendable, Codable, CaseIterable {
    case hello, scenarios, reset, layout, layouts, observe, step, resting, laws, script
  }

  /// The value of the member `request` in JSON.
  public var name: Name {
    switch self {
    case .hello: .hello
    case .scenarios: .scenarios
    case .reset: .reset
    case .layout: .layout
    case .layouts: .layouts
    case .observe: .observe
    case .step: .step
    case .resting: .resting
    case .laws: .laws
    case .script: .script
    }
  }
}

extension EngineRequest: Codable {
  private enum Keys: CodingKey {
    case request, `protocol`, encodings, libraries, scenario, resources, language, runsTasks,
      columns, elements
    case section, offset, laws, seed
  }

  /// Decodes a request.
  ///
  /// - Parameter decoder: The decoder of the request's object.
  /// - Throws: A decoding error for an unknown request, or for a member that is missing or of
  ///   another type.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    func scenario() throws -> String { try object.decode(String.self, forKey: .scenario) }
    switch try object.decode(Name.self, forKey: .request) {
    case .hello:
      self = .hello(encodings: try object.decodeIfPresent([String].self, forKey: .encodings) ?? [])
    case .scenarios:
      self = .scenarios(libraries: try object.decode([String].self, forKey: .libraries))
    case .reset:
      self = .reset(
        scenario: try scenario(),
        resources: try object.decodeIfPresent(String.self, forKey: .resources),
        language: try object.decodeIfPresent(LayoutLanguage.self, forKey: .language),
        runsTasks: try object.decodeIfPresent(Bool.self, forKey: .runsTasks) ?? false
      )
    case .layout: self = .layout(try LayoutRequest(from: decoder))
    case .layouts: self = .layouts(try LayoutsRequest(from: decoder))
    case .observe:
      self = .observe(
        scenario: try scenario(),
        columns: try object.decode([String].self, forKey: .columns),
        elements: try object.decodeIfPresent([ElementIdentity].self, forKey: .elements) ?? []
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
    case .script: self = .script(try ScriptRequest(from: decoder))
    }
  }

  /// Encodes the request.
  ///
  /// - Parameter encoder: The encoder of the request's object.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Keys.self)
    try object.encode(name, forKey: .request)
    switch self {
    case .hello(let encodings):
      try object.encode(EngineHello.currentProtocol, forKey: .protocol)
      if !encodings.isEmpty { try object.encode(encodings, forKey: .encodings) }
    case .scenarios(let libraries): try object.encode(libraries, forKey: .libraries)
    case .reset(let scenario, let resources, let language, let runsTasks):
      try object.encode(scenario, forKey: .scenario)
      try object.encodeIfPresent(resources, forKey: .resources)
      try object.encodeIfPresent(language, forKey: .language)
      if runsTasks { try object.encode(true, forKey: .runsTasks) }
    case .step(let scenario): try object.encode(scenario, forKey: .scenario)
    case .layout(let request): try request.encode(to: encoder)
    case .layouts(let request): try request.encode(to: encoder)
    case .observe(let scenario, let columns, let elements):
      try object.encode(scenario, forKey: .scenario)
      try object.encode(columns, forKey: .columns)
      if !elements.isEmpty { try object.encode(elements, forKey: .elements) }
    case .resting(let scenario, let section, let offset):
      try object.encode(scenario, forKey: .scenario)
      try object.encode(section, forKey: .section)
      try object.encode(WireLength(offset), forKey: .offset)
    case .laws(let scenario, let laws, let seed):
      try object.encode(scenario, forKey: .scenario)
      try object.encode(laws, forKey: .laws)
      try object.encode(seed, forKey: .seed)
    case .script(let request): try request.encode(to: encoder)
    }
  }
}
