import Foundation
import Testing

/// Tests scenes that interfere with their own and other processes, by mistake or on purpose.
///
/// Each scenario must have the correct verdict, no other scenario may be affected, and no process
/// may remain after the run.
struct HostileScenarioTests {
  /// The time limit of each scenario, in seconds.
  ///
  /// No scenario waits for it: a recursion, which fills a stack of 1 GiB, takes the longest.
  private static let timeLimit = "60"

  /// Checks scenarios in one run.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios of one spec.
  ///   - spec: The name of the spec.
  ///   - package: The package of the spec.
  /// - Returns: The outcome of the run.
  /// - Throws: An error if the run cannot be started.
  private func check(
    _ scenarios: [HostileScenario],
    as spec: String,
    in package: FixturePackage
  ) throws -> FixturePackage.Outcome {
    try package.write(HostileScenario.shared, to: "Specs/shared.md")
    try package.write(
      "# Hostile\n" + scenarios.map(\.section).joined(),
      to: "Specs/\(spec).md"
    )
    let outcome = try package.run(["check", "--timeout", Self.timeLimit], tool: "plumb")
    expect(scenarios, of: spec, in: outcome)
    return outcome
  }

  /// Expects the verdicts of scenarios, and words of their reports, in an outcome.
  private func expect(
    _ scenarios: [HostileScenario],
    of spec: String,
    in outcome: FixturePackage.Outcome
  ) {
    let expected = scenarios.map { $0.line(in: spec) }
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(Array(lines.prefix(expected.count)) == expected, "\(outcome.errors)")
    for words in Set(scenarios.map(\.words)) where !words.isEmpty {
      #expect(outcome.output.contains(words))
    }
  }

  private static let layout =
    #"{\"answer\":\"layout\",\"nodes\":[{\"depth\":0,\"name\":\"Color\",\"frame\":[0,0,9,9]}]}\n"#

  private static let ends: [HostileScenario] = [
    .crashes(
      "Traps",
      "ended by SIGILL: Specs/ends.md:6: Fatal error: on purpose",
      #"fatalError("on purpose")"#
    ),
    .passes("Works first"),
    .crashes(
      "Indexes",
      "Fatal error: Index out of range; the scene was at Specs/ends.md:",
      "_ = [1, 2][Int.random(in: 5...6)]"
    ),
    .crashes(
      "Overflows",
      "ended by SIGILL; the scene was near Specs/ends.md:",
      "_ = Int.max + Int.random(in: 5...6)"
    ),
    .crashes("Recurses", "ended by SIGSEGV: Fatal error: endless recursion in ", "recurse(0)"),
    .crashes("Exits", "ended its process with status 0", "exit(0)"),
    .crashes("Exits at once", "ended its process with status 7", "_exit(7)"),
    .crashes("Aborts", "ended by SIGABRT; the scene begins at Specs/ends.md:", "abort()"),
    .passes("Works in between"),
    .crashes("Kills itself", "ended by SIGKILL", "kill(getpid(), SIGKILL)"),
    .crashes("Kills its group", "ended by SIGKILL", "kill(0, SIGKILL); usleep(500_000)"),
    .crashes("Kills its parent", "ended by SIGKILL", "kill(getppid(), SIGKILL); usleep(2_000_000)"),
    .crashes(
      "Terminates its parent",
      "ended by SIGKILL",
      "kill(getppid(), SIGTERM); usleep(2_000_000)"
    ),
    .passes("Stops its parent", "kill(getppid(), SIGSTOP)"),
    .crashes("Closes ten files", "ended its process", "for file in Int32(0)..<10 { close(file) }"),
    .crashes("Closes all files", "ended its process", "for file in Int32(0)..<256 { close(file) }"),
    // The forged answer is reported as the answer to another request, or as one before any request,
    // depending on timing.
    .crashes(
      "Forges an answer",
      "the engine ",
      #"say("\#(layout)", to: 0..<20)"#
    ),
    .crashes(
      "Takes memory without end",
      "the scenario ended by",
      "for _ in 0..<4096 { _ = UnsafeMutableRawPointer.allocate(byteCount: 1 << 28, alignment: 16) }"
    ),
    .passes("Works at the end"),
  ]

  @Test func `scenarios that end their engine do not change verdicts of others`() throws {
    let package = try FixturePackage([:])
    let outcome = try check(Self.ends, as: "ends", in: package)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\n19 scenarios, 19 expectations: 4 passed, 15 in error\n"))
  }

