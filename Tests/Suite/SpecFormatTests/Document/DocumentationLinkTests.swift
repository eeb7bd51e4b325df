import Foundation
import Testing

@testable import SpecFormat

/// Whatever the package's pages and specs link to in it is there.
struct DocumentationLinkTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../..").standardizedFileURL

  private static let files = LinkableFiles(
    bytes: { path in
      FileManager.default.contents(atPath: root.appending(path: path).path).map { Array($0) }
    },
    names: { folder in
      (try? FileManager.default.contentsOfDirectory(
        atPath: root.appending(path: folder).path
      )) ?? []
    }
  )

  private static func deadLinks(of paths: [String]) -> [String] {
    let pages = paths.compactMap { path -> LintedSpec? in
      guard let bytes = files.bytes(path) else { return nil }
      let document = SpecParser.parse(bytes: bytes, file: path, name: path).document
      return LintedSpec(document: document, files: files)
    }
    return DeadLinkCheck().findings(in: pages).map(\.description)
  }

  @Test func `every link of a spec leads somewhere`() {
    let suite = SpecSuite.load(root: Self.root.path, folder: "Specs")
    #expect(suite.documents.count > 100)
    #expect(Self.deadLinks(of: suite.documents.map(\.file)) == [])
  }

  @Test func `every link of a page leads somewhere`() {
    let pages = Self.files.names("Docs").filter { $0.hasSuffix(".md") }.map { "Docs/\($0)" }
    #expect(pages.count > 10)
    #expect(Self.deadLinks(of: ["README.md"] + pages) == [])
  }
}
