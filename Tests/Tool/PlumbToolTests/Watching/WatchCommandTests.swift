import Foundation
import Testing

/// Tests the command in a separate process.
struct WatchCommandTests {
  @Test func `watch reports a failure, a parse error and the next pass`() throws {
    let package = try FixturePackage(["a.md": WatchedFolder.spec(20)])
    let watch = try WatchProcess(in: package)
    try watch.wait { $0.contains("Nothing fails.") }
    try package.write(WatchedFolder.spec(20, expecting: 1), to: "Specs/a.md")
    try watch.waitForOutput("expected 21x10, actual 20x10")
    let half = WatchedFolder.spec(20).replacing("100x100 ->", with: "100x -")
    try package.write(half, to: "Specs/a.md")
    try watch.waitForOutput("Specs/a.md:10:")
    try watch.wait { $0.contains("Stale: this is the last version of the spec without mistakes.") }
    try package.write(WatchedFolder.spec(20), to: "Specs/a.md")
    try watch.waitForOutput("passes again: Specs/a.md")
    #expect(try watch.end() == 0)
  }

  @Test func `watch shows a new spec and removes a deleted one`() throws {
    let package = try FixturePackage(["a.md": WatchedFolder.spec(20)])
    let watch = try WatchProcess(in: package)
    try watch.wait { $0.contains("Nothing fails.") }
    try package.write(WatchedFolder.spec(30, expecting: 1), to: "Specs/new.md")
    try watch.wait { $0.contains("new#width-30") && $0.contains("plumb accept") }
    try FileManager.default.removeItem(atPath: package.path(of: "Specs/new.md"))
    try watch.waitForOutput("removed: Specs/new.md")
    try watch.wait { $0.contains("Width 20") && !$0.contains("Width 30") }
    #expect(try watch.end() == 0)
  }

  @Test func `watch keeps the picture of a scene that does not compile, as stale`() throws {
    let package = try FixturePackage(["a.md": WatchedFolder.spec(20)])
    let watch = try WatchProcess(in: package)
    try watch.wait { $0.contains("svg") }
    let broken = WatchedFolder.spec(20).replacing("Color", with: "Colour")
    try package.write(broken, to: "Specs/a.md")
    try watch.wait { $0.contains("does-not-compile") && $0.contains("svg") }
    #expect(watch.page.contains("Stale: the last layout of the scene."))
    #expect(watch.page.contains("l err\\\">error: cannot find 'Colour' in scope"))
    #expect(try watch.end() == 0)
  }

  @Test func `watch reruns scenes that use changed shared code of another spec`() throws {
    let shared = "# S\n\n```swift shared\nlet width = 20.0\n```\n"
    let scene = WatchedFolder.spec(20).replacing("width: 20", with: "width: width")
    let package = try FixturePackage(["a.md": scene, "shared.md": shared])
    let watch = try WatchProcess(in: package)
    try watch.wait { $0.contains("svg") || $0.contains("Nothing fails in the 1 other specs.") }
    try package.write(shared.replacing("20.0", with: "25.0"), to: "Specs/shared.md")
    try watch.waitForOutput("expected 20x10, actual 25x10")
    #expect(try watch.end() == 0)
  }

  @Test func `watch shows the last of a hundred quick saves`() throws {
    let package = try FixturePackage(["a.md": WatchedFolder.spec(20)])
    let watch = try WatchProcess(in: package)
    try watch.wait { $0.contains("Nothing fails.") }
    for count in 100..<200 {
      // The file and its size stay the same, so only the modification time shows the change.
      try WatchedFolder.spec(20, expecting: count)
        .write(toFile: package.path(of: "Specs/a.md"), atomically: false, encoding: .utf8)
      usleep(4_000)
    }
    try watch.wait { $0.contains("expected 219x10") }
    #expect(try watch.end() == 0)
  }

  @Test func `watch deletes its temporary files, but not the --output folder`() throws {
    let package = try FixturePackage(["a.md": WatchedFolder.spec(20)])
    let watch = try WatchProcess(in: package)
    try watch.wait { $0.contains("Nothing fails.") }
    #expect(try watch.end() == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: watch.temporary) == [])

    let named = try WatchProcess(in: package, "--output", package.path(of: "page"))
    try named.wait { $0.contains("Nothing fails.") }
    #expect(try named.end() == 0)
    #expect(package.text(of: "page/revision.js") == "plumbRevision(-1);\n")
  }

  @Test func `watch can be ended during a scenario that never ends`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It never ends")])
    let watch = try WatchProcess(in: package, tool: "FixtureTool", "--timeout", "100")
    try watch.waitForEngine()
    #expect(try watch.end() == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: watch.temporary) == [])
  }

  @Test func `watch exits with 2 for a path that does not exist`() throws {
    let package = try FixturePackage([:])
    let outcome = try package.run(["watch", "nowhere.md"], tool: "plumb")
    #expect(outcome.status == 2)
  }
}
