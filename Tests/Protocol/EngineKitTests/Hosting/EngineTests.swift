import EngineKit
import Foundation
internal import LayoutTree
import Testing

@Suite("An engine that hosts scenes")
@MainActor
struct EngineTests {
  private static let growing: @MainActor @Sendable (Stage) -> Void = { stage in
    var width = 10.0
    stage.scene { width }
    stage.step {
      width = 20
      Stage.count("grown")
      stage.tap("box")
    }
    stage.step { stage.resize(width: 5, height: 7) }
  }

  private func layout(
    _ proposal: LayoutProposal? = nil,
    columns: [EngineCapability] = [.nodes],
    graph: LayoutRequest.Graph? = nil,
    environment: LayoutEnvironment = LayoutEnvironment()
  ) -> EngineRequest {
    .layout(
      LayoutRequest(
        scenario: "a#b",
        proposal: proposal,
        environment: environment,
        columns: columns,
        graph: graph
      )
    )
  }

  private func frames(_ answers: [EngineAnswer]) -> [LayoutFrame?] {
    answers.compactMap(\.layout).map { ($0.nodes?.first?.frame).map { LayoutFrame($0) } }
  }

  private let engine = Engine.boxes(["a#b": growing])

  @Test func `step requests run the steps of a scenario and then answer hasEnded`() throws {
    let answers = try Dialogue.answers(
      to: [
        .hello(), .scenarios(libraries: []), .reset(scenario: "a#b"),
        layout(LayoutProposal(width: 1, height: 2)), .step(scenario: "a#b"), layout(),
        .step(scenario: "a#b"), layout(), .step(scenario: "a#b"), layout(), .step(scenario: "a#b"),
      ],
      of: engine
    )
    #expect(answers[0] == .hello(engine.hello))
    #expect(engine.hello.can == ["nodes", "counts", "scenarios", "graphs", "layouts"])
    #expect(answers[1] == .scenarios([EngineScenario(id: "a#b", digest: "d")]))
    #expect(answers[2] == .reset(PhaseAnswer()))
    let ends = answers.filter { $0.name == .step }
    #expect(
      ends == [
        .step(PhaseAnswer()), .step(PhaseAnswer(isResized: true)),
        .step(PhaseAnswer(hasEnded: true)), .step(PhaseAnswer(hasEnded: true)),
      ]
    )
    #expect(
      frames(answers) == [
        LayoutFrame(x: 0, y: 2, width: 10, height: 0),
        LayoutFrame(x: 0, y: 2, width: 20, height: 1),
        LayoutFrame(x: 0, y: 7, width: 20, height: 1),
        LayoutFrame(x: 0, y: 7, width: 20, height: 1),
      ]
    )
    let resized = try #require(answers[7].layout)
    #expect(resized.proposal == LayoutProposal(width: 5, height: 7))
  }

  @Test func `a layout answer has the requested columns that the host supports`() throws {
    let every = EngineCapability.allCases
    let answers = try Dialogue.answers(
      to: [
        .reset(scenario: "a#b"), .step(scenario: "a#b"), layout(columns: every),
        layout(columns: [.counts]),
      ],
      of: engine
    )
    var expected = LayoutAnswer()
    expected.nodes = [
      EngineNode("Box", identifiers: ["box"], frame: LayoutFrame(x: 0, y: 0, width: 20, height: 1))
    ]
    expected.proposal = LayoutProposal(width: nil, height: nil)
    expected.counts = ["layout": 1, "drawn": 1, "grown": 1]
    #expect(answers[2] == .layout(expected))
    expected.nodes = nil
    expected.counts = ["layout": 2, "drawn": 2, "grown": 1]
    #expect(answers[3] == .layout(expected))
  }

  @Test func `layouts with graph fresh or replayed do not change the current host`() throws {
    let answers = try Dialogue.answers(
      to: [
        .reset(scenario: "a#b"), .step(scenario: "a#b"), layout(graph: .fresh),
        layout(columns: [.nodes, .counts], graph: .replayed), layout(columns: [.nodes, .counts]),
      ],
      of: engine
    )
    // A new host has received no tap; one whose steps are replayed has.
    #expect(frames(answers).map { $0?.height } == [0, 1, 1])
    #expect(frames(answers).map { $0?.width } == [20, 20, 20])
    let standing = try #require(answers[4].layout)
    #expect(standing.counts == ["layout": 1, "drawn": 1, "grown": 1])
  }

  @Test func `failed actions are mistakes in their step's answer, not in the next layout`() throws {
    let engine = Engine.boxes([
      "a#b": { stage in
        stage.scene { 1 }
        stage.step {
          stage.tap("bxo")
          stage.scroll(to: CGPoint(x: -1, y: 0))
          stage.scroll(section: 2, to: 10)
          stage.page(section: 3)
        }
      }
    ])
    let answers = try Dialogue.answers(
      to: [.reset(scenario: "a#b"), layout(), .step(scenario: "a#b"), layout()],
      of: engine
    )
    let mistakes = [
      "stage.tap(\"bxo\"): no view with that id has an action; ids of the scene: box",
      "stage.scroll(to:): nothing in the scene scrolls",
      "stage.scroll(section:to:): section 2 does not scroll by itself",
      "stage.page(section:forward:): section 3 does not scroll by itself",
    ]
    #expect(answers[2] == .step(PhaseAnswer(mistakes: mistakes)))
    let layout = try #require(answers[3].layout)
    #expect(layout.mistakes == nil)
  }

  @Test func `an offset in the environment scrolls the scene`() throws {
    var environment = LayoutEnvironment()
    environment.offset = LayoutEnvironment.Offset(x: 30, y: 0)
    let answers = try Dialogue.answers(
      to: [.reset(scenario: "a#b"), layout(environment: environment)],
      of: engine
    )
    #expect(frames(answers).map { $0?.x } == [-30])
  }

  @Test func `unsupported requests are answered with the reason of the host`() throws {
    var environment = LayoutEnvironment()
    environment.direction = .rightToLeft
    let answers = try Dialogue.answers(
      to: [
        .reset(scenario: "a#b"), layout(environment: environment),
        layout(graph: .replayed, environment: environment),
        .laws(scenario: "a#b", laws: ["mirrored"], seed: 1),
      ],
      of: engine
    )
    #expect(
      answers[1...] == [
        .unsupported(reason: "right to left"), .unsupported(reason: "right to left"),
        .unsupported(reason: "laws"),
      ]
    )
  }

  @Test func `a scene library that cannot be loaded is an error with its path`() throws {
    let answers = try Dialogue.answers(
      to: [.scenarios(libraries: ["/nowhere/a.so"])],
      of: engine
    )
    let start = "'/nowhere/a.so' cannot be loaded: "
    let namesPath =
      if case .error(let message) = answers[0] { message.hasPrefix(start) } else { false }
    #expect(namesPath, "\(answers[0])")
  }
}
