import Foundation
import Testing

/// Tests `docs`, `explain`, `sweep` and `accept` with an external engine for scenes as data.
struct InspectedEngineTests {
  private static let spec = """
    # First

    ## A bar is wide

    ```swift
    Color.red.frame(width: 300, height: 20).id("bar")
    ```

    ```frames 310x44 evidence=derived
    frame #bar 0 0 200 20
      Color    0 0 200 20
    ```

    """

  /// Returns a package with the spec and an engine in Python, whose root is 300 points wide.
  ///
  /// - Parameter drawing: The member `drawing` of its answers, with a comma before it; empty for an
  ///   engine that does not draw.
  /// - Returns: The package, whose engine is `engine.py`.
  /// - Throws: An error if a file cannot be written.
  private func package(drawing: String = "") throws -> FixturePackage {
    let package = try FixturePackage(["first.md": Self.spec])
    let columns = drawing.isEmpty ? "" : ", \"drawing\""
    try package.write(
      """
      #!/usr/bin/env python3
      import json, sys
      for line in sys.stdin:
          request = json.loads(line)
          if request["request"] == "hello":
              print('{"answer": "hello", "name": "Tiny", "version": "1", "platform": "Linux", '
                    '"protocol": 2, "can": ["nodes", "scenes"\(columns)]}', flush=True)
          elif request["environment"].get("safeArea"):
              print('{"answer": "unsupported", "reason": "safe areas"}', flush=True)
          else:
              print('{"answer": "layout", "nodes": [{"depth": 0, "name": "frame", "ids": ["bar"], '
                    '"frame": [0, 0, 300, 20]}, {"depth": 1, "name": "Color", '
                    '"frame": [0, 0, 300, 20]}]\(drawing)}', flush=True)

      """,
      to: "engine.py"
    )
    try package.makeExecutable("engine.py")
    return package
  }

  @Test func `docs shows the outlines of the nodes of an engine that does not draw`() throws {
    let package = try package()
    let outcome = try package.run(
      ["docs", "--engine", "engine.py", "--output", "site"],
      tool: "plumb"
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("note: Tiny does not support 'drawing'"))
    let page = try #require(package.text(of: "site/first.html"))
    // The caption of the node in the picture.
    #expect(page.contains(">#bar</text>"))
  }

  @Test func `docs shows the drawing of an engine`() throws {
    let package = try package(
      drawing: #", "drawing": {"nodes": [{"depth": 0, "name": "Color", "ids": ["bar"], "#
        + #""frame": [0, 0, 300, 20], "drawing": {"content": {"fill": "#
        + #"{"red": 1, "green": 0.5, "blue": 0}}}}]}"#
    )
    let outcome = try package.run(
      ["docs", "--engine", "engine.py", "--output", "site"],
      tool: "plumb"
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.errors.contains("drawing"))
    let page = try #require(package.text(of: "site/first.html"))
    #expect(page.contains("#ff8000"))
  }

  @Test func `sweep finds the width below which an engine's layout does not fit`() throws {
    let outcome = try package().run(
      ["sweep", "first#a-bar-is-wide", "--engine", "engine.py"],
      tool: "plumb"
    )
    #expect(outcome.errors.contains("note: Tiny does not support 'traits'"))
    #expect(outcome.output.contains("more combinations are not laid out: safe areas"))
    #expect(outcome.output.contains("below 300 the scene is larger than its proposal"))
  }

  @Test func `explain lists the nodes of an engine without the capability reasons`() throws {
    let outcome = try package().run(
      ["explain", "first#a-bar-is-wide", "--engine", "engine.py"],
      tool: "plumb"
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("note: Tiny does not support 'reasons'"))
    #expect(outcome.output.contains("frame #bar: size 300x20, at 0 0"))
  }

  @Test func `accept --engine is rejected without --dry-run`() throws {
    let package = try package()
    let refused = try package.run(["accept", "--engine", "engine.py"], tool: "plumb")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("--engine without --dry-run"))
    let shown = try package.run(
      ["accept", "--engine", "engine.py", "--dry-run"],
      tool: "plumb"
    )
    #expect(shown.output.contains("300"))
  }
}
