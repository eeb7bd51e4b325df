import EngineKit
import LayoutTree
import LayoutValues
import Testing
@testable import MutantWorker

@MainActor
struct DigestingEngineTests {
  /// An engine that gives one answer to every layout, and keeps the requests.
  private final class AnsweringEngine: ServedEngine, ServedScene {
    let hello = EngineHello(name: "Sample", version: "1", can: [.nodes])
    let answer: LayoutAnswer
    private(set) var requests: [LayoutRequest] = []

    init(_ answer: LayoutAnswer) { self.answer = answer }

    func scenarios(loading paths: [String]) -> [EngineScenario] { [EngineScenario(id: "a#b")] }

    func play(
      _ id: String,
      onPhase: @escaping @MainActor (any ServedScene) -> Void
    ) -> (any ServedScene)? {
      onPhase(self)
      return self
    }

    func layOut(_ request: LayoutRequest) -> LayoutAnswer {
      requests.append(request)
      return answer
    }

    func observe(
      _ columns: Set<EngineCapability>,
      reasonsAlsoOf elements: [ElementIdentity]
    ) -> LayoutAnswer { answer }
  }

  private static let request = LayoutRequest(scenario: "a#b", proposal: nil, columns: [.counts])

  private static func answer(
    width: Double = 1,
    calls: Int = 1,
    cells: EngineCells? = nil
  ) -> LayoutAnswer {
    var answer = LayoutAnswer()
    answer.nodes = [
      EngineNode("Box", frame: LayoutFrame(x: 0, y: 0, width: width, height: 1))
    ]
    answer.counts = ["Box.body": calls]
    answer.cells = cells
    return answer
  }

  private func digest(of answer: LayoutAnswer) -> ScenarioDigest {
    let engine = DigestingEngine(of: AnsweringEngine(answer))
    return engine.digest { _ = engine.play("a#b") { _ = try? $0.layOut(Self.request) } }
  }

  @Test func `equal answers have equal digests`() {
    #expect(digest(of: Self.answer()).answers == digest(of: Self.answer()).answers)
    #expect(digest(of: Self.answer()).work == digest(of: Self.answer()).work)
  }

  @Test func `another frame changes the digest of the answers only`() {
    let (one, other) = (digest(of: Self.answer()), digest(of: Self.answer(width: 2)))
    #expect(one.answers != other.answers)
    #expect(one.work == other.work)
  }

  @Test func `another number of calls or cells changes the digest of the work only`() {
    let one = digest(of: Self.answer(cells: EngineCells(live: 1, made: 1, reused: 0)))
    for other in [
      Self.answer(calls: 2, cells: EngineCells(live: 1, made: 1, reused: 0)),
      Self.answer(cells: EngineCells(live: 1, made: 2, reused: 0)),
    ].map(digest) {
      #expect(one.answers == other.answers)
      #expect(one.work != other.work)
    }
  }

  @Test func `the bytes of the heap change no digest`() {
    let one = digest(of: Self.answer(cells: EngineCells(live: 1, made: 1, reused: 0, bytes: 1)))
    let other = digest(of: Self.answer(cells: EngineCells(live: 1, made: 1, reused: 0, bytes: 2)))
    #expect(one.answers == other.answers)
    #expect(one.work == other.work)
  }

  @Test func `layouts are requested with the nodes and what they draw`() {
    let inner = AnsweringEngine(Self.answer())
    let engine = DigestingEngine(of: inner)
    _ = engine.digest { _ = engine.play("a#b") { _ = try? $0.layOut(Self.request) } }
    #expect(
      inner.requests.map { $0.knownColumns.isSuperset(of: [.counts, .nodes, .edges, .traits]) } == [
        true
      ]
    )
  }
}
