internal import CSupport
package import EngineKit
package import Foundation
package import Scenarios

/// Plumb's own engine behind the protocol, with the scenarios that are compiled for it.
@MainActor
package final class CompiledEngine {
  /// The version of the engine that reports name.
  package static let version = "1.0"

  private var compiled: [String: Scenarios.Scenario]
  /// Answers requests that the protocol does not have; `nil` for none.
  package var extra: ((String, Data) throws -> Data?)?
  /// Called with its id before each scenario begins.
  package var willPlay: (String) -> Void = { _ in }

  /// - Parameter scenarios: Compiled scenarios; of two with one id the first counts.
  package init(_ scenarios: [Scenarios.Scenario]) {
    compiled = Dictionary(scenarios.map { ($0.id, $0) }) { first, _ in first }
  }
}

extension CompiledEngine: ServedEngine {
  package var hello: EngineHello { Self.introduction }

  /// How the engine introduces itself: it does all that the protocol has for scenes that are code.
  package nonisolated static var introduction: EngineHello {
    EngineHello(
      name: "Plumb",
      version: "1.0",
      can: EngineCapability.allCases.filter { $0 != .scenes }
    )
  }

  /// Scenarios of libraries count before those that are compiled in.
  package func scenarios(loading paths: [String]) throws -> [EngineScenario] {
    for path in paths {
      let loaded = try Scenarios.SceneLibrary.scenarios(loading: path)
      compiled.merge(loaded.map { ($0.id, $0) }) { $1 }
    }
    return compiled.values.map { EngineScenario(id: $0.id, digest: $0.digest) }
      .sorted { $0.id < $1.id }
  }

  package func play(
    _ id: String,
    onPhase: @escaping @MainActor (any ServedScene) -> Void
  ) -> (any ServedScene)? {
    guard let body = compiled[id]?.body else { return nil }
    willPlay(id)
    let stage = Scenarios.Stage(heap: { HeapMeter.bytesInUse }) { stage, _ in
      onPhase(StageScene(stage, of: body))
    }
    body(stage)
    return StageScene(stage, of: body)
  }

  package func run(_ script: ScriptRequest) throws -> [ScriptCallAnswer] {
    try ScriptPlay.answers(to: script)
  }

  package func answer(_ name: String, in line: Data) throws -> Data? { try extra?(name, line) }

  /// A compiled scenario; `nil` where there is none of the id.
  func scenario(_ id: String) -> Scenarios.Scenario? { compiled[id] }
}

/// Says how much memory the process has taken from its heap.
enum HeapMeter {
  /// All blocks that are in use, in bytes, in every arena and mapped ones too; `nil` where the
  /// platform does not tell.
  ///
  /// It is what the allocator has handed out, and so counts what freed blocks of a thread's own
  /// cache hold for a while longer: good for thousands of bytes, not for ten.
  static var bytesInUse: Int? {
    let bytes = Int(heap_bytes_in_use())
    return bytes >= 0 ? bytes : nil
  }
}
