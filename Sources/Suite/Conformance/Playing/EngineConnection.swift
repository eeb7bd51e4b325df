package import EngineKit

/// The way to an engine: a request goes there, and its answer comes back.
package protocol EngineConnection: AnyObject {
  /// How the engine introduced itself.
  var hello: EngineHello { get }

  /// Asks the engine.
  ///
  /// - Throws: Why there is no answer, and will be none to any other request of the scenario.
  func answer(to request: EngineRequest) throws(EngineFailure) -> EngineAnswer
}

/// The end of a scenario before its time: the engine's process ended, took too long, or wrote what
/// nobody understands.
package struct EngineFailure: Error, Sendable, Equatable {
  /// Of the expectation that met the end.
  package var verdict: Verdict
  /// The end in a sentence.
  package var note: String

  package init(_ verdict: Verdict, note: String) {
    self.verdict = verdict
    self.note = note
  }
}

/// The way to an engine in this process, which plays one scenario at a time.
@MainActor
package final class InProcessConnection {
  private let engine: any ServedEngine
  /// The scene that requests are about; `nil` before the scenario begins.
  private var scene: (any ServedScene)?

  package init(to engine: any ServedEngine) { self.engine = engine }

  /// Asks about one scene alone.
  package convenience init(to engine: any ServedEngine, about scene: any ServedScene) {
    self.init(to: engine)
    self.scene = scene
  }

  /// Plays a scenario to its end.
  ///
  /// - Parameters:
  ///   - id: The scenario.
  ///   - onPhase: Is given each phase that the scene comes to, with its number from 0; the last is
  ///     its end.
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
    guard let scene else { return .error(message: "no scenario has begun") }
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
