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
    try engine(layout, can: can).run(["check", "--engine", "squares.py"] + arguments)
  }

  /// Returns a package with the spec and the engine.
  private func engine(
    _ layout: String,
    can: String = "'nodes', 'scenarios'"
  ) throws -> FixturePackage {
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
    return package
  }

  private static let nodes = """
    say(answer="layout", nodes=[{"depth": 0, "name": "Square", "frame": [0, 0, 1, WIDTH]}])
    """

  @Test func `the attribute known-failure does not apply to an external engine`() throws {
    let outcome = try check(Self.nodes.replacing("WIDTH", with: "2"))
    #expect(
      outcome.output == """
        passed a#it-works
        unsupported a#another (Squares does not support 'counts')

        2 scenarios, 3 expectations: 2 passed, 1 unsupported
        2 of 2 answered agree (100 %), of 3 asked
          Answered expectations are those whose scene compiles and that the engine does not report
          as unsupported; a crash is an answer that does not agree. Asked are all that are not
          skipped. Deviations that the engine's authors state are counted apart.

        """
    )
    #expect(outcome.status == 0)
  }

  @Test func `check --engine reports a differing size as a mismatch`() throws {
    let outcome = try check(Self.nodes.replacing("WIDTH", with: "3"))
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("expected 1x2, actual 1x3"))
  }

  @Test func `the JSON report has the name and version of the engine`() throws {
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
        "the engine wrote a message before"
      ),
      ("print('so what', flush=True)", "the engine wrote 'so what'"),
      ("say(answer='step')", "the engine answered 'layout' with 'step'"),
      ("say(answer='error', message='it is late')", "it is late"),
      (
        "sys.exit(3)",
        "Squares ended its process with status 3 while it answered 'layout'; the scene begins at "
          + "Specs/a.md:5"
      ),
      ("os.kill(os.getpid(), 9)", "Squares ended by SIGKILL while it answered 'layout'"),
      ("print('a secret', file=sys.stderr)\nsys.exit(3)", "a secret"),
    ]
  )
  func `a refusal, protocol error or exit of an engine is reported`(
    layout: String,
    words: String
  ) throws {
    let outcome = try check(layout)
    #expect((outcome.output + outcome.errors).contains(words), "\(outcome.output)")
    #expect(outcome.output.contains("2 scenarios, 3 expectations: "))
  }

  @Test func `an observation after an unsupported layout is also unsupported`() throws {
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
    #expect(outcome.output.contains("Squares did not answer 'layout' within 0.5 s"))
    #expect(outcome.status == 1)
  }

  @Test func `check, report and accept --dry-run use the engine in engine.json`() throws {
    let package = try engine(Self.nodes.replacing("WIDTH", with: "3"))
    try package.write(#"{"executable": "squares.py"}"#, to: "engine.json")
    let outcome = try package.run("check")
    #expect(outcome.output.contains("0 of 2 answered agree"), "\(outcome.errors)")
    #expect(try package.run("report").output.contains("failed"))
    let shown = try package.run("accept", "--dry-run")
    #expect(shown.output.contains("+10x10 -> 1x3"), "\(shown.output)")
    let accepted = try package.run("accept")
    #expect(accepted.status == 2)
    #expect(
      accepted.errors
        == "error: 'accept' writes results of Plumb's own engine only, and 'engine.json' is another "
        + "one; 'accept --dry-run' shows its results\n"
    )
    #expect(package.text(of: "Specs/a.md") == Self.spec)
  }

  @Test func `plumb-engine --help prints the usage, and invalid arguments exit with 2`() throws {
    let package = try FixturePackage([:])
    let help = try package.run(["--help"], tool: "plumb-engine")
    #expect(help.status == 0)
    #expect(help.output.hasPrefix("usage: plumb-engine [--timeout SECONDS]\n"))
    let outcome = try package.run(["--timeout", "soon"], tool: "plumb-engine")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("error: no valid arguments: --timeout soon\nusage: "))
  }

  @Test func `check --engine reports why a program cannot be used as an engine`() throws {
    let package = try FixturePackage(["a.md": Self.spec])
    try package.write("#!/bin/sh\necho good morning\n", to: "greeter")
    try package.makeExecutable("greeter")
    let outcome = try package.run(["check", "--engine", "greeter"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("is not an engine: the engine wrote "))
    #expect(outcome.errors.contains("'good morning'"))
    let missing = try package.run(["check", "--engine", "nobody"])
    #expect(missing.errors == "error: 'nobody' cannot be started: it does not exist\n")
    let misspelt = try package.run(["check", "--engine", "greter"])
    #expect(misspelt.errors.contains("it does not exist; did you mean '"), "\(misspelt.errors)")
    let folder = try package.run(["check", "--engine", "Specs"])
    #expect(folder.errors == "error: 'Specs' cannot be started: it is a folder\n")
    #expect(missing.status == 2)
  }

  @Test func `--engine warns of unknown capabilities, exits with 2 if none plays scenes`() throws {
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

  @Test func `check --record ends with the unanswered request if the engine exits`() throws {
    let package = try engine("sys.exit(3)")
    _ = try package.run("check", "--engine", "squares.py", "--record", "run.jsonl")
    let line = try #require(package.text(of: "run.jsonl")?.split(separator: "\n").dropFirst().first)
    let recorded = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    let exchange = try #require(recorded?["exchange"] as? [[String: Any]])
    let names = exchange.map { ($0["request"] as? [String: Any])?["request"] as? String }
    #expect(names == ["reset", "layout"])
    #expect(exchange.map { $0["answer"] != nil } == [true, false])
  }

  @Test func `--floor exits with 1 if fewer expectations agree, --write-floor lowers it`() throws {
    let package = try engine(Self.nodes.replacing("WIDTH", with: "3"))
    let check = ["check", "--engine", "squares.py"]
    #expect(try package.run(check).status == 1)
    try package.write("a#it-works 2\n", to: "floor.txt")
    let broken = try package.run(check + ["--floor", "floor.txt"])
    #expect(broken.status == 1)
    #expect(
      broken.errors.contains(
        "Specs/a.md:9:1: error: a#it-works agreed on 2 expectations before, and now on 0\n"
      )
    )
    let written = try package.run(check + ["--floor", "floor.txt", "--write-floor"])
    #expect(written.status == 0)
    #expect(written.errors.contains("lowered: a#it-works\n"))
    #expect(try package.run(check + ["--floor", "floor.txt"]).status == 0)
    #expect(try package.run(check + ["--write-floor"]).status == 2)
    #expect(try package.run(check + ["--floor", "none.txt"]).status == 2)
  }

  @Test func `check --deviations excludes stated deviations from score and failures`() throws {
    let package = try engine(Self.nodes.replacing("WIDTH", with: "3"))
    try package.write("a#it-works: squares are tall\n", to: "deviations.txt")
    let outcome = try package.run([
      "check", "--engine", "squares.py", "--deviations", "deviations.txt",
    ])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("deviates a#it-works (squares are tall)"))
    #expect(outcome.output.contains("0 of 0 answered agree (–), of 3 asked, 2 deviations apart"))
    try package.write("a#it-works\n", to: "deviations.txt")
    let malformed = try package.run([
      "check", "--engine", "squares.py", "--deviations", "deviations.txt",
    ])
    #expect(malformed.status == 2)
    #expect(malformed.errors.contains("deviations.txt:1:1: error: a deviation needs a reason"))
  }

  @Test func `check --profile limits the score to the selected expectations`() throws {
    let package = try engine(Self.nodes.replacing("WIDTH", with: "2"))
    try package.write("# Sizes.\na\nnot block calls\n", to: "Specs/profiles/sizes.profile")
    let check = ["check", "--engine", "squares.py", "--profile"]
    let outcome = try package.run(check + ["sizes"])
    #expect(outcome.output.contains("2 of 2 answered agree (100 %), of 2 in profile sizes"))
    #expect(!outcome.output.contains("a#another"))
    let unknown = try package.run(check + ["size"])
    #expect(unknown.errors == "error: there is no profile 'size'; did you mean 'sizes'?\n")
    #expect(unknown.status == 2)
    try package.write("b\n", to: "Specs/profiles/none.profile")
    #expect(try package.run(check + ["none"]).status == 5)
    let json = try package.run(check + ["Specs/profiles/sizes.profile", "--format", "json"])
    #expect(json.output.contains("\"answered\" : 2"))
    #expect(json.output.contains("\"name\" : \"sizes\""))
  }

  @Test func `nodes are matched by id if the engine has the capability identified`() throws {
    let package = try engine(
      """
      say(answer="layout", nodes=[
          {"depth": 0, "name": "", "frame": [0, 0, 9, 9]},
          {"depth": 1, "name": "", "ids": ["text"], "frame": [0, 0, 2, 9]}])
      """,
      can: "'nodes', 'scenarios', 'identified'"
    )
    let spec = """
      # Title

      ## It works

      ```swift
      Anything()
      ```

      ```frames 9x9 evidence=derived
      HStack            0 0 9 9
        frame           0 0 5 9
          Text "a" #text  0 0 1 9
      ```

      """
    try package.write(spec, to: "Specs/a.md")
    let differs = try package.run(["check", "--engine", "squares.py"])
    #expect(differs.output.contains("#text frame: expected 0 0 1 9, actual 0 0 2 9"))
    #expect(!differs.output.contains("HStack frame"))
    try package.write(spec.replacing("#text  0 0 1 9", with: "#text  0 0 2 9"), to: "Specs/a.md")
    #expect(try package.run(["check", "--engine", "squares.py"]).status == 0)
  }

  @Test func `check --gaps counts the expectations for each unsupported feature`() throws {
    let package = try engine(Self.nodes.replacing("WIDTH", with: "2"))
    let outcome = try package.run(["check", "--engine", "squares.py", "--gaps"])
    #expect(try package.run(["check", "--gaps"]).status == 2)
    #expect(
      outcome.output == """
        unsupported, by the number of expectations:
             1  Squares does not support 'counts'

        """
    )
  }

  @Test func `check --specs checks the specs of another folder`() throws {
    let package = try FixturePackage(["a.md": Self.spec])
    try package.write(Self.spec.replacing("It works", with: "Elsewhere"), to: "Others/Deep/b.md")
    let outcome = try package.run(["list", "--specs", "Others"])
    let check = try package.run(["check", "--specs", "Others"])
    #expect(outcome.status == 2)
    #expect((check.output + check.errors).contains("Deep/b#elsewhere"))
  }
}
