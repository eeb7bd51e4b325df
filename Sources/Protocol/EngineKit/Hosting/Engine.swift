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
  private var scenarios: [Scenario]
  private var loaded: Set<String> = []

  /// - Parameters:
  ///   - name: The engine's name, as reports have it.
  ///   - version: Its version, in its own words.
  ///   - columns: What its hosts tell of a layout: columns alone, as loading scenarios and laying them
  ///     out on graphs of their own is done here.
  ///   - scenarios: Scenarios that are compiled in, besides those of libraries.
  public init(
    name: String,
    version: String,
    can columns: [EngineCapability],
    scenarios: [Scenario] = []
  ) {
    capabilities = Set(columns)
    let own: [EngineCapability] = [.scenarios, .graphs]
    hello = EngineHello(
      name: name,
      version: version,
      can: columns + own.filter { !columns.contains($0) }
    )
    self.scenarios = scenarios
  }
}

extension Engine {
  /// Answers requests from standard input until there are no more; what scenes print goes to standard
  /// error.
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
      let ids = Set(new.map(\.id))
      scenarios.removeAll { ids.contains($0.id) }
      scenarios += new
      loaded.insert(path)
    }
    return scenarios.map { EngineScenario(id: $0.id, digest: $0.digest) }
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
    guard let scenario = scenarios.first(where: { $0.id == id }) else { return nil }
    let scene = { [capabilities] stage in
      HostedScene(scenario: scenario, stage: stage, capabilities: capabilities)
    }
    let stage = Stage { onPhase(scene($0)) }
    scenario.body(stage)
    return scene(stage)
  }
}
