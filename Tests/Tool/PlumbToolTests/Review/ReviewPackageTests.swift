import Conformance
import Foundation
import Testing

/// A review that is left to the tool of another package.
struct ReviewPackageTests {
  /// A `swift` that knows of one tool, which is built already.
  private static let swift = """
    #!/bin/sh
    case "$*" in
      *describe*) echo '{"targets": [{"name": "FixtureTool", "type": "executable",
        "product_dependencies": ["PlumbTool"]}]}' ;;
      *--show-bin-path) echo '\(ExecutablePath.current.directory)' ;;
    esac

    """

  @Test func `the tool of a package has the terminal, and gives it back`() throws {
    let package = try FixturePackage(ReviewProcess.specs)
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
    let prompt = "quit, keeping what is accepted "
    try terminal.wait { $0.hasSuffix(prompt) }
    terminal.type("a")
    try terminal.wait { $0.contains("[2/3]") && $0.hasSuffix(prompt) }
    terminal.type("q")
    #expect(try terminal.waitForEnd() == .exited(1))
    #expect(terminal.shown.contains("1 accepted, 0 rejected, 2 skipped"))
    #expect(terminal.settings == found)
  }
}
