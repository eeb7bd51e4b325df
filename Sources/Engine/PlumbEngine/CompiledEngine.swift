internal import CPlatform
internal import Platform
package import EngineKit
internal import Foundation
package import LayoutValues
internal import Scenarios
internal import ViewLayout

/// Plumb's own engine with compiled scenarios, as an implementation of the engine protocol.
///
/// `Engine` hosts the scenes as for any engine. Laws, layouts under many conditions and scripts are
/// implemented here.
@MainActor
package final class CompiledEngine {
  private let compiled: [Scenario]
  private lazy var engine = Engine(
    name: Self.introduction.name,
    version: Self.introduction.version,
    can: Self.capabilities,
    scenarios: compiled,
    delegate: self
  )
  /// Called before each scenario begins, with its id.
  package var willPlay: (String) -> Void = { _ in }

  /// Creates an engine with scenarios that are compiled into its executable.
  ///
  /// - Parameter scenarios: Compiled scenarios; if several have the same id, the first one is used.
  package init(_ scenarios: [Scenario]) { compiled = scenarios }
}

extension CompiledEngine: ServedEngine {
  package var hello: EngineHello { Self.introduction }

  /// The engine's introduction, with all capabilities except for `scenes` and `identified`.
  package nonisolated static var introduction: EngineHello {
    EngineHello(name: EngineHello.ownName, version: EngineHello.ownVersion, can: capabilities)
  }

  private nonisolated static var capabilities: [EngineCapability] {
    EngineCapability.allCases.filter { $0 != .scenes && $0 != .identified }
  }

  /// Loads libraries of scenarios, which take precedence over those compiled into the executable.
  package func scenarios(loading paths: [String]) throws -> [EngineScenario] {
    try engine.scenarios(loading: paths).sorted { $0.id < $1.id }
  }

  package func play(
    _ id: String,
    onPhase: @escaping @MainActor (any ServedScene) -> Void
  ) -> (any ServedScene)? {
    guard scenario(id) != nil else { return nil }
    willPlay(id)
    return engine.play(id, onPhase: onPhase)
  }

  package func use(resources folder: String?, language: LayoutLanguage?) {
    AppResources.use(folder)
    LayoutLanguage.current = language
  }

  package func runTasks(_ runsTasks: Bool) {
    AsyncWork.end()
    SerialJobs.end()
    guard runsTasks else { return }
    SerialJobs.begin()
    AsyncWork.begin { MainActor.assumeIsolated { SerialJobs.run() } }
  }

  package func run(_ script: ScriptRequest) throws -> [ScriptCallAnswer] {
    try ScriptRunner.answers(to: script)
  }

  func scenario(_ id: String) -> Scenario? { engine.scenario(id) }
}

extension CompiledEngine: EngineDelegate {
  package func makeStage(
    measuresHeap: Bool,
    language: LayoutLanguage?,
    onPhase: @escaping @MainActor (Stage, Int) -> Void
  ) -> Stage {
    if let language { LayoutLanguage.current = language }
    return Stage(heap: measuresHeap ? { HeapMeter.bytesInUse } : { nil }, onPhase: onPhase)
  }

  package func breaches(
    of laws: [String],
    seed: UInt64,
    in scene: HostedScene
  ) throws -> [String?] {
    let laws = try laws.map { name in
      guard let law = LawName(rawValue: name) else {
        throw Unsupported("there is no law '\(name)'")
      }
      return law
    }
    let stage = scene.stage
    let breaches = stage.withFurtherHosts { makeHost in
      LawScene(makeHost: makeHost).breaches(
        of: laws,
        standing: stage.proposal,
        takesSizesAlone: stage.elementView != nil,
        seed: seed
      )
    }
    guard let breaches else { throw Unsupported("there is no scene to lay out") }
    return breaches
  }
}

/// A meter for the heap memory of the process.
private enum HeapMeter {
  /// The size of all allocated blocks in bytes; `nil` if the platform does not report it.
  ///
  /// It includes all arenas and mapped blocks. The allocator keeps freed blocks in caches of each
  /// thread for a while and counts them too. The value is accurate to thousands of bytes, not to
  /// tens.
  static var bytesInUse: Int? {
    let bytes = Int(heap_bytes_in_use())
    return bytes >= 0 ? bytes : nil
  }
}
