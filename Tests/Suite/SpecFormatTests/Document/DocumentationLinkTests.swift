import Foundation
import Testing

@testable import SpecFormat

/// The specs of the package, which several tests read: loading them takes seconds.
enum PackageSpecs {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../..").standardizedFileURL

  static let documents = SpecSuite.load(root: root.path, folder: "Specs").documents
}

/// Whatever the package's pages and specs link to in it is there.
struct DocumentationLinkTests {
  private static let files = LinkableFiles(
    bytes: { path in
      FileManager.default.contents(atPath: PackageSpecs.root.appending(path: path).path)
        .map { Array($0) }
    },
    names: { folder in
      (try? FileManager.default.contentsOfDirectory(
        atPath: PackageSpecs.root.appending(path: folder).path
      )) ?? []
    }
  )

  private static func deadLinks(of documents: [SpecDocument]) -> [String] {
    let pages = documents.map { LintedSpec(document: $0, files: files) }
    return DeadLinkCheck().findings(in: pages).map(\.description)
  }

  @Test func `every link of a spec leads somewhere`() {
    #expect(PackageSpecs.documents.count > 100)
    #expect(Self.deadLinks(of: PackageSpecs.documents) == [])
  }

  @Test func `every link of a page leads somewhere`() {
    let pages = Self.files.names("Docs").filter { $0.hasSuffix(".md") }.map { "Docs/\($0)" }
    #expect(pages.count > 10)
    let documents = (["README.md"] + pages).compactMap { path in
      Self.files.bytes(path).map { SpecParser.parse(bytes: $0, file: path, name: path).document }
    }
    #expect(Self.deadLinks(of: documents) == [])
  }
}
