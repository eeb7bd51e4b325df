@testable import SuiteRunning
import Testing

@testable import PlumbTool

/// Tests the files of a new engine; `.ci/engines` builds and runs them.
struct NewEngineCommandTests {
  @Test func `new-engine writes a package named after its folder`() throws {
    let package = try FixturePackage([:])
    let words = ["new-engine", "made/my-engine", "--plumb", "https://example.com/Plumb.git"]
    let outcome = try package.run(words)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("made/my-engine/Sources/MyEngineAdapter/Host.swift\n"))
    let manifest = try #require(package.text(of: "made/my-engine/Package.swift"))
    #expect(manifest.contains(#".package(url: "https://example.com/Plumb.git", branch: "main")"#))
    let workflow = try #require(package.text(of: "made/my-engine/.github/workflows/plumb.yml"))
    #expect(workflow.contains("PLUMB: https://example.com/Plumb.git\n"))
    let again = try package.run(words)
    #expect(again.status == 2)
    #expect(again.errors.contains("already exists"))
  }

  @Test(arguments: [
    ("rows", "Rows"), ("my-own.engine", "MyOwnEngine"), ("3d", "Engine3d"), ("…", "Engine"),
  ])
  func `EngineTemplate derives a module name from the folder name`(folder: String, name: String) {
    #expect(EngineTemplate(folderName: folder, dependency: "/p").name == name)
  }

  @Test func `EngineTemplate writes a local dependency as a path in Package.swift`() throws {
    let files = EngineTemplate(folderName: "rows", dependency: "/plumb").files
    let manifest = try #require(files.first { $0.path == "Package.swift" })
    #expect(manifest.text.contains(#".package(name: "Plumb", path: "/plumb")"#))
    #expect(Set(files.map(\.path)).count == files.count)
  }

  @Test func `new-engine --language python writes an engine that passes its spec`() throws {
    let package = try FixturePackage([:])
    #expect(try package.run("new-engine", "rows", "--language", "python").status == 0)
    let words = ["check", "--engine", "rows/engine.json", "rows/Specs"]
    let outcome = try package.run(words, tool: "plumb")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("1 of 1 answered agree"))
    #expect(try package.run("new-engine", "b", "--language", "cobol").status == 2)
  }

  @Test func `new-engine exits with 2 unless it has exactly one path`() throws {
    let package = try FixturePackage([:])
    #expect(try package.run("new-engine").status == 2)
    #expect(try package.run("new-engine", "a", "b").status == 2)
  }
}
