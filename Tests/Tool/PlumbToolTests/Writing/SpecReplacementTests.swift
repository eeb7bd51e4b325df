import Foundation
import SpecFormat
import Testing

@testable import PlumbTool

/// What becomes of a spec that is replaced while others do so too, or that cannot be.
struct SpecReplacementTests {
  private let package: FixturePackage

  init() throws { package = try FixturePackage(["a.md": "old\n", "b.md": "old\n"]) }

  private func file(_ name: String) -> SpecFile {
    SpecFile(path: package.path(of: "Specs/\(name)"), named: name)
  }

  private func replacement(_ name: String, old: String = "old\n") -> SpecReplacement {
    let digest = FileDigest.digest(of: Array(old.utf8))
    return SpecReplacement(file: file(name), digest: digest, bytes: Array("new\n".utf8))
  }

  /// The names of all files beside the specs, hidden ones too.
  private var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: package.path(of: "Specs")).sorted()
    }
  }

  @Test func `nothing that one of eight writers has written is lost`() async throws {
    let file = file("a.md")
    await withTaskGroup { group in
      for writer in 0..<8 {
        group.addTask {
          var round = 0
          while round < 25 {
            guard let bytes = FileManager.default.contents(atPath: file.path).map(Array.init) else {
              continue
            }
            let replacement = SpecReplacement(
              file: file,
              digest: FileDigest.digest(of: bytes),
              bytes: bytes + Array("\(writer).\(round)\n".utf8)
            )
            do {
              try [replacement].write()
              round += 1
            } catch ToolError.specChanged {
              continue
            } catch {
              Issue.record("\(error)")
              return
            }
          }
        }
      }
    }
    let lines = try #require(package.text(of: "Specs/a.md")).split(separator: "\n").map(String.init)
    let written = (0..<8).flatMap { writer in (0..<25).map { "\(writer).\($0)" } }
    #expect(lines.first == "old")
    #expect(lines.dropFirst().sorted() == written.sorted())
    #expect(try names == ["a.md", "b.md"])
  }

  @Test func `no spec is written where one of several has changed`() throws {
    #expect(throws: ToolError.specChanged("b.md")) {
      try [replacement("a.md"), replacement("b.md", old: "other\n")].write()
    }
    #expect(package.text(of: "Specs/a.md") == "old\n")
    #expect(try names == ["a.md", "b.md"])
  }

  @Test func `no spec is written where one of several is read-only`() throws {
    let path = file("b.md").path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    #expect(throws: ToolError.fileNotWritten(path, reason: "it is read-only")) {
      try [replacement("a.md"), replacement("b.md")].write()
    }
    #expect(package.text(of: "Specs/a.md") == "old\n")
    #expect(try names == ["a.md", "b.md"])
  }

  @Test func `a folder that takes no file is told`() throws {
    // Not even who may write everything can make a file there.
    let file = SpecFile(path: "/proc/self/comm", named: "comm")
    let bytes = try #require(FileManager.default.contents(atPath: file.path).map(Array.init))
    let digest = FileDigest.digest(of: bytes)
    #expect {
      try [SpecReplacement(file: file, digest: digest, bytes: [])].write()
    } throws: { error in
      guard case .fileNotWritten(file.path, _) = error as? ToolError else { return false }
      return true
    }
    #expect(FileManager.default.contents(atPath: file.path).map(Array.init) == bytes)
  }

  @Test func `the file that an interrupted run has left is in nobody's way`() throws {
    try package.write("half", to: "Specs/.a.md.plumb")
    try [replacement("a.md")].write()
    #expect(package.text(of: "Specs/a.md") == "new\n")
    #expect(try names == ["a.md", "b.md"])
  }

  @Test func `two names of one file are not written twice`() throws {
    let link = package.path(of: "Specs/c.md")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.md")
    #expect(
      throws: ToolError.fileNotWritten(file("a.md").path, reason: "several specs are this file")
    ) {
      try [replacement("a.md"), replacement("c.md")].write()
    }
    #expect(package.text(of: "Specs/a.md") == "old\n")
  }
}
