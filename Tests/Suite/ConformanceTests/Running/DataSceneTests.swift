import Conformance
import EngineKit
internal import LayoutTree
import SpecFormat
import Testing

/// A scene of 3 × 4 as data.
private let box = EngineScene(
  "frame",
  ["height": .number(4), "width": .number(3)],
  children: [EngineScene("Color")]
)

@Suite("Scenes sent to an engine as data")
struct DataSceneTests {
  /// Returns the verdicts and reasons of the only scenario of a page.
  private func results(
    of blocks: String,
    by engine: StubEngine,
    evaluatedBy evaluator: StubEngine = StubEngine(can: [.scenarios, .evaluated])
  ) throws -> [ExpectationResult] {
    let text = "# T\n\n## A\n\n\(blocks)\n"
    let document = SpecParser.parse(bytes: Array(text.utf8), file: "a.md", name: "a").document
    let scenario = try #require(document.scenarios.first)
    let connection = EvaluatingConnection(to: engine, evaluatingBy: evaluator)
    let judge = ScenarioJudge(link: connection, digests: ["a#a": nil])
    return judge.results(of: scenario, in: document).results
  }

  private static func blocks(_ expectation: String = "size 9x9\n9x9 -> 3x4") -> String {
    "```swift\nBox()\n```\n\n```\(expectation)\n```"
  }

  @Test func `each layout request contains the scene evaluated for its environment`() throws {
    let engine = StubEngine(can: [.nodes, .scenes])
    let evaluator = StubEngine(can: [.scenarios, .evaluated])
    let expectations = """
      ```frames
      ...
      ```

      ```frames rtl
      ...
      ```

      ```size
      9x9 -> 3x4
      5x5 -> 3x4
      ```

      ```frames offset=0,7
      ...
      ```
      """
    let blocks = Self.blocks() + "\n\n" + expectations
    let verdicts = try results(of: blocks, by: engine, evaluatedBy: evaluator).map(\.verdict)
    #expect(verdicts == [.passed, .passed, .passed, .passed, .passed])
    let layouts = engine.requests.compactMap(\.layout)
    #expect(layouts.count == engine.requests.count)
    #expect(layouts.count >= 4)
    #expect(layouts.allSatisfy { $0.scene == box && $0.graph == nil })
    #expect(layouts.allSatisfy { $0.proposal != nil && !$0.columns.contains("lines") })
    #expect(layouts.allSatisfy { $0.environment.offset == nil })
    #expect(layouts.contains { $0.environment.direction == .rightToLeft })
    #expect(layouts.contains { $0.proposal == LayoutProposal(width: 5, height: 5) })
    let evaluations = evaluator.requests.compactMap(\.layout)
    #expect(evaluations.allSatisfy { $0.columns == ["evaluated"] })
    #expect(evaluations.contains { $0.graph == .fresh })
    #expect(evaluations.last?.environment.offset == LayoutEnvironment.Offset(x: 0, y: 7))
  }

  @Test func `if the engine lacks 'lines', text lines are unsupported, wrong frames fail`() throws {
    func results(_ width: Int) throws -> [ExpectationResult] {
      let block = "frames\nText \"ab\" -> \"a\" \"b\" 0 0 \(width) 4"
      let engine = StubEngine(can: [.nodes, .scenes], name: "Text", label: "ab")
      return try self.results(of: Self.blocks(block), by: engine)
    }
    let unsupported = try results(3)
    #expect(unsupported.map(\.verdict) == [.unsupported])
    #expect(unsupported.map(\.reason) == ["Stub does not support 'lines'"])
    #expect(try results(9).map(\.verdict) == [.failed])
  }

  @Test func `connection.sent is the engine's last layout request, nil after a step`() throws {
    let engine = StubEngine(can: [.nodes, .scenes])
    let evaluator = StubEngine(can: [.scenarios, .evaluated])
    let connection = EvaluatingConnection(to: engine, evaluatingBy: evaluator)
    #expect(connection.sent == nil)
    let request = LayoutRequest(scenario: "a#a", proposal: nil, columns: [.nodes])
    _ = try connection.answer(to: .layout(request))
    #expect(connection.sent == engine.requests.last)
    #expect(connection.sent?.layout?.scene == box)
    _ = try connection.answer(to: .step(scenario: "a#a"))
    #expect(connection.sent == nil)
  }

  @Test func `a step is run by the engine that evaluates the scene`() throws {
    let engine = StubEngine(can: [.nodes, .scenes])
    let evaluator = StubEngine(can: [.scenarios, .evaluated])
    let step = "```swift step\nstage.tap(\"a\")\n```\n\n```size\n9x9 -> 3x4\n```"
    let results = try results(
      of: Self.blocks() + "\n\n" + step,
      by: engine,
      evaluatedBy: evaluator
    )
    #expect(results.map(\.verdict) == [.passed, .passed])
    #expect(evaluator.requests.contains(.step(scenario: "a#a")))
    #expect(engine.requests.allSatisfy { $0.name == .layout })
  }

  @Test func `a scene that cannot be evaluated is unsupported, with the reason`() throws {
    let engine = StubEngine(can: [.nodes, .scenes])
    let evaluator = StubEngine(can: [.scenarios, .evaluated], refusal: "'Flow' is a closure")
    let results = try results(of: Self.blocks(), by: engine, evaluatedBy: evaluator)
    #expect(results.map(\.verdict) == [.unsupported])
    #expect(results.map(\.reason) == ["'Flow' is a closure"])
    #expect(engine.requests == [])
  }

