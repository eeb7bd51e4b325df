import EngineKit
import Foundation
internal import LayoutTree
import Testing

@Suite("Protocol messages")
struct MessageTests {
  @Test func `the column visibleElements is named sight in protocol version 1`() {
    var hello = EngineHello(name: "a", version: "1", can: [.visibleElements])
    #expect(hello.name(of: .visibleElements) == "visibleElements")
    (hello.protocol, hello.can) = (1, ["sight"])
    #expect(hello.can(.visibleElements))
    #expect(hello.name(of: .visibleElements) == "sight")
  }

  @Test("a tree 2,000 levels deep is unchanged by encoding and decoding")
  func deepTree() throws {
    let leaf = LayoutFrame(x: 0, y: 0, width: .infinity, height: 1.5)
    var node = EngineNode("Text", label: "a", identifiers: ["t"], frame: leaf, lines: ["a"])
    for _ in 0..<2000 {
      node = EngineNode("VStack", frame: leaf, children: [node, EngineNode("Color", frame: leaf)])
    }
    var answer = LayoutAnswer()
    answer.nodes = [node, EngineNode("Spacer", frame: leaf)]
    let line = try EngineWire.line(EngineAnswer.layout(answer))
    #expect(try EngineWire.message(EngineAnswer.self, in: line) == .layout(answer))
  }

  @Test(
    "a text such as inf, nil or 3 in a scene is decoded as a text",
    arguments: ["inf", "nan", "-inf", "nil", "3", "One"]
  )
  func sceneText(_ text: String) throws {
    let scene = EngineScene(
      "padding",
      ["top": .number(.infinity)],
      children: [EngineScene("Text", ["0": .words(text), "size": .number(20)])]
    )
    #expect(try EngineWire.message(EngineScene.self, in: EngineWire.line(scene)) == scene)
  }

  @Test(
    "a node whose depth skips a level is a decoding error",
    arguments: ["1", "0 2", "0 1 3"]
  )
  func skippedLevels(_ depths: String) {
    let rows = depths.split(separator: " ").map { depth in
      #"{"depth": \#(depth), "name": "VStack", "frame": [0, 0, 1, 1]}"#
    }
    let line = #"{"answer": "layout", "nodes": [\#(rows.joined(separator: ", "))]}"#
    #expect(throws: DecodingError.self) {
      try EngineWire.message(EngineAnswer.self, in: Data(line.utf8))
    }
  }

  @Test("infinity and nil in a proposal are the strings inf and nil")
  func proposalNumbers() throws {
    let line = #"""
      {"request": "layout", "scenario": "a#b", "proposal": {"width": "inf", "height": "nil"},
       "environment": {"direction": "ltr", "scale": 2, "dynamicType": "large"}, "columns": ["nodes"]}
      """#
    let request = EngineRequest.layout(
      LayoutRequest(
        scenario: "a#b",
        proposal: LayoutProposal(width: .infinity, height: nil),
        environment: {
          var it = LayoutEnvironment(); it.scale = 2; return it
        }(),
        columns: [.nodes]
      )
    )
    #expect(try EngineWire.message(EngineRequest.self, in: Data(line.utf8)) == request)
    let again = try EngineWire.line(request)
    #expect(try EngineWire.message(EngineRequest.self, in: again) == request)
  }
}
