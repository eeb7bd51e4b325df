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
  private mutating func look() -> WatchedSuite.AppliedChanges {
    var news = suite.apply(files.changes())
    // A removal only counts if a second read confirms it.
    let second = suite.apply(files.changes())
    news.specs.formUnion(second.specs)
    news.isSharedCode = news.isSharedCode || second.isSharedCode
    return news
  }

  private func titles(_ file: String) -> [String]? {
    suite.specs[file]?.document?.scenarios.map(\.id)
  }

  @Test mutating func `every spec is read at first`() {
    #expect(look().specs == ["Specs/a.md", "Specs/b.md"])
    #expect(titles("Specs/a.md") == ["a#width-20", "a#width-30"])
  }

  @Test mutating func `only what was saved is another`() throws {
    look()
    try folder.write(WatchedFolder.spec(20, 50), to: "a.md")
    #expect(look().specs == ["Specs/a.md"])
    #expect(titles("Specs/a.md") == ["a#width-20", "a#width-50"])
  }

  @Test mutating func `a file that is saved as it was is no news`() throws {
    look()
    try folder.write(WatchedFolder.spec(20, 30), to: "a.md")
    #expect(look().specs == [])
  }

  @Test mutating func `a new file is read, and a removed one is gone`() throws {
    look()
    try folder.write(WatchedFolder.spec(10), to: "new.md")
    #expect(look().specs == ["Specs/new.md"])
    try folder.remove("new.md")
    #expect(look().specs == ["Specs/new.md"])
    #expect(suite.specs["Specs/new.md"] == nil)
  }

  @Test mutating func `half typed, it is still the last that could be read`() throws {
    look()
    let half = WatchedFolder.spec(20, 99).replacing("100x100 ->", with: "100x -")
    try folder.write(half, to: "a.md")
    #expect(look().specs == ["Specs/a.md"])
    #expect(suite.specs["Specs/a.md"]?.mistakes.isEmpty == false)
    #expect(titles("Specs/a.md") == ["a#width-20", "a#width-30"])
    try folder.write(WatchedFolder.spec(20, 30), to: "a.md")
    #expect(look().specs == ["Specs/a.md"])
    #expect(suite.specs["Specs/a.md"]?.mistakes == [])
  }

  @Test mutating func `shared code that changes is told, that of other files too`() throws {
    suite = WatchedSuite(folder.suite, paths: ["\(folder.root)/Specs/a.md"], shared: [])
    look()
    let shared = "# S\n\n```swift shared\nstruct Block {}\n```\n"
    try folder.write(shared, to: "b.md")
    let news = look()
    #expect(news.specs == [])
    #expect(news.isSharedCode)
    #expect(suite.shared.map(\.file) == ["Specs/b.md"])
  }
}
