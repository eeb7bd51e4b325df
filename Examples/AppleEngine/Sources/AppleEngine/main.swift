import EngineKit

MainActor.assumeIsolated {
  System.registerTestFont()
  Engine(
    name: "AppleEngine",
    version: "1.0",
    can: System.columns,
    device: System.device,
    scale: System.scale
  ).run()
}
