internal import SceneBuilding
internal import Conformance
internal import EngineKit
internal import Foundation
internal import SpecFormat

/// An engine that can play scenarios, with its session.
///
/// An engine of scenes as data also has a session of Plumb's own engine, which evaluates the
/// scenes.
struct RunningEngine {
  let session: EngineSession
  /// The session that evaluates scenes; `nil` for an engine that runs their code.
  private let evaluator: EngineSession?
  /// The connection that plays scenarios.
  let connection: any EngineConnection

  /// Starts the processes.
  ///
  /// - Parameters:
  ///   - engine: The engine.
  ///   - libraries: The absolute paths of compiled scenes.
  ///   - timeLimit: The time limit of one scenario, in seconds.
  ///   - isCancelled: Polled while waiting; when it returns `true`, the engines are stopped.
  /// - Throws: An error if the program is not a usable engine.
  init(
    _ engine: EngineSelection,
    libraries: [String],
    timeLimit: Double,
    isCancelled: @escaping () -> Bool
  ) throws(ToolError) {
    session = try EngineSession(
      engine.program,
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
      engine.evaluator.program,
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
  /// Returns the target that scenes are compiled for; `nil` for an engine that has them built in.
  ///
  /// It is the target of the engine, or of the engine that evaluates the scenes.
  ///
  /// - Parameter console: The console that shows the build of an engine that is missing.
  /// - Returns: The target.
  /// - Throws: An error if the program is not a usable engine.
  @MainActor
  func compilationTarget(_ console: Console) throws(ToolError) -> SceneTarget? {
    if let target { return target }
    let session = try EngineSession(program, libraries: [], timeLimit: 1, isCancelled: { false })
    guard session.hello.readsData else {
      // Plumb's own engine, started by its path, has its modules beside it.
      return session.hello.name == EngineHello.ownName ? .plumb(in: program.modules) : nil
    }
    try evaluator.program.buildIfMissing(console)
    return evaluator.target
  }
}
