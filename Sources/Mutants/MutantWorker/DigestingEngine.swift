internal import CSupport
internal import EngineKit
internal import LayoutTree
internal import LayoutValues

/// The digests of what an engine answered for a scenario, and of how much it computed.
struct ScenarioDigest {
  /// The digest of all answers, without those about work.
  var answers: UInt64
  /// The digest of the counts of calls and cells, of the negotiation, and of the number of times
  /// that code with mutants was reached.
  var work: UInt64
}

/// An engine that passes requests on to another one, and computes digests of the answers.
///
/// Layouts are requested with more columns than the scenario compares, so that a change of any node
/// is noticed.
@MainActor
final class DigestingEngine {
  fileprivate static let columns = [
    EngineCapability.nodes, .lines, .edges, .traits, .preferences, .sections, .updates,
  ].map(\.rawValue)

  private let engine: any ServedEngine
  private var answers = Hasher()
  private var work = Hasher()

  /// - Parameter engine: The engine that answers.
  init(of engine: any ServedEngine) { self.engine = engine }
}

extension DigestingEngine {
  /// Returns the digest of the answers during a run of a scenario.
  ///
  /// Digests are comparable within a process and the processes forked from it.
  func digest(during run: () -> Void) -> ScenarioDigest {
    (answers, work) = (Hasher(), Hasher())
    let visits = mutant_visits()
    run()
    work.combine(mutant_visits() - visits)
    return ScenarioDigest(
      answers: UInt64(bitPattern: Int64(answers.finalize())),
      work: UInt64(bitPattern: Int64(work.finalize()))
    )
  }

  fileprivate func record(_ answer: LayoutAnswer) -> LayoutAnswer {
    work.combine(answer.counts)
    // The bytes of the heap differ from run to run.
    var cells = answer.cells
    cells?.bytes = nil
    work.combine(cells)
    work.combine(answer.negotiation)
    var rest = answer
    (rest.counts, rest.cells, rest.negotiation) = (nil, nil, nil)
    answers.combine(rest)
    return answer
  }

  fileprivate func record<Value: Hashable>(_ value: Value) -> Value {
    answers.combine(value)
    return value
  }
}

extension DigestingEngine: ServedEngine {
  var hello: EngineHello { engine.hello }

  func scenarios(loading paths: [String]) throws -> [EngineScenario] {
    try engine.scenarios(loading: paths)
  }

  func use(resources folder: String?, language: LayoutLanguage?) {
    engine.use(resources: folder, language: language)
  }

  func runTasks(_ runsTasks: Bool) { engine.runTasks(runsTasks) }

  func play(
    _ id: String,
    onPhase: @escaping @MainActor (any ServedScene) -> Void
  ) -> (any ServedScene)? {
    engine.play(id) { [self] in onPhase(DigestingScene(scene: $0, engine: self)) }
      .map { DigestingScene(scene: $0, engine: self) }
  }

  func layOut(_ scene: EngineScene, as request: LayoutRequest) throws -> LayoutAnswer {
    record(try engine.layOut(scene, as: request))
  }

  func run(_ script: ScriptRequest) throws -> [ScriptCallAnswer] {
    record(try engine.run(script))
  }
}

/// A scene of a `DigestingEngine`.
private struct DigestingScene {
  let scene: any ServedScene
  let engine: DigestingEngine
}

extension DigestingScene: ServedScene {
  func layOut(_ request: LayoutRequest) throws -> LayoutAnswer {
    var request = request
    request.columns += DigestingEngine.columns.filter { !request.columns.contains($0) }
    return engine.record(try scene.layOut(request))
  }

  func observe(
    _ columns: Set<EngineCapability>,
    reasonsAlsoOf elements: [ElementIdentity]
  ) throws -> LayoutAnswer {
    engine.record(try scene.observe(columns, reasonsAlsoOf: elements))
  }

  func restingOffset(ofSection section: Int, for offset: Double) throws -> Double? {
    engine.record(try scene.restingOffset(ofSection: section, for: offset))
  }

  func breaches(of laws: [String], seed: UInt64) throws -> [String?] {
    engine.record(try scene.breaches(of: laws, seed: seed))
  }

  var isResized: Bool { scene.isResized }

  func takeMistakes() -> [String] { engine.record(scene.takeMistakes()) }
}
