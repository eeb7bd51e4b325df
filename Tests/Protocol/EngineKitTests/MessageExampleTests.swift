import EngineKit
import Foundation
internal import LayoutTree
import Testing

// The code of the examples in the doc comments of the protocol, which `ExampleCommentTests` finds.

struct SquareScene: ServedScene {
  func layOut(_ request: LayoutRequest) throws -> LayoutAnswer {
    var answer = LayoutAnswer()
    answer.nodes = [EngineNode("Square", frame: LayoutFrame(x: 0, y: 0, width: 10, height: 10))]
    return answer
  }

  func observe(
    _ columns: Set<EngineCapability>,
    reasonsAlsoOf elements: [ElementIdentity]
  ) -> LayoutAnswer { LayoutAnswer() }
}

final class SquareEngine: ServedEngine {
  let hello = EngineHello(name: "Squares", version: "1.0", can: [.nodes, .scenarios])

  func scenarios(loading paths: [String]) -> [EngineScenario] {
    [EngineScenario(id: "a#square")]
  }

  func play(
    _ id: String,
    onPhase: @escaping @MainActor (any ServedScene) -> Void
  ) -> (any ServedScene)? {
    onPhase(SquareScene())
    return SquareScene()
  }
}

final class PlainHost: EngineHost {
  func layOut(
    proposal: LayoutProposal,
    in environment: LayoutEnvironment
  ) throws -> [EngineNode] {
    guard environment.safeArea == nil else { throw Unsupported("safe areas") }
    return [EngineNode("Color", frame: LayoutFrame(x: 0, y: 0, width: 10, height: 10))]
  }
}

@MainActor
struct EngineExampleTests {
  @Test func `a ServedEngine lays out a square and throws Unsupported for scripts`() throws {
    let engine = SquareEngine()
    var phases = 0
    let scene = try #require(engine.play("a#square") { _ in phases += 1 })
    let request = LayoutRequest(
      scenario: "a#square",
      proposal: LayoutProposal(width: 320, height: nil),
      columns: [.nodes]
    )
    let answer = try scene.layOut(request)
    #expect(answer.nodes?.map(\.frame) == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    #expect(phases == 1 && !scene.isResized)
    #expect(engine.scenarios(loading: []).map(\.id) == ["a#square"])
    #expect(throws: Unsupported("scripts")) {
      try engine.run(
        ScriptRequest(scenario: "", file: "", form: .snapshot, start: .sections([]), calls: [])
      )
    }
  }

  @Test func `a host throws Unsupported for an environment that its engine does not have`() throws {
    var environment = LayoutEnvironment()
    #expect(try PlainHost().layOut(proposal: .unspecified, in: environment).count == 1)
    environment.safeArea = LayoutEnvironment.Insets(top: 62, leading: 0, bottom: 34, trailing: 0)
    #expect(throws: Unsupported("safe areas")) {
      try PlainHost().layOut(proposal: .unspecified, in: environment)
    }
  }
}

struct MessageExampleTests {
  @Test func `EngineRequest and EngineAnswer are encoded as one line with their name`() throws {
    do {
      let request = EngineRequest.step(scenario: "cards#a-card")
      // {"request":"step","scenario":"cards#a-card"}
      let line = try EngineWire.line(request, isSorted: true)
      #expect(try EngineWire.message(EngineRequest.self, in: line) == request)
      #expect(line == Data("{\"request\":\"step\",\"scenario\":\"cards#a-card\"}\n".utf8))
    }
    do {
      let answer = EngineAnswer.unsupported(reason: "safe areas")
      // {"answer":"unsupported","reason":"safe areas"}
      let line = try EngineWire.line(answer, isSorted: true)
      #expect(try EngineWire.message(EngineAnswer.self, in: line) == answer)
      #expect(line == Data("{\"answer\":\"unsupported\",\"reason\":\"safe areas\"}\n".utf8))
    }
  }

  @Test func `a LayoutRequest has its columns, and by default no graph and default environment`() {
    let request = LayoutRequest(
      scenario: "cards#a-card",
      proposal: LayoutProposal(width: 320, height: nil),
      columns: [.nodes, .counts]
    )
    #expect(request.knownColumns == [.nodes, .counts])
    #expect(request.graph == nil && request.environment == LayoutEnvironment())
  }

