@testable import SuiteRunning
import Conformance
import EngineKit
import Foundation
import SpecFormat
import Testing

@testable import PlumbTool

/// Checks that the time limit of a scenario does not include the comparison of the engine's
/// answers.
struct EngineSessionTests {
  private let package: FixturePackage
  private let session: EngineSession

  /// Starts an engine in Python with a time limit of 2 s, which takes 0.8 s for a layout.
  init() throws {
    package = try FixturePackage([
      "a.md": "# Title\n\n```swift\nAnything()\n```\n\n```size 9x9\n9x9 -> 1x2\n```\n"
    ])
    try package.write(
      """
      #!/usr/bin/env python3
      import json, sys, time

      answers = {
          "hello": {"name": "Slow", "version": "1", "platform": "Linux", "protocol": 1,
                    "can": ["scenarios", "nodes"]},
          "scenarios": {"scenarios": []},
          "reset": {},
          "layout": {"nodes": []},
      }
      for line in sys.stdin:
          name = json.loads(line)["request"]
          if name == "layout":
              time.sleep(0.8)
          print(json.dumps({"answer": name} | answers[name]), flush=True)

      """,
      to: "slow.py"
    )
    try package.makeExecutable("slow.py")
    let path = package.folder.appendingPathComponent("slow.py").path
    session = try EngineSession(
      EngineProgram(executable: path, isOwn: false),
      libraries: [],
      timeLimit: 2,
      isCancelled: { false }
    )
    let suite = SpecSuite.load(root: package.folder.path, folder: "Specs")
    session.startClock(for: try #require(suite.documents.first))
  }

  private let layout = EngineRequest.layout(
    LayoutRequest(scenario: "a", proposal: nil, columns: [.nodes])
  )

  @Test func `the time limit excludes the time between two requests`() throws {
    _ = try session.answer(to: .reset(scenario: "a"))
    Thread.sleep(forTimeInterval: 2.2)
    #expect(try session.answer(to: layout).name == .layout)
  }

  @Test func `the time limit applies to the sum of all answer times`() throws {
    _ = try session.answer(to: .reset(scenario: "a"))
    let failure = #expect(throws: EngineFailure.self) {
      for _ in 0..<3 { _ = try session.answer(to: layout) }
    }
    #expect(failure?.verdict == .timedOut)
  }
}
