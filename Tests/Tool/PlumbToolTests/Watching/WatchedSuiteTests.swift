@testable import SuiteRunning
import SceneBuilding
import Foundation
import SpecFormat
import Testing

@testable import PlumbTool

struct WatchedSuiteTests {
  private let folder: WatchedFolder
  private var files: FileWatcher
  private var suite: WatchedSuite

  init() throws {
    folder = try WatchedFolder([
      "a.md": WatchedFolder.spec(20, 30), "b.md": WatchedFolder.spec(40),
    ])
    files = FileWatcher(of: folder.suite)
    suite = WatchedSuite(folder.suite, paths: [], shared: [])
  }

  /// Reads the changes of the files.
  @discardableResult
  private mutating func readChanges() -> WatchedSuite.AppliedChanges {
    var changes = suite.apply(files.changes())
    // A removal only counts if a second read confirms it.
    let second = suite.apply(files.changes())
    changes.specs.formUnion(second.specs)
    changes.isSharedCode = changes.isSharedCode || second.isSharedCode
    return changes
  }

  private func ids(_ file: String) -> [String]? {
    suite.specs[file]?.document?.scenarios.map(\.id)
  }

  @Test mutating func `the first update reads every spec`() {
    #expect(readChanges().specs == ["Specs/a.md", "Specs/b.md"])
    #expect(ids("Specs/a.md") == ["a#width-20", "a#width-30"])
  }

  @Test mutating func `only the spec that was saved is reported as changed`() throws {
    readChanges()
    try folder.write(WatchedFolder.spec(20, 50), to: "a.md")
    #expect(readChanges().specs == ["Specs/a.md"])
    #expect(ids("Specs/a.md") == ["a#width-20", "a#width-50"])
  }

  @Test mutating func `a spec that is saved without a change is not reported`() throws {
    readChanges()
    try folder.write(WatchedFolder.spec(20, 30), to: "a.md")
    #expect(readChanges().specs == [])
  }

  @Test mutating func `a new spec is read, and a deleted spec is removed`() throws {
    readChanges()
    try folder.write(WatchedFolder.spec(10), to: "new.md")
    #expect(readChanges().specs == ["Specs/new.md"])
    try folder.remove("new.md")
    #expect(readChanges().specs == ["Specs/new.md"])
    #expect(suite.specs["Specs/new.md"] == nil)
  }

  @Test mutating func `a malformed spec keeps its last well-formed scenarios`() throws {
    readChanges()
    let half = WatchedFolder.spec(20, 99).replacing("100x100 ->", with: "100x -")
    try folder.write(half, to: "a.md")
    #expect(readChanges().specs == ["Specs/a.md"])
    #expect(suite.specs["Specs/a.md"]?.mistakes.isEmpty == false)
    #expect(ids("Specs/a.md") == ["a#width-20", "a#width-30"])
    try folder.write(WatchedFolder.spec(20, 30), to: "a.md")
    #expect(readChanges().specs == ["Specs/a.md"])
    #expect(suite.specs["Specs/a.md"]?.mistakes == [])
  }

  @Test mutating func `changed shared code is reported, even outside of the given paths`() throws {
    suite = WatchedSuite(folder.suite, paths: ["\(folder.root)/Specs/a.md"], shared: [])
    readChanges()
    let shared = "# S\n\n```swift shared\nstruct Block {}\n```\n"
    try folder.write(shared, to: "b.md")
    let changes = readChanges()
    #expect(changes.specs == [])
    #expect(changes.isSharedCode)
    #expect(suite.shared.map(\.file) == ["Specs/b.md"])
  }
}
