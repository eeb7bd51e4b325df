@testable import SuiteRunning
import Foundation
import Testing

@testable import PlumbTool

struct FileWatcherTests {
  private let folder: WatchedFolder
  private var files: FileWatcher

  init() throws {
    folder = try WatchedFolder(["a.md": "# A\n", "b/c.md": "# C\n"])
    files = FileWatcher(of: folder.suite)
  }

  @Test mutating func `the first scan reports every file as written`() {
    #expect(files.changes().written == ["Specs/a.md", "Specs/b/c.md"])
    #expect(files.changes().written == [])
  }

  @Test mutating func `a saved file is reported once`() throws {
    _ = files.changes()
    try folder.write("# Another\n", to: "b/c.md")
    #expect(files.changes().written == ["Specs/b/c.md"])
    #expect(files.changes().written == [])
  }

  @Test mutating func `a new file in a new folder is reported`() throws {
    _ = files.changes()
    try folder.write("# New\n", to: "new/d.md")
    #expect(files.changes().written == ["Specs/new/d.md"])
  }

  @Test mutating func `a file is reported as removed if it is missing in two scans`() throws {
    _ = files.changes()
    try folder.remove("a.md")
    #expect(files.changes().removed == [])
    #expect(files.changes().removed == ["Specs/a.md"])
    #expect(files.changes().removed == [])
  }

  @Test mutating func `a file that is removed and created again is reported as written`() throws {
    _ = files.changes()
    try folder.remove("a.md")
    _ = files.changes()
    try folder.write("# Anew\n", to: "a.md")
    let changes = files.changes()
    #expect(changes.written == ["Specs/a.md"])
    #expect(changes.removed == [])
  }

  /// File modification times are coarse: two writes in quick succession can have the same time.
  @Test mutating func `doubtful contains a file after a write, but not 150 ms later`() throws {
    _ = files.changes()
    try folder.write("# B\n", to: "a.md")
    #expect(files.changes().written == ["Specs/a.md"])
    #expect(files.changes().doubtful.contains("Specs/a.md"))
    usleep(150_000)
    _ = files.changes()
    #expect(files.changes().isEmpty)
  }

  @Test mutating func `newest returns the file that was saved last`() throws {
    _ = files.changes()
    usleep(20_000)
    try folder.write("# B\n", to: "a.md")
    _ = files.changes()
    #expect(files.newest(of: ["Specs/a.md", "Specs/b/c.md"]) == "Specs/a.md")
  }
}
