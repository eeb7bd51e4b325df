import EngineKit
import Foundation
import LayoutTree

extension FuzzTarget {
  /// The reader of requests to an engine as JSON.
  static let requests = FuzzTarget(
    name: "requests",
    suffixes: ["engine.json"],
    seeds: {
      var layout = LayoutRequest(
        scenario: "a#b",
        proposal: LayoutProposal(width: 320, height: nil),
        columns: [.nodes, .counts]
      )
      layout.environment.metrics = .iOS26
      layout.environment.direction = .rightToLeft
      layout.environment.safeArea = LayoutEnvironment.Insets(
        top: 62,
        leading: 0,
        bottom: 34,
        trailing: 0
      )
      let requests: [EngineRequest] = [
        .hello(encodings: ["cbor"]), .scenarios(libraries: ["/a.so"]), .layout(layout),
        .reset(scenario: "a#b", resources: "/a", language: nil, runsTasks: true),
        .observe(scenario: "a#b", columns: ["nodes"]), .step(scenario: "a#b"),
        .resting(scenario: "a#b", section: 1, offset: 2.5),
        .laws(scenario: "a#b", laws: ["mirror"], seed: .max),
      ]
      let messages = requests.compactMap { try? EngineWire.line($0) }
      return messages.map { Array($0) } + MessageExamples.lines
    },
    read: { bytes in
      let request: EngineRequest = try EngineWire.message(in: Data(bytes))
      try MessageExamples.checkEncodings(of: request)
    }
  )
}
