import EngineKit

/// The columns that public API of the frameworks can answer.
private let columns: [EngineCapability] = [
  .nodes, .identified, .preferences, .elements, .sight,
]

MainActor.assumeIsolated {
  Engine(name: "AppleEngine", version: "1.0", can: columns).run()
}
