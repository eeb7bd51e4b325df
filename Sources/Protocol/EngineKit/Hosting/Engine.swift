/// An engine that hosts scenes which are compiled for it: what an adapter's `main.swift` runs.
///
/// ```swift
/// Engine(name: "SmallEngine", version: "1.0", can: [.nodes]).run()
/// ```
@MainActor
public final class Engine: ServedEngine {
  /// How it introduces itself.
  public let hello: EngineHello
  private let capabilities: Set<EngineCapability>
  /// The ids of the scenarios, in their order.
  private var ids: [String] = []
  private var scenarios: [String: Scenario] = [:]
  /// Answers what few engines do; `nil` for none of it.
  private weak var delegate: (any EngineDelegate)?
  private var loaded: Set<String> = []

  /// - Parameters:
  ///   - name: The engine's name, as reports have it.
  ///   - version: Its version, in its own words.
  ///   - columns: What its hosts tell of a layout: columns alone, as loading scenarios and laying
  ///     them out on graphs of their own is done here.
  ///   - scenarios: Scenarios that are compiled in, besides those of libraries.
  public convenience init(
    name: String,
    version: String,
    can columns: [EngineCapability],
    scenarios: [Scenario] = []
  ) {
    self.init(name: name, version: version, can: columns, scenarios: scenarios, delegate: nil)
  }

  /// Makes an engine that answers what few engines do.
  ///
  /// - Parameters:
  ///   - name: The engine's name, as reports have it.
  ///   - version: Its version, in its own words.
  ///   - columns: The columns that its hosts answer.
  ///   - scenarios: The scenarios that are compiled in.
  ///   - delegate: Answers what few engines do; held weakly.
  package init(
    name: String,
    version: String,
    can columns: [EngineCapability],
    scenarios: [Scenario],
    delegate: (any EngineDelegate)?
  ) {
    capabilities = Set(columns)
    let own: [EngineCapability] = [.scenarios, .graphs]
    hello = EngineHello(
      name: name,
      version: version,
      can: columns + own.filter { !columns.contains($0) }
    )
    self.delegate = delegate
    for scenario in scenarios where self.scenarios[scenario.id] == nil { add(scenario) }
  }

  /// Adds a scenario, in the place of an older one of its id.
  private func add(_ scenario: Scenario) {
    if scenarios.updateValue(scenario, forKey: scenario.id) != nil {
      ids.removeAll { $0 == scenario.id }
    }
    ids.append(scenario.id)
  }
}

extension Engine {
  /// Answers requests from standard input until there are no more; what scenes print goes to
  /// standard error.
  public func run() { EngineLoop(serving: self).run() }

  /// Loads libraries that it has not loaded yet.
  ///
  /// - Parameter paths: Their absolute paths.
  /// - Returns: Every scenario that it has now.
  /// - Throws: Why one cannot be loaded; those before it are.
  public func scenarios(loading paths: [String]) throws -> [EngineScenario] {
    for path in paths where !loaded.contains(path) {
      let new = try SceneLibrary.scenarios(loading: path)
      // Of two libraries with a scenario, the newer one has its newer code.
      for scenario in new { add(scenario) }
      loaded.insert(path)
    }
    return ids.map { EngineScenario(id: $0, digest: scenarios[$0]?.digest) }
  }

  /// Runs a scenario on a stage of its own.
  ///
  /// - Parameters:
  ///   - id: The scenario.
  ///   - onPhase: Is called when the scene is there to be laid out, and after each step.
  /// - Returns: The scene as it stands when all steps have run; `nil` for an id that is nobody's.
  public func play(
    _ id: String,
    onPhase: @escaping @MainActor (any ServedScene) -> Void
  )
    -> (any ServedScene)?
  {
    guard let scenario = scenarios[id] else { return nil }
    let scene = { [capabilities, delegate] stage in
      HostedScene(
        scenario: scenario,
        stage: stage,
        capabilities: capabilities,
        delegate: delegate
      )
    }
    let show = { @MainActor (stage: Stage, _: Int) in onPhase(scene(stage)) }
    let stage =
      delegate?.makeStage(measuresHeap: true, onPhase: show)
      ?? Stage(measuring: { nil }, onPhase: show)
    scenario.body(stage)
    return scene(stage)
  }

  /// The scenario of an id; `nil` for an unknown id.
  package func scenario(_ id: String) -> Scenario? { scenarios[id] }
}
