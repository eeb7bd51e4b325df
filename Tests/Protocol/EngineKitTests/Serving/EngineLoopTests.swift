import EngineKit
import Foundation
internal import LayoutTree
import Testing

@Suite("The request loop")
@MainActor
struct EngineLoopTests {
  private let engine = Engine.boxes([
    "a#b": { stage in
      stage.scene { 1 }
      stage.step {}
    },
    "c#d": { stage in stage.scene { 2 } },
    "e#f": { _ in },
  ])

  private func layout(_ id: String) -> EngineRequest {
    .layout(LayoutRequest(scenario: id, proposal: nil, columns: [.nodes]))
  }

  @Test func `a request for a scenario that was not reset is an error`() throws {
    let answers = try Dialogue.answers(
      to: [layout("a#b"), .step(scenario: "a#b"), .reset(scenario: "x#y")],
      of: engine
    )
    #expect(
      answers == [
        .error(message: "the scenario 'a#b' has not started"),
        .error(message: "the scenario 'a#b' has not started"),
        .error(message: "there is no scenario 'x#y'"),
      ]
    )
  }

  @Test func `hello changes to the first offered encoding that is known`() throws {
    var requests = try EngineWire.line(EngineRequest.hello(encodings: ["zip", "cbor"]))
    requests += try WireEncoding.cbor.data(of: EngineRequest.reset(scenario: "a#b"))
    requests += try WireEncoding.cbor.data(of: layout("a#b"))
    var answers = MessageBuffer()
    answers.append(try Dialogue.bytes(sending: requests, to: engine))
    let nextLine = answers.next()
    let line = try #require(nextLine)
    guard case .hello(let hello) = try EngineWire.message(EngineAnswer.self, in: line) else {
      return #expect(Bool(false), "the answer is not 'hello'")
    }
    #expect(hello.encoding == "cbor")
    answers.encoding = .cbor
    let nextReset = answers.next()
    let reset = try #require(nextReset)
    #expect(try WireEncoding.cbor.message(in: reset) == EngineAnswer.reset(PhaseAnswer()))
    let nextLayout = answers.next()
    let layout = try #require(nextLayout)
    let answer = try WireEncoding.cbor.message(EngineAnswer.self, in: layout)
    #expect(answer.layout?.nodes?.first?.frame.width == 1)
    #expect(answers.next() == nil)
  }

  @Test func `a second hello that offers no encoding changes back to JSON`() throws {
    var requests = try EngineWire.line(EngineRequest.hello(encodings: ["cbor"]))
    requests += try WireEncoding.cbor.data(of: EngineRequest.hello())
    requests += try EngineWire.line(EngineRequest.reset(scenario: "a#b"))
    var answers = MessageBuffer()
    answers.append(try Dialogue.bytes(sending: requests, to: engine))
    let first = answers.next()
    #expect(first != nil)
    answers.encoding = .cbor
    let second = answers.next()
    let hello = try WireEncoding.cbor.message(EngineAnswer.self, in: try #require(second))
    #expect(hello == .hello(engine.hello))
    answers.encoding = .json
    let last = answers.next()
    let reset = try EngineWire.message(EngineAnswer.self, in: try #require(last))
    #expect(reset == .reset(PhaseAnswer()))
  }

  @Test func `without a known encoding in hello all messages are JSON`() throws {
    let answers = try Dialogue.answers(
      to: [.hello(encodings: ["zip"]), .reset(scenario: "a#b")],
      of: engine
    )
    #expect(answers == [.hello(engine.hello), .reset(PhaseAnswer())])
  }

  @Test func `a reset of another scenario ends the running one`() throws {
    let answers = try Dialogue.answers(
      to: [.reset(scenario: "a#b"), layout("a#b"), .reset(scenario: "c#d"), layout("c#d")],
      of: engine
    )
    let widths = answers.map { $0.layout?.nodes?.first?.frame.width }
    #expect(widths == [nil, 1, nil, 2])
  }

  @Test func `the last request is answered without a final line feed`() throws {
    let answers = try Dialogue.lines(
      sending: [#"{"request":"hello"}"#],
      to: engine,
      terminator: ""
    )
    #expect(answers.count == 1)
  }

  @Test func `willWait is called before reads, willAnswer before answers in a scenario`() throws {
    var events: [String] = []
    let requests = [EngineRequest.reset(scenario: "a#b"), layout("a#b"), .step(scenario: "a#b")]
    _ = try Dialogue.lines(
      sending: requests.map { String(decoding: try EngineWire.line($0).dropLast(), as: UTF8.self) },
      to: engine
    ) { loop in
      loop.willWait = { events.append("wait") }
      loop.willAnswer = { events.append("answer") }
    }
    #expect(events == ["wait", "wait", "answer", "wait", "answer", "wait", "wait"])
  }

  @Test func `a scenarios request ends the running scenario`() throws {
    let answers = try Dialogue.answers(
      to: [.reset(scenario: "a#b"), .scenarios(libraries: []), layout("a#b")],
      of: engine
    )
    #expect(answers.map(\.name) == [.reset, .scenarios, .error])
  }

  @Test func `a scenario without a scene has no nodes`() throws {
    let answers = try Dialogue.answers(
      to: [.reset(scenario: "e#f"), layout("e#f"), .step(scenario: "e#f")],
      of: engine
    )
    let layout = try #require(answers[1].layout)
    #expect(layout.nodes == [])
    #expect(answers[2] == .step(PhaseAnswer(hasEnded: true)))
  }

  @Test(
    "an invalid request is answered, and the next request is served",
    arguments: [
      (#"{"request": "paint"}"#, "there is no request 'paint'"),
      (#"{"request": "layout"}"#, "the request cannot be read"),
      ("layout, please", "the request cannot be read"),
    ]
  )
  func invalidRequest(_ line: String, _ part: String) throws {
    let lines = try Dialogue.lines(sending: [line, #"{"request": "hello"}"#], to: engine)
    try #require(lines.count == 2)
    #expect(lines[0].contains(part))
    #expect(lines[1].contains(#""answer":"hello""#))
  }
}
