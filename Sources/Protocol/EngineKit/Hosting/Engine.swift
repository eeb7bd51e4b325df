/// An engine for scenes that are compiled against it, which an adapter's `main.swift` runs.
///
/// ```swift
/// Engine(name: "SmallEngine", version: "1.0", can: [.nodes]).run()
/// ```
@MainActor
public final class Engine: ServedEngine {
  /// The engine's name, version and capabilities.
  public private(set) var hello: EngineHello
  private let capabilities: Set<EngineCapability>
  /// The ids of the scenarios, in the order in which they were added.
  private var ids: [String] = []
  private var scenarios: [String: Scenario] = [:]
  /// Handles the optional requests of the protocol; `nil` if the engine supports none of them.
  private weak var delegate: (any EngineDelegate)?
  private var loaded: Set<String> = []

  /// Creates an engine.
  ///
  /// - Parameters:
  ///   - name: The engine's name in reports.
  ///   - version: The engine's version, in any format.
  ///   - columns: The columns that the engine's hosts support. The capabilities to load scenarios
  ///     and to use separate graphs are added.
  ///   - scenarios: The scenarios that are compiled into the executable, in addition to those of
  ///     libraries.
  ///   - device: The model of the device, such as `iPhone17,1`; `nil` if the layouts do not depend
  ///     on it.
  ///   - scale: The number of pixels per point of the device; `nil` if the engine does not round.
  public convenience init(
    name: String,
    version: String,
    can columns: [EngineCapability],
    scenarios: [Scenario] = [],
    device: String? = nil,
    scale: Double? = nil
  ) {
    self.init(name: name, version: version, can: columns, scenarios: scenarios, delegate: nil)
    hello.device = device
    hello.scale = scale
  }

  /// Creates an engine that supports optional requests of the protocol.
  ///
  /// - Parameters:
  ///   - name: The engine's name in reports.
  ///   - version: The engine's version, in any format.
  ///   - columns: The columns that the engine's hosts support.
  ///   - scenarios: The scenarios that are compiled into the executable.
  ///   - delegate: Handles the optional requests; not retained.
  package init(
    name: String,
    version: String,
    can columns: [EngineCapability],
    scenarios: [Scenario],
    delegate: (any EngineDelegate)?
  ) {
    capabilities = Set(columns)
    let own: [EngineCapability] = [.scenarios, .graphs, .layouts]
    hello = EngineHello(
      name: name,
      version: version,
      can: columns + own.filter { !columns.contains($0) }
    )
    self.delegate = delegate
    for scenario in scenarios where self.scenarios[scenario.id] == nil { add(scenario) }
  }

  /// Adds a scenario and replaces an earlier one with the same id.
  private func add(_ scenario: Scenario) {
    if scenarios.updateValue(scenario, forKey: scenario.id) != nil {
      ids.removeAll { $0 == scenario.id }
    }
    ids.append(scenario.id)
  }
}

extension Engine {
  /// Answers requests from standard input until its end; the output of scenes goes to standard
  /// error.
  public func run() { EngineLoop(serving: self).run() }

  /// Loads the libraries that are not loaded yet.
  ///
  /// - Parameter paths: The absolute paths of the libraries.
  /// - Returns: All scenarios of the engine.
  /// - Throws: An error for the first library that cannot be loaded; those before it stay loaded.
  public func scenarios(loading paths: [String]) throws -> [EngineScenario] {
    for path in paths where !loaded.contains(path) {
      let new = try SceneLibrary.scenarios(loading: path)
      // If two libraries contain a scenario, the later one has the current code.
      for scenario in new { add(scenario) }
      loaded.insert(path)
    }
    return ids.map { EngineScenario(id: $0, digest: scenarios[$0]?.digest) }
  }

  /// Runs a scenario on a new stage.
  ///
  /// - Parameters:
  ///   - id: The id of the scenario.
  ///   - onPhase: Called when the scene is ready for a layout, and after each step.
  /// - Returns: The scene after all steps; `nil` for an unknown id.
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
      delegate?.makeStage(measuresHeap: true, language: nil, onPhase: show)
      ?? Stage(measuring: { nil }, onPhase: show)
    scenario.body(stage)
    return scene(stage)
  }

  /// Returns the scenario with an id; `nil` for an unknown id.
  package func scenario(_ id: String) -> Scenario? { scenarios[id] }
}
