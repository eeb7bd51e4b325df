internal import CSupport
package import EngineKit
package import Foundation
internal import LayoutValues
internal import Scenarios
internal import SpecFormat
internal import ViewLayout

/// Plumb's own engine behind the protocol, with the scenarios that are compiled for it.
///
/// `Engine` hosts the scenes as it hosts those of any engine; laws, layouts under many conditions
/// and scripts are answered here.
@MainActor
package final class CompiledEngine {
  /// The version of the engine in reports.
  package static let version = "1.0"

  private let compiled: [Scenario]
  private lazy var engine = Engine(
    name: Self.introduction.name,
    version: Self.introduction.version,
    can: Self.capabilities,
    scenarios: compiled,
    delegate: self
  )
  /// Answers requests that the protocol does not have; `nil` for none.
  package var extra: ((String, Data) throws -> Data?)?
  /// Called with its id before each scenario begins.
  package var willPlay: (String) -> Void = { _ in }

  /// - Parameter scenarios: Compiled scenarios; of two with one id the first counts.
  package init(_ scenarios: [Scenario]) { compiled = scenarios }
}

extension CompiledEngine: ServedEngine {
  package var hello: EngineHello { Self.introduction }

  /// The engine's introduction: it does all that the protocol has for scenes that are code.
  package nonisolated static var introduction: EngineHello {
    EngineHello(name: "Plumb", version: "1.0", can: capabilities)
  }

  private nonisolated static var capabilities: [EngineCapability] {
    EngineCapability.allCases.filter { $0 != .scenes }
  }

  /// Scenarios of libraries count before those that are compiled in.
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

  package func run(_ script: ScriptRequest) throws -> [ScriptCallAnswer] {
    try ScriptRunner.answers(to: script)
  }

  package func answer(_ name: String, in line: Data) throws -> Data? { try extra?(name, line) }

  /// A compiled scenario; `nil` where there is none of the id.
  func scenario(_ id: String) -> Scenario? { engine.scenario(id) }
}

extension CompiledEngine: EngineDelegate {
  package func makeStage(
    measuresHeap: Bool,
    onPhase: @escaping @MainActor (Stage, Int) -> Void
  ) -> Stage {
    Stage(heap: measuresHeap ? { HeapMeter.bytesInUse } : { nil }, onPhase: onPhase)
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

  package func variants(
    _ request: VariantsRequest,
    of scene: HostedScene
  ) throws -> [VariantAnswer] {
    VariantRun(question: request.question, replay: scene.replay)
      .variants(under: request.conditions).map { VariantAnswer($0) }
  }
}

/// The memory that the process has taken from its heap.
private enum HeapMeter {
  /// The size of all blocks in use, in bytes, in every arena and mapped ones too; `nil` where the
  /// platform does not report it.
  ///
  /// It is what the allocator has handed out, and so counts what freed blocks of a thread's own
  /// cache hold for a while longer: good for thousands of bytes, not for ten.
  static var bytesInUse: Int? {
    let bytes = Int(heap_bytes_in_use())
    return bytes >= 0 ? bytes : nil
  }
}
