package import EngineKit

/// A connection that sends requests to an engine and returns its answers.
package protocol EngineConnection: AnyObject {
  /// The engine's name, version and capabilities.
  var hello: EngineHello { get }

  /// Sends a request to the engine and returns its answer.
  ///
  /// - Throws: The reason why the engine answers neither this nor any other request of the
  ///   scenario.
  func answer(to request: EngineRequest) throws(EngineFailure) -> EngineAnswer

  /// The request that an engine for scenes as data received in place of the last one, with the view
  /// tree; `nil` for others.
  var sent: EngineRequest? { get }
}

extension EngineConnection {
  /// Returns `nil`: engines that run the code receive the requests themselves.
  package var sent: EngineRequest? { nil }
}

/// The reason why a scenario ended early: the process ended, exceeded its time limit, or sent an
/// invalid answer.
package struct EngineFailure: Error, Sendable, Equatable {
  /// The verdict of the expectation during which it happened.
  package var verdict: Verdict
  /// A sentence that describes the failure.
  package var note: String

  package init(_ verdict: Verdict, note: String) {
    self.verdict = verdict
    self.note = note
  }
}

/// A connection to an engine in this process, which plays one scenario at a time.
@MainActor
package final class InProcessConnection {
  private let engine: any ServedEngine
  /// The scene that requests refer to; `nil` before the scenario begins.
  private var scene: (any ServedScene)?

  package init(to engine: any ServedEngine) { self.engine = engine }

  /// Creates a connection for requests about a single scene.
  package convenience init(to engine: any ServedEngine, about scene: any ServedScene) {
    self.init(to: engine)
    self.scene = scene
  }

  /// Plays a scenario to its end.
  ///
  /// - Parameters:
  ///   - id: The id of the scenario.
  ///   - onPhase: Called for each phase of the scene with its number from 0; the last call is for
  ///     the end.
  func play(_ id: String, onPhase: @escaping @MainActor (PhaseAnswer, Int) -> Void) {
    var number = 0
    let show = { @MainActor [self] (scene: any ServedScene, hasEnded: Bool) in
      self.scene = scene
      let phase = PhaseAnswer(
        hasEnded: hasEnded,
        isResized: scene.isResized,
        mistakes: scene.takeMistakes()
      )
      onPhase(phase, number)
      number += 1
    }
    if let end = engine.play(id, onPhase: { show($0, false) }) { show(end, true) }
  }
}

extension InProcessConnection: @MainActor EngineConnection {
  package var hello: EngineHello { engine.hello }

  package func answer(to request: EngineRequest) throws(EngineFailure) -> EngineAnswer {
    if case .script(let script) = request { return answer { .script(try engine.run(script)) } }
    guard let scene else { return .error(message: "no scenario has started") }
    return answer {
      switch request {
      case .layout(let request): return .layout(try scene.layOut(request))
      case .observe(_, let columns):
        return .layout(
          try scene.observe(Set(columns.compactMap { EngineCapability(rawValue: $0) }))
        )
      case .resting(_, let section, let offset):
        return .resting(try scene.restingOffset(ofSection: section, for: offset))
      case .laws(_, let laws, let seed):
        return .laws(try scene.breaches(of: laws, seed: seed))
      case .variants(let request): return .variants(try scene.variants(request))
      case .hello, .scenarios, .reset, .step, .script:
        return .error(message: "the scenario plays itself")
      }
    }
  }

  private func answer(_ body: () throws -> EngineAnswer) -> EngineAnswer {
    do {
      return try body()
    } catch let unsupported as Unsupported {
      return .unsupported(reason: unsupported.reason)
    } catch {
      return .error(message: "\(error)")
    }
  }
}
