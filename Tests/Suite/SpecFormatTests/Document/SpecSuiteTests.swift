import Foundation
import SpecFormat
import Testing

struct SpecSuiteTests {
  private let spec = "```swift\n```\n```calls\na 1\n```\n"

  @Test func `load returns the visible .md files below a folder, sorted by path`() throws {
    let root = try TemporaryFolder()
    for name in [
      "b.md", "a/b.md", "a.md", "a/b/원.md", "a-b.md", ".hidden.md", ".git/c.md", "d.txt",
    ] {
      try root.write(spec, to: "Specs/\(name)")
    }
    try root.write(spec, to: "outside.md")
    let (documents, diagnostics) = SpecSuite.load(root: root.path, folder: "Specs")
    #expect(diagnostics.isEmpty)
    #expect(documents.map(\.name) == ["a-b", "a", "a/b", "a/b/원", "b"])
    #expect(documents.first?.file == "Specs/a-b.md")
    #expect(documents.first?.scenarios.map(\.id) == ["a-b#a-b"])
  }

  @Test(arguments: ["a.MD", "b/c.markdown"])
  func `a spec with another extension than .md is an error`(name: String) throws {
    let root = try TemporaryFolder()
    try root.write(spec, to: "Specs/a.md")
    try root.write(spec, to: "Specs/\(name)")
    let found = SpecSuite.load(root: root.path, folder: "Specs").diagnostics.map(\.description)
    #expect(found == ["Specs/\(name):1:1: error: the name of a spec must end in `.md`"])
  }

  @Test func `load reports the errors of all specs in a folder`() throws {
    let root = try TemporaryFolder()
    try root.write("", to: "Specs/a.md")
    try root.write(Data([0xFF]), to: "Specs/b.md")
    try root.write(Data(count: 5 << 20), to: "Specs/c.md")
    try root.write(
      "## A\n\(spec)## B\n\(spec.replacing("swift", with: "swift id=a"))",
      to: "Specs/d.md"
    )
    let found = SpecSuite.load(root: root.path, folder: "Specs").diagnostics.map(\.description)
    #expect(
      found == [
        "Specs/a.md:1:1: error: the spec has no scenario",
        "Specs/b.md:1:1: error: the file is not UTF-8: invalid at byte offset 0",
        "Specs/c.md:1:1: error: the file has 5242880 bytes; the maximum is 4194304",
        "Specs/d.md:8:1: error: the id `d#a` is already used at Specs/d.md:2",
      ]
    )
  }

  @Test func `the same scenario id in two files is an error`() throws {
    let root = try TemporaryFolder()
    // Both names are canonically equivalent in Unicode, but different for the file system.
    try root.write(spec, to: "Specs/\u{E9}.md")
    try root.write(spec, to: "Specs/e\u{301}.md")
    let found = SpecSuite.load(root: root.path, folder: "Specs").diagnostics
    #expect(found.count == 1)
  }

  @Test func `a missing folder and an unreadable spec are errors`() throws {
    let root = try TemporaryFolder()
    let missing = SpecSuite.load(root: root.path, folder: "Specs")
    #expect(
      missing.diagnostics.map(\.description) == [
        "Specs:1:1: error: the folder of specs cannot be read"
      ]
    )
    // A folder can have the name of a spec, and a symbolic link can be dangling.
    try root.write("", to: "Specs/b.md/b.txt")
    try FileManager.default.createSymbolicLink(
      atPath: "\(root.path)/Specs/a.md",
      withDestinationPath: "nowhere"
    )
    let unreadable = SpecSuite.load(root: root.path, folder: "Specs")
    #expect(
      unreadable.diagnostics.map(\.description) == [
        "Specs/a.md:1:1: error: the file cannot be read"
      ]
    )
  }
}
