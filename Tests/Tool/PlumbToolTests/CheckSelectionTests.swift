import Foundation
import Testing

/// Tests the selection of scenarios by their last results, and by changed files.
struct CheckSelectionTests {
  /// Runs `check`, and returns its exit status and the ids of the scenarios that ran.
  private func check(
    _ package: FixturePackage,
    _ words: String...
  ) throws -> (status: Int32, ids: [String]) {
    let outcome = try package.run(["check", "--format", "json"] + words)
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let answer = try #require(value as? [String: Any])
    let results = answer["results"] as? [[String: Any]] ?? []
    let messages = answer["messages"] as? [[String: Any]] ?? []
    let ids = results.isEmpty ? messages.map { $0["code"] } : results.map { $0["id"] }
    return (outcome.status, ids.compactMap { $0 as? String })
  }

  /// Runs `git` in the folder of the package.
  private func git(_ package: FixturePackage, _ words: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let name = ["-c", "user.name=a", "-c", "user.email=a@b.c"]
    process.arguments = ["git", "-C", package.path(of: ".")] + name + words
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(words)")
  }

  /// Returns a package of three specs in a repository: `b` uses shared code of `a`, and `c` does
  /// not.
  private func repository() throws -> FixturePackage {
    let shared = "\n```swift shared\nstruct Card: View {}\n```\n"
    let package = try FixturePackage([
      "a.md": FixturePackage.spec("One works") + shared,
      "b.md": FixturePackage.spec("Two works").replacing("FixtureView", with: "Card"),
      "c.md": FixturePackage.spec("Three works"),
    ])
    try package.write("cache\noutput\nerrors\n", to: ".gitignore")
    try git(package, "init", "-q", "-b", "main")
    try git(package, "add", ".")
    try git(package, "commit", "-q", "-m", "Begin")
    return package
  }

  @Test func `check --failed runs the scenarios that failed in their last run`() throws {
    let package = try FixturePackage([
      "a.md": FixturePackage.spec("One works", "Two fails!"),
      "b.md": FixturePackage.spec("Three fails!"),
    ])
    #expect(try check(package, "--failed") == (0, []))
    #expect(try check(package).status == 1)
    #expect(try check(package, "--failed") == (1, ["a#two-fails", "b#three-fails"]))
    try package.write(FixturePackage.spec("One works", "Two fails"), to: "Specs/a.md")
    #expect(try check(package, "Specs/a.md").status == 0)
    #expect(try check(package, "--failed") == (1, ["b#three-fails"]))
    #expect(try check(package, "--failed", "Specs/a.md") == (0, []))
    try package.write(FixturePackage.spec("Three fails"), to: "Specs/b.md")
    #expect(try check(package, "--failed") == (0, ["b#three-fails"]))
    #expect(try check(package, "--failed") == (0, []))
    let outcome = try package.run("check", "--failed")
    #expect(outcome.errors == "none of the selected scenarios failed in its last run\n")
  }

  @Test(
    arguments: [
      ("views/a#two-works", ["views/a#two-works"]), ("a#two-works", ["views/a#two-works"]),
      ("Specs/views/a.md:5", ["views/a#one-works"]),
      ("Specs/views/a.md:20:3", ["views/a#two-works"]),
      ("Specs/views/a.md:1", ["views/a#one-works", "views/a#two-works"]),
      ("Specs/views/a.md#one-works", ["views/a#one-works"]), ("three-works", ["b#three-works"]),
      ("views", ["views/a#one-works", "views/a#two-works"]), ("b", ["b#three-works"]),
      ("R-FIX-1", ["b#three-works"]), ("R-FIX", ["b#three-works"]),
    ] as [(String, [String])]
  )
  func `check accepts ids, files with lines, folders and rules as arguments`(
    argument: String,
    ids: [String]
  ) throws {
    let rule = "# Title\n\n## Three works (R-FIX-1)\n"
    let package = try FixturePackage([
      "views/a.md": FixturePackage.spec("One works", "Two works"),
      "b.md": FixturePackage.spec("Three works").replacing(
        "# Title\n\n## Three works\n",
        with: rule
      )
      .replacing("```swift\n", with: "```swift id=three-works\n"),
    ])
    #expect(try check(package, argument) == (0, ids))
    let both = try check(package, argument, "b#three-works")
    #expect(Set(both.ids) == Set(ids + ["b#three-works"]))
  }

