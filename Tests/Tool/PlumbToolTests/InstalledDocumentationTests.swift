import Foundation
import Testing

/// Tests the documentation of an installation.
struct InstalledDocumentationTests {
  @Test func `links of installed pages lead to installed files`() throws {
    let package = try FixturePackage([:])
    let prefix = package.path(of: "prefix")
    #expect(try package.run(["install", prefix], tool: "plumb").status == 0)
    let root = URL(filePath: "\(prefix)/share/doc/plumb")
    let pages = ["README.md"] + DocumentedBlock.pages(below: "Docs")
    var count = 0
    for page in pages {
      let file = root.appending(path: page)
      let text = try String(contentsOf: file, encoding: .utf8).replacing(/`[^`\n]*`/, with: "")
      for match in text.matches(of: /\]\(([^)#\s:]+)[)#]/) {
        let target = file.deletingLastPathComponent().appending(path: String(match.output.1))
          .standardizedFileURL.path
        // The specs and the sources are installed in another folder.
        let path = target.dropFirst(root.path.count + 1)
        guard !path.hasPrefix("Specs"), !path.hasPrefix("Sources") else { continue }
        #expect(FileManager.default.fileExists(atPath: target), "\(page): \(match.output.1)")
        count += 1
      }
    }
    #expect(count > 300)
  }
}
