package import EngineKit

/// A connection to an engine for scenes as data, which receives evaluated view trees.
///
/// Plumb's own engine runs the scenario's code. For each layout, it evaluates the scene under the
/// same conditions, and the other engine lays the resulting tree out. Each of these layouts is
/// independent of all others.
package final class EvaluatingConnection {
  /// The capabilities that scenarios have because another engine runs their code.
  private static let added: Set<EngineCapability> = [.scenarios, .graphs]
  /// The capabilities that need the code of a scene in the engine itself.
  private static let removed: Set<EngineCapability> = [
    .scenes, .resting, .laws, .layouts, .scripts,
  ]

  private let evaluator: any EngineConnection
  private let engine: any EngineConnection
  package let hello: EngineHello
  package private(set) var sent: EngineRequest?
  /// The last layout as data, which `observe` repeats; `nil` before the first one.
  private var last: LayoutRequest?

  /// Creates a connection.
  ///
  /// - Parameters:
  ///   - engine: The engine that lays scenes out, with the capability `scenes`.
  ///   - evaluator: The engine that runs the code, with the capability `evaluated`.
  package init(to engine: any EngineConnection, evaluatingBy evaluator: any EngineConnection) {
    self.engine = engine
    self.evaluator = evaluator
    hello = Self.hello(of: engine.hello)
  }

  /// Returns the capabilities that scenarios have if another engine runs their code.
  ///
  /// - Parameter engine: The `hello` of an engine for scenes as data.
  /// - Returns: The `hello` with the capabilities of both engines together.
  package static func hello(of engine: EngineHello) -> EngineHello {
    var hello = engine
    let removed = Self.removed.map(\.rawValue)
    hello.can = hello.can.filter { !removed.contains($0) } + Self.added.map(\.rawValue).sorted()
    return hello
  }
}

extension EvaluatingConnection: EngineConnection {
  package func answer(to request: EngineRequest) throws(EngineFailure) -> EngineAnswer {
    sent = nil
    switch request {
    case .layout(let request): return try layOut(request)
    case .observe(_, let columns, _):
      guard var request = last else { return .layout(LayoutAnswer()) }
      request.columns = columns
      return try send(request)
    case .reset, .step:
      last = nil
      return try evaluator.answer(to: request)
    default:
      return .unsupported(reason: "\(hello.name) does not support '\(request.name.rawValue)'")
    }
  }

  private func layOut(_ request: LayoutRequest) throws(EngineFailure) -> EngineAnswer {
    var evaluation = request
    evaluation.columns = [EngineCapability.evaluated.rawValue]
    let evaluated = try self.evaluated(evaluation)
    guard case .layout(let state) = evaluated else { return evaluated }
    guard let scene = state.evaluated else {
      return .unsupported(reason: "the scene has no views")
    }
    var data = request
    data.scene = scene
    data.graph = nil
    data.proposal = state.proposal ?? request.proposal
    // The tree contains the position of a scroll view.
    data.environment.offset = nil
    if request.graph ?? .standing == .standing { last = data }
    let answer = try send(data)
    guard case .layout(var layout) = answer else { return answer }
    layout.proposal = layout.proposal ?? data.proposal
    layout.mistakes = state.mistakes
    return .layout(layout)
  }

  private func send(_ request: LayoutRequest) throws(EngineFailure) -> EngineAnswer {
    let request = EngineRequest.layout(request)
    sent = request
    return try engine.answer(to: request)
  }

  /// Requests the evaluation of a scene.
  ///
  /// - Throws: The failure of the evaluator. A crash is thrown as `unsupported`, because it is no
  ///   fault of the other engine: measuring a custom layout for further proposals may trap in its
  ///   code.
  private func evaluated(_ request: LayoutRequest) throws(EngineFailure) -> EngineAnswer {
    do {
      return try evaluator.answer(to: .layout(request))
    } catch {
      guard error.verdict == .crashed else { throw error }
      throw EngineFailure(.unsupported, note: "the scene cannot be evaluated: \(error.note)")
    }
  }
}
