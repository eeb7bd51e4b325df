import Foundation
import Testing

/// Tests engines for scenes as data: how they are started and ended, and what their output affects.
struct DataEngineTests {
  private static let spec = """
    # First

    ## A color fills

    ```swift
    Color.red.id("c")
    ```

    ```frames 40x20 evidence=derived
    #c 0 0 40 20
    ```

    """

  private static let hello = """
    {"answer": "hello", "name": "Tiny", "version": "1", "platform": "Linux", "protocol": 1, \
    "can": ["nodes", "scenes"]}
    """

  /// Returns a package with a spec and an engine in Python.
  ///
  /// - Parameters:
  ///   - spec: The spec.
  ///   - first: The first line of the program.
  ///   - node: The members of the only node of each layout.
  ///   - start: Python lines before the first request.
  ///   - end: A Python line after the last request.
  /// - Returns: The package, whose engine is in the folder `engine`.
  /// - Throws: An error if a file cannot be written.
  private func package(
    _ spec: String = Self.spec,
    first: String = "#!/usr/bin/env python3",
    node: String = #""name": "Color", "ids": ["c"], "frame": [0, 0, 40, 20]"#,
    start: String = "",
    end: String = ""
  ) throws -> FixturePackage {
    let package = try FixturePackage(["first.md": spec])
    try package.write(
      """
      \(first)
      import json, os, sys, time
      \(start)
      for line in sys.stdin:
          request = json.loads(line)["request"]
          if request == "hello":
              print('\(Self.hello)', flush=True)
          else:
              print('{"answer": "layout", "nodes": [{"depth": 0, \(node)}]}', flush=True)
      \(end)
      """,
      to: "engine/tiny.py"
    )
    try package.makeExecutable("engine/tiny.py")
    try package.write(#"{"executable": "tiny.py"}"#, to: "engine/engine.json")
    return package
  }

  @Test(arguments: [
    ("import os", "without a first line '#!'"),
    ("#!/nowhere/python3", "its interpreter '/nowhere/python3' does not exist"),
    ("#!/usr/bin/env no-such-python", "its interpreter 'no-such-python' is not on the path"),
    ("#!/usr/bin/env python3\r", "ends with a carriage return"),
  ])
  func `check reports why an engine cannot be started`(first: String, cause: String) throws {
    let package = try package(first: first)
    for engine in ["engine/tiny.py", "engine/engine.json"] {
      let outcome = try package.run(["check", "--engine", engine], tool: "plumb")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("cannot be started"), "\(outcome.errors)")
      #expect(outcome.errors.contains(cause), "\(outcome.errors)")
    }
  }

  @Test(arguments: ["tiny.py", "{folder}/tiny.py"])
  func `arguments in engine.json are relative to its folder`(argument: String) throws {
    let package = try package()
    let python = try #require(
      ["/usr/bin/python3", "/usr/local/bin/python3"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    )
    try package.write(
      #"{"executable": "\#(python)", "arguments": ["\#(argument)"]}"#,
      to: "engine/engine.json"
    )
    let outcome = try package.run(["check", "--engine", "engine/engine.json"], tool: "plumb")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func `check waits for an engine to clean up after its input is closed`() throws {
    let package = try package(end: "time.sleep(0.2); open('ended', 'w').close()")
    #expect(
      try package.run(["check", "--engine", "engine/engine.json"], tool: "plumb").status == 0
    )
    #expect(package.text(of: "engine/ended") == "")
  }

  @Test func `check prints at most 60 output lines of passing scenarios`() throws {
    let noisy = "[print('warning', i, file=sys.stderr) for i in range(100)]"
    let loop =
      "class Noisy:\n    def __iter__(self):\n        for line in open(0):\n"
      + "            \(noisy)\n            yield line\nsys.stdin = Noisy()"
    let outcome = try package(start: loop).run(
      ["check", "--engine", "engine/tiny.py"],
      tool: "plumb"
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.errors.split(separator: "\n").filter { $0.contains(": warning ") }
    #expect(lines.count == 60)
    #expect(outcome.errors.contains("more lines of scenarios that pass"))
  }

  @Test func `check --failed uses the last run of the same engine`() throws {
    let package = try package(node: #""name": "Color", "ids": ["c"], "frame": [0, 0, 39, 20]"#)
    let words = ["check", "--engine", "engine/engine.json"]
    #expect(try package.run(words, tool: "plumb").status == 1)
    let again = try package.run(words + ["--failed"], tool: "plumb")
    #expect(again.status == 1)
    #expect(again.output.hasPrefix("failed first#a-color-fills\n"))
    #expect(try package.run(["check", "--failed"], tool: "plumb").status == 0)
  }

  @Test func `lines of text are not compared if the engine does not support them`() throws {
    let spec = """
      # First

      ## A text wraps

      ```swift
      Text("Ab Cd")
      ```

      ```frames 20x100 evidence=derived
      Text "Ab Cd" -> "Ab" "Cd"  0 0 20 40
      ```

      """
    let node = #""name": "Text", "label": "Ab Cd", "frame": [0, 0, 20, 30]"#
    let outcome = try package(spec, node: node).run(
      ["check", "--engine", "engine/tiny.py"],
      tool: "plumb"
    )
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("expected 0 0 20 40, actual 0 0 20 30"))
    #expect(!outcome.output.contains("lines of text"))
  }

  @Test func `a block with language= is unsupported without the capability language`() throws {
    let spec = Self.spec.replacing("40x20 evidence", with: "40x20 language=de evidence")
    let outcome = try package(spec).run(["check", "--engine", "engine/tiny.py"], tool: "plumb")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("0 passed, 1 unsupported"), "\(outcome.output)")
  }

  @Test func `check --record stores the capabilities of the engine`() throws {
    let package = try package()
    let words = ["check", "--engine", "engine/tiny.py", "--record", "run.jsonl"]
    #expect(try package.run(words, tool: "plumb").status == 0)
    let head = try #require(package.text(of: "run.jsonl")?.split(separator: "\n").first)
    #expect(head.contains(#""can":["nodes","scenes"]"#), "\(head)")
  }

  @Test func `check prints a note if a deviation or profile line selects no expectation`() throws {
    let package = try package(node: #""name": "Color", "ids": ["c"], "frame": [0, 0, 39, 20]"#)
    try package.write(
      "first#a-colour-fills: whole pixels\nR-NOPE-9: own distances\n",
      to: "deviations.txt"
    )
    try package.write("first\nnot views/text\n", to: "own.profile")
    let words = ["check", "--engine", "engine/tiny.py", "--deviations", "deviations.txt"]
    let outcome = try package.run(words + ["--profile", "own.profile"], tool: "plumb")
    let notes = [
      "deviations.txt:1:1: note: 'first#a-colour-fills' selects no expectation; did you mean "
        + "'first#a-color-fills'?",
      "deviations.txt:2:1: note: 'R-NOPE-9' selects no expectation",
      "own.profile:2:1: note: 'views/text' selects no expectation",
    ]
    for note in notes { #expect(outcome.errors.contains(note), "\(outcome.errors)") }
    let part = try package.run(words + ["--filter", "color"], tool: "plumb")
    #expect(!part.errors.contains("selects no expectation"))
  }
}