  private static let hangs: [HostileScenario] = [
    .hangs("0 Loops", "while true { usleep(100) }"),
    .hangs("1 Prints for ever", #"while true { print("again") }"#),
    .hangs(
      "2 Ignores signals",
      "for number in [SIGTERM, SIGPIPE, SIGINT, SIGALRM] { signal(number, SIG_IGN) }; while true { usleep(1000) }"
    ),
    .hangs("3 Stops itself", "kill(getpid(), SIGSTOP)"),
    .hangs("4 Never exits", "atexit { while true { usleep(1000) } }; exit(3)"),
    .hangs("5 Leaves its group", "setpgid(0, 0); setsid(); while true { usleep(1000) }"),
  ]

  /// Each hanging scenario has a separate run, so that their time limits pass concurrently.
  @Test func `a scenario that hangs times out, and the next one has its verdict`() throws {
    let works = Self.hangs.indices.map { HostileScenario.passes("\($0) Works") }
    let pairs = zip(Self.hangs, works).map { [$0, $1] }
    let package = try FixturePackage([
      "shared.md": HostileScenario.shared,
      "hangs.md": "# Hostile\n" + pairs.joined().map(\.section).joined(),
    ])
    // The first run compiles the scenes of all scenarios.
    expect(works, of: "hangs", in: try package.run(["check", "--filter", "works"], tool: "plumb"))
    let runs = try pairs.indices.map {
      try package.start(["check", "--timeout", "1", "--filter", "#\($0)-"], tool: "plumb")
    }
    for (pair, run) in zip(pairs, runs) {
      let outcome = run.outcome()
      expect(pair, of: "hangs", in: outcome)
      // A loop is found by a sample of the stack at the limit.
      if pair[0].title.hasPrefix("0") {
        let place = /within 1 s; the scene (was at|begins at) Specs\/hangs\.md:\d/
        #expect(outcome.output.contains(place))
      }
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("\n2 scenarios, 2 expectations: 1 passed, 1 in error\n"))
    }
  }

