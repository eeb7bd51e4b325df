internal import EngineKit
internal import Synchronization

/// How far engines are at their scenarios, for whoever waits for them.
final class ShiftState: Sendable {
  /// The events since they were last asked for.
  struct News {
    /// The scenarios that run.
    var running: [String] = []
    /// How many have their verdict that had none before.
    var endedCount = 0
    /// Lines that are to be told.
    var notes: [String] = []
  }

  private struct State {
    var news = News()
    var isCancelled = false
    var hello: EngineHello?
    var recorded: [String: EngineRecording.Scenario] = [:]
  }

  private let state = Mutex(State())
}

extension ShiftState {
  func begin(_ id: String) { state.withLock { $0.news.running.append(id) } }

  func end() { state.withLock { $0.news.endedCount += 1 } }

  func note(_ line: String) { state.withLock { $0.news.notes.append(line) } }

  /// Takes over how the engine introduced itself.
  ///
  /// - Returns: Whether it is the first time.
  func take(_ hello: EngineHello) -> Bool {
    state.withLock { state in
      defer { state.hello = hello }
      return state.hello == nil
    }
  }

  /// Keeps the dialogue of a scenario; that of a scenario that is played again takes its place.
  func record(_ scenario: EngineRecording.Scenario) {
    state.withLock { $0.recorded[scenario.scenario] = scenario }
  }

  /// The dialogues that were kept, in the order of some ids.
  func recorded(of ids: [String]) -> [EngineRecording.Scenario] {
    state.withLock { state in ids.compactMap { state.recorded[$0] } }
  }

  func cancel() { state.withLock { $0.isCancelled = true } }

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// How the engine introduced itself; `nil` before it did.
  var hello: EngineHello? { state.withLock { $0.hello } }

  /// The events since the last call.
  func takeNews() -> News {
    state.withLock { state in
      defer { state.news = News() }
      return state.news
    }
  }
}
