import EngineKit
internal import LayoutTree
import Testing

/// Tests scenarios with features that an engine does not have.
@MainActor
struct UnsupportedStepTests {
  /// A host of a dot that supports nothing but a layout.
  private final class DotHost: EngineHost {
    private let draw: () -> Void

    init(_ draw: @escaping () -> Void = {}) { self.draw = draw }

    func layOut(
      proposal: LayoutProposal,
      in environment: LayoutEnvironment
    ) -> [EngineNode] {
      draw()
      return [EngineNode("Dot", frame: LayoutFrame(x: 0, y: 0, width: 1, height: 1))]
    }
  }

  private func layout(offset: LayoutEnvironment.Offset? = nil) -> EngineRequest {
    var environment = LayoutEnvironment()
    environment.offset = offset
    return .layout(
      LayoutRequest(
        scenario: "a#b",
        proposal: .unspecified,
        environment: environment,
        columns: [.nodes]
      )
    )
  }

  private func answers(
    to requests: [EngineRequest],
    of body: @escaping @MainActor @Sendable (Stage) -> Void
  ) throws -> [EngineAnswer] {
    let engine = Engine(
      name: "Dots",
      version: "1",
      can: [.nodes],
      scenarios: [Scenario(id: "a#b", digest: "d", body: body)]
    )
    return try Dialogue.answers(to: [.reset(scenario: "a#b")] + requests, of: engine)
  }

  @Test func `a step that a host cannot perform makes the rest of the scenario unsupported`() throws
  {
    let answers = try answers(
      to: [layout(), .step(scenario: "a#b"), layout(), .step(scenario: "a#b"), layout()]
    ) { stage in
      stage.show { DotHost() }
      stage.step { stage.tap("dot") }
      stage.step {}
    }
    #expect(answers[1].layout?.nodes?.count == 1)
    #expect(answers[2] == .step(PhaseAnswer()))
    #expect(answers[3] == .unsupported(reason: "taps"))
    #expect(answers[5] == .unsupported(reason: "taps"))
  }

  @Test func `an offset is unsupported if the host cannot scroll`() throws {
    let answers = try answers(to: [layout(offset: LayoutEnvironment.Offset(x: 0, y: 9))]) {
      $0.show { DotHost() }
    }
    #expect(answers[1] == .unsupported(reason: "scroll positions"))
  }

  @Test func `Stage.unsupported in a scene makes its layouts unsupported`() throws {
    let requests: [EngineRequest] = [
      layout(), .observe(scenario: "a#b", columns: ["nodes"]), .reset(scenario: "a#b"),
    ]
    let answers = try answers(to: requests) { stage in
      stage.show { DotHost { Stage.unsupported("rotation") } }
    }
    #expect(answers[1] == .unsupported(reason: "rotation"))
    #expect(answers[2] == .unsupported(reason: "rotation"))
    #expect(answers[3] == .reset(PhaseAnswer()))
  }
}
