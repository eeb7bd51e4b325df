import CollectionLayout
import Foundation
import SpecFormat
import Testing
import UIKitLayout
import ViewLayout

/// Checks that the kinds of issues in the engine, in the format and on the page are the same.
struct IssueKindTests {
  private var page: String {
    get throws {
      let package = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../..").standardizedFileURL
      return try String(
        contentsOf: package.appending(path: "Docs/Reference/Issues.md"),
        encoding: .utf8
      )
    }
  }

  /// Returns the text of each section, by its heading.
  private func sections() throws -> [String: String] {
    let parts = try page.split(separator: "\n### ").dropFirst()
    let sections = parts.map { part in
      let lines = part.split(separator: "\n", maxSplits: 1).map(String.init)
      return (lines[0], lines.count == 2 ? lines[1] : "")
    }
    return Dictionary(sections) { $0 + $1 }
  }

  private func names(_ kinds: [IssueKind]) -> Set<String> { Set(kinds.map(\.name)) }

  @Test func `specs accept exactly the issue kinds that the engine reports`() {
    #expect(names(IssueKind.ofViews) == Set(IssueKindNames.views))
    #expect(names(IssueKind.ofConstraints) == Set(IssueKindNames.constraints))
    #expect(names(IssueKind.ofCollections) == Set(IssueKindNames.collections))
    #expect(names(IssueKind.ofRefusals) == Set(IssueKindNames.refusals))
  }

  @Test func `no issue kind is listed twice`() {
    #expect(Set(IssueKindNames.all).count == IssueKindNames.all.count)
  }

  @Test func `Issues.md has a section for each issue kind and no others`() throws {
    #expect(try Set(sections().keys) == Set(IssueKindNames.all))
  }

  @Test(arguments: IssueKindNames.all)
  func `each section of Issues.md has two or more sentences and an example`(kind: String) throws {
    let section = try #require(try sections()[kind])
    let parts = section.split(separator: "```", omittingEmptySubsequences: false)
    try #require(parts.count >= 3, "the section of \(kind) has no example")
    let sentences = parts[0].split(whereSeparator: ".:;".contains)
    #expect(sentences.count >= 2, "the section of \(kind) says too little")
    #expect(parts[1].contains("\n") && parts[1].count > 10)
  }
}
