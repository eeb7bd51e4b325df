@testable import SpecAuthoring
import Foundation
import Testing

@testable import SpecFormat

/// The specs of the package, shared by several tests, because loading them takes seconds.
enum PackageSpecs {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../..").standardizedFileURL

  static let documents = SpecSuite.load(root: root.path, folder: "Specs").documents
}

/// Checks that all links of pages and specs to files of the package are valid.
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

  private static let pages: [String] = {
    let names = FileManager.default.enumerator(
      atPath: PackageSpecs.root.appending(path: "Docs").path
    )
    let documents = names?.compactMap { $0 as? String }.map { "Docs/\($0)" } ?? []
    return (["README.md", "CONTRIBUTING.md"] + documents).filter { $0.hasSuffix(".md") }
  }()

  /// The dead links of specs and pages, which may link to each other.
  private static let deadLinks: [String] = {
    let documents = pages.compactMap { path in
      files.bytes(path).map { SpecParser.parse(bytes: $0, file: path, name: path).document }
    }
    let specs = (PackageSpecs.documents + documents).map { LintedSpec(document: $0, files: files) }
    return DeadLinkCheck().findings(in: specs).map(\.description)
  }()

  @Test func `no spec has a dead link`() {
    #expect(PackageSpecs.documents.count > 100)
    #expect(Self.deadLinks.filter { $0.hasPrefix("Specs/") } == [])
  }

  @Test func `the pages README, CONTRIBUTING and Docs have no dead link`() {
    #expect(Self.pages.count > 10)
    #expect(Self.deadLinks.filter { !$0.hasPrefix("Specs/") } == [])
  }
}
