import Conformance
import Foundation
import Testing

/// Disks and folders that take no more.
struct FullDiskTests {
  private static let spec =
    "# Title\n"
    + HostileScenario.passes("Is red").section
    .replacing("Acting {  }", with: "Color.red.frame(width: 20, height: 10)")

  @Test func `a temporary folder that cannot be written to is told by its name`() throws {
    let package = try FixturePackage(["a.md": Self.spec])
    let temporary = package.path(of: "Specs/a.md") + "/none"
    let outcome = try package.run(["check"], tool: "plumb", environment: ["TMPDIR": temporary])
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("error: the compiler needs files in \(temporary), where none"))
    #expect(outcome.output.hasPrefix("error a#is-red\n"))
    #expect(try package.run(["check"], tool: "plumb").status == 0)
  }

  @Test func `a file that becomes too long is told, and ends nothing`() throws {
    let package = try FixturePackage(["a.md": Self.spec])
    #expect(try package.run(["check"], tool: "plumb").status == 0)
    let words = "ulimit -f 1; exec \"$0\" check --format json --output run.json"
    let outcome = try package.run(
      ["-c", words, ExecutablePath.current.directory + "/plumb"],
      tool: "/bin/sh"
    )
    #expect(outcome.status == 70)
    #expect(outcome.errors.hasPrefix("error: 'run.json' cannot be written: "), "\(outcome.errors)")
  }

  @Test func `a compiler that has no room refuses nobody's code for good`() throws {
    let package = try FixturePackage(["a.md": Self.spec])
    let words = "ulimit -f 8; exec \"$0\" check"
    let outcome = try package.run(
      ["-c", words, ExecutablePath.current.directory + "/plumb"],
      tool: "/bin/sh"
    )
    #expect(outcome.status != 0)
    let again = try package.run(["check"], tool: "plumb")
    #expect(again.status == 0, "\(again.output)")
  }
}
