import Foundation
import Testing

@testable import SpecFormat

/// Checks that each page of an article starts with a table of the article's claims.
///
/// Each row must link to a scenario that shows whether the claim is true, or state why there is
/// none.
struct ArticleClaimTests {
  private static let documents = PackageSpecs.documents

  /// The names of the pages, such as `articles/flow-layout`.
  static let pages = documents.map(\.name).filter { $0.hasPrefix("articles/") }

  private static let verdicts = ["right", "imprecise", "out of date", "wrong", "not judged"]
  private static let reasons = ["Not layout: ", "Not observable from outside: "]

  private func table(of page: String) throws -> (file: String, table: MarkdownTable) {
    let document = try #require(Self.documents.first { $0.name == page })
    let opening = document.markdown.blocks.prefix { block in
      if case .heading(let heading) = block.content { heading.level < 2 } else { true }
    }
    let tables = opening.compactMap { block in
      if case .table(let table) = block.content { table } else { nil }
    }
    return (document.file, try #require(tables.first, "\(page) opens with no table"))
  }

  /// Returns whether a link leads to a clause with a scenario.
  private func linksToScenario(_ address: String, in file: String) -> Bool {
    guard let target = LinkTarget(address: address, in: file), let anchor = target.anchor,
      let document = Self.documents.first(where: { $0.file == target.file })
    else { return false }
    return document.clauses.contains { $0.slug == anchor && !$0.scenarios.isEmpty }
      || document.scenarios.contains { $0.id == "\(document.name)#\(anchor)" }
  }

  @Test func `the articles folder of the specs has six pages`() {
    #expect(Self.pages.count == 6)
  }

  @Test(arguments: pages)
  func `the claims table of an article has three columns and ten or more rows`(
    page: String
  ) throws {
    let table = try table(of: page).table
    #expect(table.header.map(\.plainText) == ["The article says", "Is it so", "Shown by"])
    #expect(table.rows.count >= 10)
  }

  @Test(arguments: pages)
  func `each claim of an article has a text and a valid verdict`(page: String) throws {
    for row in try table(of: page).table.rows {
      #expect(!row[0].plainText.isEmpty)
      #expect(Self.verdicts.contains(row[1].plainText), "\(row[0].plainText)")
    }
  }

  @Test(arguments: pages)
  func `each claim of an article links to a scenario or states why it has none`(
    page: String
  ) throws {
    let (file, table) = try table(of: page)
    for row in table.rows {
      let isShown = row[2].links.contains { linksToScenario($0.address, in: file) }
      let hasReason = Self.reasons.contains { row[2].plainText.hasPrefix($0) }
      #expect(isShown || hasReason, "\(row[0].plainText): \(row[2].plainText)")
      if row[1].plainText == "not judged" { #expect(hasReason, "\(row[0].plainText)") }
    }
  }
}
