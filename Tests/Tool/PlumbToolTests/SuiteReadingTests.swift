import Foundation
import SpecFormat
import Testing

@testable import PlumbTool

@MainActor
struct SuiteReadingTests {
  private func reading(of folder: WatchedFolder) -> SuiteReading {
    let specs = SpecSuite.load(root: folder.root, folder: "Specs")
    return SuiteReading(
      of: folder.suite,
      documents: specs.documents,
      malformed: Set(specs.diagnostics.map(\.file)),
      isChosen: { $0 != "Specs/other.md" }
    )
  }

  @Test func `tells what was written, removed and added since`() throws {
    let folder = try WatchedFolder([
      "a.md": WatchedFolder.spec(1), "b.md": WatchedFolder.spec(2), "c.md": WatchedFolder.spec(3),
    ])
    let reading = reading(of: folder)
    #expect(reading.noteOfChanges == nil)
    try folder.write(WatchedFolder.spec(1, 4), to: "a.md")
    try folder.remove("b.md")
    try folder.write(WatchedFolder.spec(5), to: "deep/d.md")
    try folder.write(WatchedFolder.spec(6), to: "other.md")
    let words = "note: changed during the run, which was of the specs as they were before: "
    #expect(
      reading.noteOfChanges
        == words + "Specs/a.md, Specs/b.md (removed), Specs/deep/d.md (added)"
    )
  }

  @Test func `tells a few of many, and that the folder is gone`() throws {
    let specs = (1...7).map { ("\($0).md", WatchedFolder.spec($0)) }
    let folder = try WatchedFolder(Dictionary(uniqueKeysWithValues: specs))
    let reading = reading(of: folder)
    try FileManager.default.removeItem(atPath: "\(folder.root)/Specs")
    #expect(reading.noteOfChanges?.hasSuffix("Specs/5.md (removed) and 2 more") == true)
  }
}