  @Test func `a trap while a scene is evaluated is unsupported, not a crash`() throws {
    let engine = StubEngine(can: [.nodes, .scenes])
    let evaluator = StubEngine(can: [.scenarios, .evaluated], trap: "Index out of range")
    let results = try results(of: Self.blocks(), by: engine, evaluatedBy: evaluator)
    #expect(results.map(\.verdict) == [.unsupported])
    #expect(engine.requests == [])
  }

  @Test func `the reason why the engine refuses a layout is reported`() throws {
    let engine = StubEngine(can: [.nodes, .scenes], refusal: "there is no 'Grid'")
    let results = try results(of: Self.blocks(), by: engine)
    #expect(results.map(\.reason) == ["there is no 'Grid'"])
  }

  @Test func `metrics= other than test is unsupported by an engine without 'metrics'`() throws {
    let blocks = """
      \(Self.blocks("size 9x9 metrics=\"iOS 26\"\n9x9 -> 3x4"))

      ```frames 9x9 metrics="macOS 26"
      ...
      ```

      ```variants 9x9 metrics="iOS 26"
      width | root.width
      9     | 3
      ```

      ```frames metrics=test
      ...
      ```
      """
    let engine = StubEngine(can: [.nodes, .issues, .scenes])
    let results = try results(of: blocks, by: engine)
    #expect(results.map(\.verdict) == [.unsupported, .unsupported, .unsupported, .passed])
    #expect(
      results.map(\.reason) == [
        "Stub does not support 'metrics', here iOS 26",
        "Stub does not support 'metrics', here macOS 26",
        "Stub does not support 'metrics', here iOS 26", nil,
      ]
    )
    #expect(results.map(\.measuredBy) == [.iOS26, .macOS26, .iOS26, nil])
    #expect(engine.requests.compactMap(\.layout).allSatisfy { $0.environment.metrics == .test })

    let other = StubEngine(can: [.nodes, .scenes, .metrics])
    let passed = try self.results(
      of: Self.blocks("size 9x9 metrics=\"iOS 26\"\n9x9 -> 3x4"),
      by: other
    )
    #expect(passed.map(\.verdict) == [.passed])
    let environments = other.requests.compactMap(\.layout).map(\.environment)
    #expect(environments.allSatisfy { $0.metrics == .iOS26 && $0.scale == 2 })
    #expect(!environments.isEmpty)
  }

  @Test func `laws are unsupported by an engine that reads scenes as data`() throws {
    let engine = StubEngine(can: EngineCapability.allCases.filter { $0 != .scenarios })
    let blocks = Self.blocks() + "\n\n```laws\nidempotent\n```"
    let results = try results(of: blocks, by: engine)
    #expect(results.map(\.verdict) == [.passed, .unsupported])
    #expect(results.last?.reason == "Stub does not support 'laws'")
    #expect(engine.requests.allSatisfy { $0.name == .layout })
  }

  @Test func `both issues blocks are unsupported if the engine does not report issues`() throws {
    let engine = StubEngine(can: [.nodes, .scenes])
    let issues = "```issues\n```\n\n```size\n5x5 -> 3x4\n```\n\n```issues\nambiguous-layout\n```"
    let results = try results(of: Self.blocks() + "\n\n" + issues, by: engine)
    #expect(results.map(\.verdict) == [.passed, .unsupported, .passed, .unsupported])
  }

  @Test func `if the evaluator refuses a reset, the scenario ends with its reason`() throws {
    let evaluator = StubEngine(can: [.scenarios], refusal: "no reset", refusesAll: true)
    let results = try results(
      of: Self.blocks(),
      by: StubEngine(can: [.nodes, .scenes]),
      evaluatedBy: evaluator
    )
    #expect(results.map(\.reason) == ["no reset"])
    #expect(evaluator.requests == [.reset(scenario: "a#a")])
  }
}

/// An engine that evaluates every scene as a box, reports each layout as one, and records
/// requests.
private final class StubEngine: EngineConnection {
  let hello: EngineHello
  /// The reason why it refuses layouts; `nil` if it answers them.
  private let refusal: String?
  private let refusesAll: Bool
  /// The message with which each layout traps; `nil` if none does.
  private let trap: String?
  /// The node of each answer.
  private let node: EngineNode
  private(set) var requests: [EngineRequest] = []
  private var proposal: LayoutProposal?

  init(
    can: [EngineCapability],
    refusal: String? = nil,
    refusesAll: Bool = false,
    trap: String? = nil,
    name: String = "frame",
    label: String? = nil
  ) {
    hello = EngineHello(name: "Stub", version: "1", can: can)
    self.refusal = refusal
    self.refusesAll = refusesAll
    self.trap = trap
    let frame = LayoutFrame(x: 0, y: 0, width: 3, height: 4)
    node = EngineNode(name, label: label, frame: frame)
  }

  func answer(to request: EngineRequest) throws(EngineFailure) -> EngineAnswer {
    requests.append(request)
    if let trap, request.layout != nil { throw EngineFailure(.crashed, note: trap) }
    if let refusal, refusesAll || request.layout != nil { return .unsupported(reason: refusal) }
    switch request {
    case .reset: return .reset(PhaseAnswer())
    case .step: return .step(PhaseAnswer(hasEnded: requests.count { $0.name == .step } > 1))
    default: break
    }
    var answer = LayoutAnswer()
    answer.nodes = [node]
    answer.issues = []
    answer.evaluated = box
    proposal = request.layout?.proposal ?? proposal
    answer.proposal = proposal
    return .layout(answer)
  }
}

extension EngineRequest {
  /// The layout request; `nil` for other requests.
  fileprivate var layout: LayoutRequest? {
    if case .layout(let layout) = self { layout } else { nil }
  }
}