  @Test(
    arguments: [
      ("b#three-wroks", 5, "there is no scenario 'b#three-wroks'; did you mean 'b#three-works'?"),
      ("three-work", 5, "there is no scenario 'three-work'; did you mean 'three-works'?"),
      ("R-FIX-1", 5, "there is no scenario 'R-FIX-1'"),
      ("Sepcs/first.md", 2, "no file or folder 'Sepcs/first.md'; did you mean 'Specs/first.md'?"),
      ("Specs/frist.md:3", 2, "no file or folder 'Specs/frist.md'; did you mean 'Specs/first.md'?"),
      ("nowhere", 2, "there is no file or folder 'nowhere'\n"),
    ] as [(String, Int32, String)]
  )
  func `check rejects a mistyped argument and suggests the nearest name`(
    argument: String,
    status: Int32,
    message: String
  ) throws {
    let package = try FixturePackage([
      "first.md": FixturePackage.spec("One works"), "b.md": FixturePackage.spec("Three works"),
    ])
    let outcome = try package.run("check", argument)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func `check --changed selects uncommitted specs and users of their code`() throws {
    let package = try repository()
    #expect(try check(package, "--changed") == (5, ["nothing-changed"]))
    try package.write(FixturePackage.spec("Four works"), to: "Specs/d é.md")
    #expect(try check(package, "--changed").ids == ["d é#four-works"])
    let text = try #require(package.text(of: "Specs/a.md"))
    try package.write(text + "\n", to: "Specs/a.md")
    let changed = ["a#one-works", "b#two-works", "d é#four-works"]
    #expect(try check(package, "--changed") == (0, changed))
    #expect(try check(package, "--changed", "Specs/b.md").ids == ["b#two-works"])
  }

  @Test func `check --changed selects specs that use deleted shared code`() throws {
    let package = try repository()
    try package.write(FixturePackage.spec("One works"), to: "Specs/a.md")
    #expect(try check(package, "--changed").ids == ["a#one-works", "b#two-works"])
    try FileManager.default.removeItem(atPath: package.path(of: "Specs/a.md"))
    #expect(try check(package, "--changed").ids == ["b#two-works"])
  }

  @Test func `check --changed=REF reports a shallow clone if REF is unknown`() throws {
    let package = try repository()
    let head = package.text(of: ".git/refs/heads/main")
    // Git keeps the commits without parents of a shallow clone in this file.
    try package.write(try #require(head), to: ".git/shallow")
    let outcome = try package.run("check", "--changed=HEAD~3")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("this clone is shallow"), "\(outcome.errors)")
  }

  @Test func `check --changed=main selects specs changed since the merge base`() throws {
    let package = try repository()
    try git(package, "checkout", "-q", "-b", "topic")
    let text = try #require(package.text(of: "Specs/c.md"))
    try package.write(text + "\n", to: "Specs/c.md")
    try git(package, "commit", "-q", "-a", "-m", "Change")
    try git(package, "checkout", "-q", "main")
    let other = try #require(package.text(of: "Specs/a.md"))
    try package.write(other + "\n", to: "Specs/a.md")
    try git(package, "commit", "-q", "-a", "-m", "Go on")
    try git(package, "checkout", "-q", "topic")
    #expect(try check(package, "--changed") == (5, ["nothing-changed"]))
    #expect(try check(package, "--changed=main") == (0, ["c#three-works"]))
    #expect(try check(package, "--changed=nowhere") == (2, ["changes-unknown"]))
  }

  @Test func `check --changed exits with 2 outside of a git repository`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works")])
    let outcome = try package.run("check", "--changed")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("error: git cannot list the changes: "))
  }

  @Test(arguments: ["1", "7"])
  func `check --jobs does not change verdicts, and rejects 0`(jobs: String) throws {
    let package = try FixturePackage([
      "a.md": FixturePackage.spec("It traps", "It works"),
      "b.md": FixturePackage.spec("It works", "It fails!"),
    ])
    let ids = ["a#it-traps", "a#it-works", "b#it-works", "b#it-fails"]
    #expect(try check(package, "--jobs", jobs) == (1, ids))
    #expect(try check(package, "--jobs", "0").status == 2)
  }

  /// A script replaces the compiler, and records its start and end times.
  @Test(arguments: [1, 3])
  func `check --jobs N runs N compilers concurrently`(jobs: Int) throws {
    let names = ["a", "b", "c"]
    let package = try FixturePackage(
      Dictionary(uniqueKeysWithValues: names.map { ("\($0).md", FixturePackage.spec("It works")) })
    )
    try package.write(
      """
      #!/bin/sh
      echo + >> '\(package.path(of: "calls"))'
      sleep 0.5
      echo - >> '\(package.path(of: "calls"))'
      exit 1
      """,
      to: "usr/bin/swift-frontend"
    )
    try package.write(
      """
      #!/bin/sh
      echo '{"target": {"arch": "x86_64", "platform": "linux"}, "paths": {'
      echo '"runtimeLibraryPaths": [],'
      echo '"runtimeResourcePath": "\(package.path(of: "usr/lib/swift"))"}}'
      """,
      to: "bin/swiftc"
    )
    for program in ["bin/swiftc", "usr/bin/swift-frontend"] { try package.makeExecutable(program) }
    let outcome = try package.run(
      ["check", "--jobs", "\(jobs)"],
      tool: "plumb",
      environment: ["PATH": "\(package.path(of: "bin")):/usr/bin:/bin"]
    )
    #expect(outcome.status == 4)
    var (running, maximum) = (0, 0)
    for line in try #require(package.text(of: "calls")).split(separator: "\n") {
      running += line == "+" ? 1 : -1
      maximum = max(maximum, running)
    }
    #expect(maximum == jobs)
  }
}