  private static let stays: [HostileScenario] = [
    .passes("Forks", #"call("fork")"#),
    .passes("Lets a copy go on", #"if call("fork") == 0 { while true { usleep(1000) } }"#),
    .passes("Leaves a child", #"spawn("sleep 1901")"#),
    .passes("Leaves a daemon", #"spawn("setsid sleep 1902 &")"#),
    .passes("Leaves a daemon without a sign", #"spawn("env -i setsid sleep 1903 &")"#),
    .passes(
      "Forks twice",
      #"""
      if call("fork") == 0 {
        setsid()
        if call("fork") == 0 { spawn("exec env -i setsid sleep 1904"); usleep(9_000_000) }
        _exit(0)
      }
      """#
    ),
    .passes(
      "Prints much",
      #"let all = String(repeating: "x", count: 1 << 20); for _ in 0..<50 { print(all) }"#
    ),
    .passes(
      "Prints no UTF-8",
      "let bytes: [UInt8] = [0xFF, 0xFE, 0x80, 10]; _ = write(1, bytes, 4)"
    ),
    .passes("Forges a verdict", #"print("passed elsewhere#it-is")"#),
    .passes(
      "Changes its spec",
      #"if let file = fopen("Specs/stays.md", "a") { fputs("more\n", file); fclose(file) }"#
    ),
    .passes("Removes a spec", #"unlink("Specs/victim.md")"#),
    .passes("Changes the folder", #"chdir("/")"#),
    .passes("Finds the folder", #"precondition(access("Specs/stays.md", F_OK) == 0)"#),
    .passes("Limits memory", "limit(9, to: 1 << 20)"),
    .passes(
      "Starts a thread",
      "let thread = Thread {}; thread.start(); while !thread.isFinished { usleep(100) }"
    ),
    .passes("Limits files", "limit(1, to: 0); limit(7, to: 0)"),
    .passes("Opens a file", #"precondition(open("/dev/null", O_RDONLY) >= 0)"#),
    .passes("Closes its output", "close(1)"),
    .passes("Closes its errors", "close(2)"),
    .passes("Leaves a thread", #"leaveThread { fatalError("late") }"#),
    .passes("Rests", "rest()"),
    .passes("Leaves a thread that exits", "leaveThread { exit(0) }"),
    .passes("Rests again", "rest()"),
    .passes("Works"),
  ]

  @Test func `side effects of scenarios do not change the verdicts of others`() throws {
    let package = try FixturePackage([
      "victim.md": "# Victim\n" + HostileScenario.passes("Is there").section
    ])
    let outcome = try check(Self.stays, as: "stays", in: package)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\npassed victim#is-there\n"))
    #expect(outcome.output.contains("\n25 scenarios, 25 expectations: 25 passed\n"))
    #expect(
      outcome.errors.contains(
        "note: these specs changed during the run, which used their earlier content: "
          + "Specs/stays.md, Specs/victim.md (removed)"
      )
    )
    for (id, words) in [
      ("finds-the-folder", "'stays#changes-the-folder' has changed the working directory"),
      ("starts-a-thread", "'stays#limits-memory' has changed the limits of the process"),
      ("rests", "ended by SIG"), ("rests-again", "ended its process with status 0"),
    ] {
      #expect(outcome.errors.contains("warning: a scenario before stays#\(id) left state behind"))
      #expect(outcome.errors.contains(words))
    }
    for number in 1901...1904 {
      #expect(try package.processes(named: "sleep \(number)").isEmpty)
    }
  }
}

/// A scenario whose code interferes with its process, or with others.
struct HostileScenario {
  var title: String
  /// Swift statements that run before the scene is created.
  var code: String
  var verdict = "passed"
  /// Words that the report contains in addition to the verdict.
  var words = ""

  /// Returns a scenario that crashes its engine.
  static func crashes(_ title: String, _ words: String, _ code: String) -> HostileScenario {
    HostileScenario(title: title, code: code, verdict: "crashed", words: words)
  }

  /// Returns a scenario that runs until it is stopped.
  static func hangs(_ title: String, _ code: String) -> HostileScenario {
    HostileScenario(
      title: title,
      code: code,
      verdict: "timed-out",
      words: "the scenario did not end within"
    )
  }

  /// Returns a scenario whose layout is correct, regardless of its side effects.
  static func passes(_ title: String, _ code: String = "") -> HostileScenario {
    HostileScenario(title: title, code: code)
  }
}

extension HostileScenario {
  /// The section of the scenario in a spec.
  var section: String {
    """

    ## \(title)

    ```swift
    Acting { \(code) }
    ```

    ```size 100x100 evidence=derived
    100x100 -> 20x10
    ```

    """
  }

  /// Returns the line of the report with its verdict.
  func line(in spec: String) -> String {
    "\(verdict) \(spec)#\(title.lowercased().replacing(" ", with: "-"))"
  }

  /// The shared code of the scenarios.
  static let shared = """
    # Shared

    ```swift shared
    import Foundation

    @MainActor func Acting(_ act: () -> Void) -> some View {
      act()
      return Color.red.frame(width: 20, height: 10)
    }

    /// Calls a C function by its name, because Swift declares some of them unavailable.
    @discardableResult func call(_ name: String) -> Int32 {
      unsafeBitCast(dlsym(nil, name)!, to: (@convention(c) () -> Int32).self)()
    }

    @discardableResult func recurse(_ depth: Int) -> Int {
      depth < 0 ? 0 : recurse(depth + 1) &+ 1
    }

    func spawn(_ words: String) {
      let child = Process()
      child.executableURL = URL(fileURLWithPath: "/bin/sh")
      child.arguments = ["-c", words]
      try? child.run()
    }

    nonisolated(unsafe) var hasThread = false
    nonisolated(unsafe) var isResting = false

    /// Leaves a thread that acts while a later scene rests.
    func leaveThread(_ act: @escaping @Sendable () -> Void) {
      (hasThread, isResting) = (true, false)
      Thread.detachNewThread { while !isResting { usleep(1000) }; act() }
    }

    /// Waits for the end of the process, if an earlier scene of it has left a thread.
    func rest() {
      isResting = true
      while hasThread { usleep(1000) }
    }

    func limit(_ number: UInt32, to value: UInt) {
      var limit = rlimit(rlim_cur: value, rlim_max: value)
      setrlimit(__rlimit_resource_t(number), &limit)
    }

    func say(_ text: String, to descriptors: Range<Int32>) {
      let bytes = Array(text.utf8)
      for descriptor in descriptors { _ = write(descriptor, bytes, bytes.count) }
    }
    ```

    """
}
