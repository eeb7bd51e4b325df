import Foundation
import SpecFormat
import Testing

/// Tests which files of a folder are loaded as specs.
struct SpecFilesTests {
  private let spec = "```swift\n```\n```calls\na 1\n```\n"

  private func names(_ root: borrowing TemporaryFolder, named: [String] = []) -> [String] {
    SpecSuite.load(root: root.path, folder: ".", named: named).documents.map(\.name)
  }

  @Test(arguments: ["node_modules", "Pods", "Carthage", "DerivedData", ".build", "b/node_modules"])
  func `specs in dependency and build folders load only if they are named`(folder: String) throws {
    let root = try TemporaryFolder()
    try root.write(spec, to: "a.md")
    try root.write(spec, to: "\(folder)/c/d.md")
    #expect(names(root) == ["a"])
    #expect(
      SpecSuite.folders(root: root.path, folder: ".") == (folder == "b/node_modules" ? ["b"] : [])
    )
    let named = "\(URL(filePath: root.path).resolvingSymlinksInPath().path)/\(folder)/c/d.md"
    #expect(names(root, named: [named]).contains("\(folder)/c/d"))
  }

  @Test func `specs in folders that git ignores are not loaded`() throws {
    let root = try TemporaryFolder()
    for name in ["a.md", "out/b.md", "c/out/d.md", "c/e.md"] { try root.write(spec, to: name) }
    try root.write("out/\n", to: ".gitignore")
    #expect(names(root) == ["a", "c/e", "c/out/d", "out/b"])
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "init", "-q", root.path]
    try git.run()
    git.waitUntilExit()
    #expect(names(root) == ["a", "c/e"])
  }

  @Test func `a spec that symbolic links also reach is loaded once`() throws {
    let root = try TemporaryFolder()
    try root.write(spec, to: "b/real.md")
    let manager = FileManager.default
    let links = [("a.md", "b/real.md"), ("c.md", "a.md"), ("folder", "b"), ("e.md", "nowhere.md")]
    for (link, target) in links {
      try manager.createSymbolicLink(atPath: "\(root.path)/\(link)", withDestinationPath: target)
    }
    let (documents, _) = SpecSuite.load(root: root.path, folder: ".")
    #expect(documents.filter { !$0.scenarios.isEmpty }.map(\.name) == ["b/real"])
    #expect(documents.filter(\.isProse).map(\.name) == ["e"])
  }

  @Test(arguments: ["README.MD", "b/notes.markdown"])
  func `a Markdown file without scenarios may have an extension other than .md`(
    name: String
  ) throws {
    let root = try TemporaryFolder()
    try root.write(spec, to: "a.md")
    try root.write("# Notes\n\n```swift\na\n```\n", to: name)
    #expect(SpecSuite.load(root: root.path, folder: ".").diagnostics.isEmpty)
  }
}
