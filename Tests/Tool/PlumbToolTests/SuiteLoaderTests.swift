@testable import SuiteRunning
import Foundation
import SpecFormat
import Testing
@testable import PlumbTool

@MainActor
struct SuiteLoaderTests {
  private func loader(of folder: WatchedFolder) -> SuiteLoader {
    let specs = SpecSuite.load(root: folder.root, folder: "Specs")
    return SuiteLoader(
      of: folder.suite,
      documents: specs.documents,
      malformed: Set(specs.diagnostics.map(\.file)),
      includesFile: { $0 != "Specs/other.md" }
    )
  }

  @Test func `noteOfChanges lists specs changed, removed or added after loading`() throws {
    let folder = try WatchedFolder([
      "a.md": WatchedFolder.spec(1), "b.md": WatchedFolder.spec(2), "c.md": WatchedFolder.spec(3),
    ])
    let loader = loader(of: folder)
    #expect(loader.noteOfChanges == nil)
    try folder.write(WatchedFolder.spec(1, 4), to: "a.md")
    try folder.remove("b.md")
    try folder.write(WatchedFolder.spec(5), to: "deep/d.md")
    try folder.write(WatchedFolder.spec(6), to: "other.md")
    let words = "note: these specs changed during the run, which used their earlier content: "
    #expect(
      loader.noteOfChanges
        == words + "Specs/a.md, Specs/b.md (removed), Specs/deep/d.md (added)"
    )
  }

  @Test func `noteOfChanges names five removed specs and counts the others`() throws {
    let specs = (1...7).map { ("\($0).md", WatchedFolder.spec($0)) }
    let folder = try WatchedFolder(Dictionary(uniqueKeysWithValues: specs))
    let loader = loader(of: folder)
    try FileManager.default.removeItem(atPath: "\(folder.root)/Specs")
    #expect(loader.noteOfChanges?.hasSuffix("Specs/5.md (removed) and 2 more") == true)
  }
}

/// Checks that a run uses the specs as they were read, even if they are saved during compilation or
/// execution.
struct ChangedDuringRunTests {
  private static func spec(_ widths: Int...) -> String {
    widths.reduce(into: "# Title\n") { text, width in
      text += HostileScenario.passes("Width \(width)").section
        .replacing("Acting {  }", with: "Color.red.frame(width: \(width), height: 10)")
        .replacing("20x10", with: "\(width)x10")
    }
  }

  private static let changes = [
    "cp ../more.md Specs/a.md", "cp ../fewer.md Specs/a.md", "echo '```frmes' >> Specs/a.md",
    "rm Specs/a.md", "cp Specs/b.md Specs/c.md", "rm -r Specs",
    "printf '\n```swift shared\nlet Color = 1\n```\n' >> Specs/b.md",
  ]

  @Test func `check uses the specs that it read before they changed on disk`() throws {
    let package = try FixturePackage([:])
    // The compiler script changes the specs before it starts the compiler.
    let path = try #require(ProcessInfo.processInfo.environment["PATH"])
    let compiler = try #require(
      path.split(separator: ":")
        .map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    )
    for (number, change) in Self.changes.enumerated() {
      try package.write(Self.spec(1, 2, 3, number), to: "more.md")
      try package.write(Self.spec(2), to: "fewer.md")
      try package.write(Self.spec(1, 2), to: "run/Specs/a.md")
      try package.write(Self.spec(4), to: "run/Specs/b.md")
      try? FileManager.default.removeItem(atPath: package.path(of: "run/Specs/c.md"))
      try? FileManager.default.removeItem(atPath: package.path(of: "cache"))
      try package.write(
        "#!/bin/sh\ncd '\(package.path(of: "run"))'\n\(change)\nexec '\(compiler)' \"$@\"\n",
        to: "bin/swiftc"
      )
      try package.makeExecutable("bin/swiftc")
      let outcome = try package.run(
        ["check", "--specs", "run/Specs"],
        tool: "plumb",
        environment: ["PATH": package.path(of: "bin") + ":" + path]
      )
      #expect(outcome.status == 0, "\(change): \(outcome.output)\(outcome.errors)")
      #expect(outcome.output.hasPrefix("passed a#width-1\npassed a#width-2\npassed b#width-4\n"))
      #expect(outcome.errors.hasPrefix("note: these specs changed during the run"), "\(change)")
    }
  }

  @Test func `two concurrent runs with a shared cache have the same verdicts`() async throws {
    let package = try FixturePackage(["a.md": Self.spec(1, 2), "b.md": Self.spec(3)])
    let other = try FixturePackage([:])
    let environment = ["PLUMB_CACHE": package.path(of: "cache")]
    let specs = package.path(of: "Specs")
    async let first = other.run(["check", specs], tool: "plumb", environment: environment)
    async let second = package.run(["check", specs], tool: "plumb", environment: environment)
    for outcome in try await [first, second] {
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
      #expect(outcome.output.hasSuffix("3 scenarios, 3 expectations: 3 passed\n"))
    }
  }
}
