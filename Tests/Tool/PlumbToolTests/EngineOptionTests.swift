import Foundation
import Testing

/// Tests external engines that implement the protocol correctly or incorrectly.
struct EngineOptionTests {
  private static let spec = """
    # Title

    ## It works

    ```swift
    Anything()
    ```

    ```size 10x10 evidence=derived known-failure="marked for another engine"
    10x10 -> 1x2
    ```

    ```size evidence=derived
    10x10 -> 1x2
    ```

    ## Another

    ```swift
    Anything()
    ```

    ```calls evidence=derived
    never 0
    ```

    """

  /// Checks a spec with an engine in Python.
  ///
  /// - Parameters:
  ///   - layout: The Python lines that answer `layout` and `observe` requests, using `say` and
  ///     `request`.
  ///   - can: The capabilities of the engine, as items of a Python list.
  ///   - arguments: Additional arguments of the command.
  /// - Returns: The outcome of the command.
  /// - Throws: An error if the spec or the engine cannot be written.
  private func check(
    _ layout: String,
    can: String = "'nodes', 'scenarios'",
    _ arguments: String...
  ) throws -> FixturePackage.Outcome {
    let package = try FixturePackage(["a.md": Self.spec])
    let indented = layout.split(separator: "\n").map { "        \($0)" }.joined(separator: "\n")
    try package.write(
      """
      #!/usr/bin/env python3
      import json, os, sys, time

      def say(**answer):
          print(json.dumps(answer), flush=True)

      for line in sys.stdin:
          request = json.loads(line)
          name = request["request"]
          if name == "hello":
              say(answer=name, name="Squares", version="3", platform="Linux", protocol=1, can=[\(can)])
          elif name == "scenarios":
              say(answer=name, scenarios=[{"id": "a#it-works"}, {"id": "a#another"}])
          elif name == "reset":
              say(answer=name)
          elif name == "step":
              say(answer=name, hasEnded=True)
          elif name in ("layout", "observe"):
      \(indented)
          else:
              say(answer="unsupported", reason="Squares does no " + name)

      """,
      to: "squares.py"
    )
    try package.makeExecutable("squares.py")
    return try package.run(["check", "--engine", "squares.py"] + arguments)
  }

  private static let nodes = """
    say(answer="layout", nodes=[{"depth": 0, "name": "Square", "frame": [0, 0, 1, WIDTH]}])
    """

  @Test func `numbers are held against another engine, whose known failures are none`() throws {
    let outcome = try check(Self.nodes.replacing("WIDTH", with: "2"))
    #expect(
      outcome.output == """
        passed a#it-works
        unsupported a#another (Squares does not support 'counts')

        2 scenarios, 3 expectations: 2 passed, 1 unsupported

        """
    )
    #expect(outcome.status == 0)
  }

  @Test func `a number that differs is a mismatch`() throws {
    let outcome = try check(Self.nodes.replacing("WIDTH", with: "3"))
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("expected 1x2, actual 1x3"))
  }

  @Test func `the report names the engine`() throws {
    let outcome = try check(
      Self.nodes.replacing("WIDTH", with: "2"),
      can: "'nodes', 'scenarios', 'counts'",
      "--format",
      "json"
    )
    #expect(outcome.output.contains(#""name" : "Squares""#))
    #expect(outcome.output.contains(#""version" : "3""#))
  }

  @Test(
    arguments: [
      (#"say(answer="unsupported", reason="no squares today")"#, "no squares today"),
      (
        #"say(answer="layout", nodes=[{"depth": 1, "name": "Square", "frame": [0, 0, 1, 2]}])"#,
        "nodes: a node is more than one level deeper than the node before it"
      ),
      (#"say(answer="layout", nodes=[{"depth": 0, "frame": [0, 0, 1, 2]}])"#, "[0] has no 'name'"),
      (
        // Both lines are one write, so that the second is there as soon as the first is.
        #"sys.stdout.write('{"answer": "layout", "nodes": []}\n' * 2)"# + "\nsys.stdout.flush()",
        "the engine wrote a line before"
      ),
      ("print('so what', flush=True)", "the engine wrote 'so what'"),
      ("say(answer='step')", "the engine answered 'layout' with 'step'"),
      ("say(answer='error', message='it is late')", "it is late"),
      ("sys.exit(3)", "the scenario ended its process with status 3"),
      ("os.kill(os.getpid(), 9)", "the scenario ended by SIGKILL"),
      ("print('a secret', file=sys.stderr)\nsys.exit(3)", "a secret"),
    ]
  )
  func `whatever an engine does is a verdict`(layout: String, words: String) throws {
    let outcome = try check(layout)
    #expect((outcome.output + outcome.errors).contains(words), "\(outcome.output)")
    #expect(outcome.output.contains("2 scenarios, 3 expectations: "))
  }

  @Test func `what an engine tells after a layout that it refused is of no layout`() throws {
    let outcome = try check(
      """
      if name == "layout":
          say(answer="unsupported", reason="no squares today")
      else:
          \(Self.nodes.replacing("WIDTH", with: "2"))
      """
    )
    #expect(outcome.output.contains("3 expectations: 0 passed, 3 unsupported"))
  }

  @Test func `an engine that does not answer is stopped at the time limit`() throws {
    let outcome = try check("time.sleep(60)", "--timeout", "0.5")
    #expect(
      outcome.output.contains(
        "the scenario did not end within 0.5 s: the engine has not answered 'layout'"
      )
    )
    #expect(outcome.status == 1)
  }

  @Test func `a program that is no engine is told`() throws {
    let package = try FixturePackage(["a.md": Self.spec])
    try package.write("#!/bin/sh\necho good morning\n", to: "greeter")
    try package.makeExecutable("greeter")
    let outcome = try package.run(["check", "--engine", "greeter"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("is not an engine: the engine wrote "))
    #expect(outcome.errors.contains("'good morning'"))
    let missing = try package.run(["check", "--engine", "nobody"])
    #expect(missing.errors == "error: 'nobody' is not an executable file\n")
    #expect(missing.status == 2)
  }

  @Test func `what an engine says that it can do is read`() throws {
    let misspelt = try check("say(answer='layout')", can: "'node', 'scenarios'")
    #expect(
      misspelt.errors.contains(
        "warning: the engine Squares declares the unknown capability 'node'; did you mean 'nodes'?"
      )
    )
    let useless = try check("pass", can: "'nodes'")
    #expect(useless.errors.contains("it supports scenes neither as code nor as data"))
    #expect(useless.status == 2)
  }

  @Test func `specs of another folder are played`() throws {
    let package = try FixturePackage(["a.md": Self.spec])
    try package.write(Self.spec.replacing("It works", with: "Elsewhere"), to: "Others/Deep/b.md")
    let outcome = try package.run(["list", "--specs", "Others"])
    let check = try package.run(["check", "--specs", "Others"])
    #expect(outcome.status == 2)
    #expect((check.output + check.errors).contains("Deep/b#elsewhere"))
  }
}
