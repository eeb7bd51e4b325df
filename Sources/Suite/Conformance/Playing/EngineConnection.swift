package import EngineKit
internal import Platform

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

  /// Plays a scenario from its beginning to its end.
  ///
  /// - Parameters:
  ///   - scene: The scene that sends its requests to this connection.
  ///   - onPhase: Called for each phase of the scene with its number from 0, and with `nil` at the
  ///     end.
  func play(_ scene: ConnectedScene, onPhase: @escaping (Int?) -> Void)
}

extension EngineConnection {
  /// Returns `nil`: engines that run the code receive the requests themselves.
  package var sent: EngineRequest? { nil }

  package func play(_ scene: ConnectedScene, onPhase: @escaping (Int?) -> Void) {
    guard scene.begin() else { return }
    var phase = 0
    repeat {
      onPhase(phase)
      phase += 1
    } while scene.failure == nil && scene.step()
    onPhase(nil)
  }
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
}

extension InProcessConnection: @MainActor EngineConnection {
  package var hello: EngineHello { engine.hello }

  package func play(_ played: ConnectedScene, onPhase: @escaping (Int?) -> Void) {
    engine.use(resources: played.resources, language: played.language)
    engine.runTasks(played.runsTasks)
    defer { engine.runTasks(false) }
    var number = 0
    let show = { @MainActor [self] (scene: any ServedScene, hasEnded: Bool) in
      self.scene = scene
      played.enter(
        PhaseAnswer(
          hasEnded: hasEnded,
          isResized: scene.isResized,
          mistakes: scene.takeMistakes()
        )
      )
      onPhase(hasEnded ? nil : number)
      number += 1
    }
    withLargeStack {
      let end = engine.play(played.scenario) { show($0, false) }
      if let end { show(end, true) }
    }
  }

  package func answer(to request: EngineRequest) throws(EngineFailure) -> EngineAnswer {
    if case .script(let script) = request { return answer { .script(try engine.run(script)) } }
    guard let scene else { return .error(message: "no scenario has started") }
    return answer {
      switch request {
      case .layout(let request): return .layout(try scene.layOut(request))
      case .layouts(let request): return .layouts(try scene.layOut(request))
      case .observe(_, let columns, let elements):
        let columns = Set(columns.compactMap { EngineCapability(named: $0) })
        return .layout(try scene.observe(columns, reasonsAlsoOf: elements))
      case .resting(_, let section, let offset):
        return .resting(try scene.restingOffset(ofSection: section, for: offset))
      case .laws(_, let laws, let seed):
        return .laws(try scene.breaches(of: laws, seed: seed))
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