  @Test func `a LayoutAnswer is equal after decoding, and a column not set is nil`() throws {
    var answer = LayoutAnswer()
    answer.nodes = [EngineNode("Color", frame: LayoutFrame(x: 0, y: 0, width: 20, height: 10))]
    answer.counts = ["Card.body": 1]
    let line = try EngineWire.line(EngineAnswer.layout(answer))
    #expect(try EngineWire.message(EngineAnswer.self, in: line) == .layout(answer))
    #expect(answer.counts == ["Card.body": 1] && answer.elements == nil)
  }

  @Test func `an EngineElement is visible and has zIndex 0 by default`() {
    let cell = EngineElement("cell 0.3", frame: LayoutFrame(x: 0, y: 132, width: 320, height: 44))
    let header = EngineElement(
      "supplementary \"header\" 0",
      frame: LayoutFrame(x: 0, y: 0, width: 320, height: 28),
      zIndex: 1
    )
    #expect(cell.isInSight && cell.zIndex == 0)
    #expect(header.zIndex == 1)
  }

  @Test func `ScriptCall returns the names of its subject and its object`() {
    // insertItems a b before x
    let call = ScriptCall(
      verb: .insertItems,
      subject: [SnapshotItem(name: "a"), SnapshotItem(name: "b")],
      relation: .before,
      object: [SnapshotItem(name: "x")]
    )
    let names = call.names  // ["a", "b"]
    #expect(names == ["a", "b"] && call.target == "x")
    #expect(call.verb.form == .snapshot)
  }
}

struct ValueExampleTests {
  @Test func `LayoutEnvironment derives the scale from its metrics`() {
    var environment = LayoutEnvironment()
    environment.metrics = .iOS26
    environment.direction = .rightToLeft
    environment.safeArea = LayoutEnvironment.Insets(top: 62, leading: 0, bottom: 34, trailing: 0)
    let scale = environment.scale  // 2, the default with these metrics
    #expect(scale == 2 && LayoutEnvironment().scale == 1)
    #expect(environment.direction == .rightToLeft && environment.safeArea?.bottom == 34)
  }

  @Test func `LayoutConditions differ if their environments differ`() {
    let narrow = LayoutConditions(proposal: LayoutProposal(width: 320, height: nil))
    var largeText = narrow
    largeText.environment.dynamicType = "accessibility3"
    #expect(largeText != narrow && largeText.proposal == narrow.proposal)
    #expect(narrow.environment.dynamicType == "large")
  }

  @Test func `children of a NegotiationEntry have the proposals that its node makes`() {
    let outer = LayoutProposal(width: 100, height: nil)
    let inner = LayoutProposal(width: 80, height: nil)
    let text = NegotiationEntry("Text", proposal: inner, width: 50, height: 20)
    var padding = NegotiationEntry("padding", proposal: outer, width: 70, height: 40)
    padding.children = [text]  // the padding proposes 80 × nil to the text
    #expect(padding.children.map(\.proposal) == [LayoutProposal(width: 80, height: nil)])
    #expect(padding.width - text.width == 20 && text.children == [])
  }

  @Test func `NodeTraits.isNotable is false by default, and true after traits are set`() {
    var traits = NodeTraits()
    traits.paint = .text
    traits.isTruncated = true
    traits.target = CGSize(width: 60, height: 30)  // smaller than 44 × 44 points
    #expect(traits.isNotable && !NodeTraits().isNotable)
    #expect(traits.target?.height == 30)
  }

  @Test func `ResolvedTree keeps its nodes and background when it is encoded`() throws {
    let frame = LayoutFrame(x: 0, y: 0, width: 100, height: 50)
    var color = ResolvedNode("Color", frame: frame)
    color.picture = NodePicture(.fill(DrawingColor(red: 1, green: 0.5, blue: 0)))
    var tree = ResolvedTree(nodes: [color])
    tree.background = DrawingColor(red: 1, green: 1, blue: 1)
    let copy: ResolvedTree = try EngineWire.message(in: try EngineWire.line(tree))
    #expect(copy.background == tree.background && !copy.isDark)
    #expect(copy.nodes.map(\.picture) == [color.picture])
  }

  @Test func `a NodeExplanation has its sizeReason's rule, and by default no gap or questions`() {
    let explanation = NodeExplanation(
      proposal: LayoutProposal(width: 80, height: nil),
      sizeReason: LayoutReason("R-PROP-3", "all of the proposed 80"),
      placeReason: LayoutReason("R-PAD-4", "10 from the leading edge")
    )
    #expect(explanation.sizeReason.rule == "R-PROP-3")
    #expect(explanation.gap == nil && explanation.questions == [])
  }
}
