import EngineKit
import Foundation
import LayoutTree

extension FuzzTarget {
  /// The reader of answers of an engine as JSON.
  static let answers = FuzzTarget(
    name: "answers",
    suffixes: [],
    seeds: {
      var layout = LayoutAnswer()
      var node = EngineNode("Color", frame: LayoutFrame(x: 0, y: 0.5, width: 20, height: -10))
      node.children = [node]
      layout.nodes = [node]
      layout.counts = ["Card.body": 1]
      layout.elements = [
        EngineElement("cell 0.3", frame: LayoutFrame(x: 0, y: 132, width: .infinity, height: 44))
      ]
      let answers: [EngineAnswer] = [
        .hello(EngineHello(name: "Squares", version: "1.0", can: [.nodes, .scenarios])),
        .scenarios([EngineScenario(id: "a#b", digest: "0")]), .layout(layout),
        .reset(PhaseAnswer(hasEnded: true, isResized: true, mistakes: ["a"])), .resting(nil),
        .laws([nil, "a"]), .layouts([layout, layout]), .error(message: "é\n"),
      ]
      return answers.compactMap { try? EngineWire.line($0) }.map { Array($0) }
        + MessageExamples.lines
    },
    read: { bytes in
      let answer: EngineAnswer = try EngineWire.message(in: Data(bytes))
      try MessageExamples.checkEncodings(of: answer)
    }
  )
}
