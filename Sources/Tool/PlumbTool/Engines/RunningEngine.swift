internal import SceneBuilding
internal import Conformance
internal import EngineKit
internal import Foundation
internal import SpecFormat

/// An engine that can play scenarios: its session, and for an engine of scenes as data also a
/// session of Plumb's own engine, which evaluates the scenes.
struct RunningEngine {
  let session: EngineSession
  /// The session that evaluates scenes; `nil` for an engine that runs their code.
  private let evaluator: EngineSession?
  /// The connection that plays scenarios.
  let connection: any EngineConnection

  /// Starts the processes.
  ///
  /// - Parameters:
  ///   - program: The engine.
  ///   - libraries: The absolute paths of compiled scenes.
  ///   - timeLimit: The time limit of one scenario, in seconds.
  ///   - isCancelled: Polled while waiting; when it returns `true`, the engines are stopped.
  /// - Throws: An error if the program is not a usable engine.
  init(
    _ program: EngineProgram,
    libraries: [String],
    timeLimit: Double,
    isCancelled: @escaping () -> Bool
  ) throws(ToolError) {
    session = try EngineSession(
      program,
      libraries: libraries,
      timeLimit: timeLimit,
      isCancelled: isCancelled
    )
    guard session.hello.readsData else {
      evaluator = nil
      connection = session
      return
    }
    let evaluator = try EngineSession(
      .own,
      libraries: libraries,
      timeLimit: timeLimit,
      isCancelled: isCancelled
    )
    self.evaluator = evaluator
    connection = EvaluatingConnection(to: session, evaluatingBy: evaluator)
  }
}

extension RunningEngine {
  var hello: EngineHello { connection.hello }

  /// The hashes of the code of the scenarios, by their ids; `nil` for an unknown hash.
  var digests: [String: String?] { (evaluator ?? session).digests }

  /// Resets the remaining time of the processes, before a scenario or an inspection.
  func startClock(for document: SpecDocument) {
    session.startClock(for: document)
    evaluator?.startClock(for: document)
  }

  /// Returns the text that was printed since the clock was started.
  func drainPrinted() -> String { session.drainPrinted() + (evaluator?.drainPrinted() ?? "") }
}

extension EngineHello {
  /// Whether scenes are sent to the engine as data.
  var readsData: Bool { can(.scenes) && !can(.scenarios) }
}

extension EngineSelection {
  /// The target that scenes are compiled for: that of the engine, or Plumb's own engine if it
  /// evaluates the scenes; `nil` for an engine that has them built in.
  ///
  /// - Throws: An error if the program is not a usable engine.
  func compilationTarget() throws(ToolError) -> SceneTarget? {
    if let target { return target }
    let session = try EngineSession(program, libraries: [], timeLimit: 1, isCancelled: { false })
    return session.hello.readsData ? .plumb : nil
  }
}
