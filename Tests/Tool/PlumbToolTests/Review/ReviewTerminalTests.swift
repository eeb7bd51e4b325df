import SceneBuilding
import Conformance
import Foundation
import Testing

/// Tests the effect of keys that are pressed on a pseudoterminal.
struct ReviewTerminalTests {
  @Test func `keys that are not commands change no spec and decide no block`() throws {
    let review = try ReviewProcess()
    for key in TypedKeys.onTerminal {
      try review.press(key)
      #expect(!review.terminal.shown.contains("[2/3]"), "\(key)")
    }
    review.terminal.type("q")
    #expect(try review.terminal.waitForEnd() == .exited(1))
    #expect(review.terminal.shown.contains("0 accepted, 0 rejected, 3 skipped"))
    #expect(review.isUntouched)
    #expect(review.terminal.settings == review.found)
  }

  @Test func `keys other than y do not confirm accepting the rest`() throws {
    let review = try ReviewProcess()
    for key in ["a", "A", "q", "Y", "\r", "\u{1B}[A", "\u{1B}[200~y\u{1B}[201~"] {
      try review.pressAcceptRest()
      try review.press(TypedKey(key))
    }
    review.terminal.type("q")
    #expect(try review.terminal.waitForEnd() == .exited(1))
    #expect(review.terminal.shown.contains("0 accepted, 0 rejected, 3 skipped"))
    #expect(review.isUntouched)
  }

  @Test func `key A shows the number of remaining blocks, and key y accepts them`() throws {
    let review = try ReviewProcess()
    try review.press(TypedKey("s"))
    try review.pressAcceptRest()
    #expect(review.terminal.shown.contains("accept 2 blocks in 2 files?"))
    review.terminal.type("y")
    #expect(try review.terminal.waitForEnd() == .exited(1))
    #expect(review.terminal.shown.contains("2 accepted, 0 rejected, 1 skipped"))
    #expect(review.touched == ["a.md", "b.md"])
    #expect(review.terminal.settings == review.found)
  }

  @Test func `the keys s, r and a each decide one block`() throws {
    let review = try ReviewProcess()
    try review.press(TypedKey("s"))
    try review.press(TypedKey("r"))
    review.terminal.type("a")
    #expect(try review.terminal.waitForEnd() == .exited(1))
    #expect(review.terminal.shown.contains("1 accepted, 1 rejected, 1 skipped"))
    #expect(review.touched == ["b.md"])
    #expect(review.terminal.settings == review.found)
  }

  @Test func `typed and pasted text is not echoed to the terminal`() throws {
    let review = try ReviewProcess()
    let shown = review.terminal.shown.count
    try review.press(TypedKey("\u{1B}]0;title\u{7}"))
    try review.press(TypedKey("\u{1B}[200~echo\u{1B}[31m\u{1B}[201~"))
    let answer = review.terminal.shown.dropFirst(shown)
    for typed in ["title", "echo", "\u{1B}"] { #expect(!answer.contains(typed)) }
    #expect(answer.contains("pasted text"))
  }
}

struct ReviewCommandTests {
  @Test func `review without a terminal exits with 2 and suggests accept --dry-run`() throws {
    let text = FixturePackage.spec("It works!")
    let package = try FixturePackage(["a.md": text])
    let outcome = try package.run("review")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("FixtureTool accept --dry-run"))
    #expect(package.text(of: "Specs/a.md") == text)
  }
}

/// Tests a review with the engine of another package.
struct ReviewPackageTests {
  /// A `swift` script that reports one engine, which is already built.
  private static let swift = """
    #!/bin/sh
    case "$*" in
      *describe*) echo '{"targets": [{"name": "plumb-engine", "type": "executable",
        "product_dependencies": ["PlumbEngine"]}]}' ;;
      *--show-bin-path) echo '\(ExecutablePath.current.directory)' ;;
    esac

    """

  @Test func `review --package reads keys from the terminal and restores it`() throws {
    let specs = ReviewProcess.specs.mapValues { $0.replacing("FixtureView()", with: "Color.red") }
    let package = try FixturePackage(specs)
    try package.write(Self.swift, to: "tools/swift")
    try package.makeExecutable("tools/swift")
    try package.write("", to: "Package.swift")
    let path = ProcessInfo.processInfo.environment["PATH", default: ""]
    let terminal = try TerminalProcess(
      "read go && exec \"$0\" review --package .",
      in: package,
      environment: ["PATH": "\(package.path(of: "tools")):\(path)"]
    )
    let found = terminal.settings
    terminal.type("\n")
    let prompt = "quit and write accepted blocks "
    try terminal.wait { $0.hasSuffix(prompt) }
    terminal.type("a")
    try terminal.wait { $0.contains("[2/3]") && $0.hasSuffix(prompt) }
    terminal.type("q")
    #expect(try terminal.waitForEnd() == .exited(1))
    #expect(terminal.shown.contains("1 accepted, 0 rejected, 2 skipped"))
    #expect(terminal.settings == found)
  }
}
