@testable import SpecAuthoring
import Foundation
import SpecFormat
import Testing

/// Tests that `Messages.md` lists the codes of all mistakes, and each code once.
struct MistakeCodeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../..")

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the codes in the first column of a section's table.
  private static func codes(below heading: String) throws -> [String] {
    let page = try text(of: "Docs/Reference/Messages.md")
    let sections = page.split(separator: "\n## ")
    let section = try #require(sections.first { $0.hasPrefix(heading + "\n") })
    return section.matches(of: /\n\| `([a-z0-9-]+)` \|/).map { String($0.output.1) }
  }

  /// Returns the names of the cases of a file's first type, in kebab-case.
  private static func cases(in file: String) throws -> [String] {
    let type = try text(of: file).split(separator: "\n}\n").first ?? ""
    return type.matches(of: /\n +case ([A-Za-z0-9]+)/).map { match in
      match.output.1.replacing(/([a-z])([A-Z])/) { "\($0.output.1)-\($0.output.2)" }.lowercased()
    }
  }

  @Test func `Messages.md lists the codes of all mistakes in the order of their cases`() throws {
    let folder = "Sources/Suite/SpecFormat/Mistakes"
    let own = try Self.cases(in: "\(folder)/SpecMistake.swift")
    #expect(own.contains("data") && own.contains("variant") && own.contains("not-markdown"))
    let markdown = try Self.cases(in: "Sources/Suite/SpecFormat/Markdown/MarkdownError.swift")
      .filter { own.contains($0) == false }
    let data = try Self.cases(in: "\(folder)/DataMistake.swift")
    let variants = try Self.cases(in: "\(folder)/VariantMistake.swift")
    let groups = ["data", "variant", "not-markdown"]
    let all = own.filter { !groups.contains($0) } + markdown.unique + data + variants
    #expect(try Self.codes(below: "Mistakes in specs") == all)
  }

  @Test func `the codes of Messages.md and the kinds of issues are unique`() throws {
    let headings = [
      "Mistakes in specs", "Findings of lint", "Verdicts", "The compiler", "The command line",
      "Why there is no answer",
    ]
    let codes = try headings.flatMap { try Self.codes(below: $0) } + IssueKindNames.all
    #expect(codes.count > 120)
    #expect(Dictionary(grouping: codes, by: \.self).filter { $1.count > 1 }.keys.sorted() == [])
  }

  @Test func `Messages.md lists the checks of plumb lint in order`() throws {
    #expect(try Self.codes(below: "Findings of lint") == LintChecks.all.map(\.name))
  }

  @Test(
    arguments: [
      (.fileUnreadable, "file-unreadable", nil),
      (.notMarkdown(.notUTF8(byteOffset: 1)), "not-utf8", nil),
      (.roleUnknown("a", nearest: "b"), "role-unknown", "b"),
      (.fenceMisspelled("a", nearest: "b"), "fence-misspelled", "b"),
      (.attributeUnknown("a", nearest: nil), "attribute-unknown", nil),
      (.sceneMissing(fence: "frames"), "scene-missing", nil),
      (.codeUnbalanced(.unclosed("(", line: 3)), "code-unbalanced", nil),
    ] as [(SpecMistake, String, String?)]
  )
  func `the code of a SpecMistake is the name of its case in kebab-case`(
    mistake: SpecMistake,
    code: String,
    nearest: String?
  ) {
    #expect(mistake.code == code)
    #expect(mistake.nearestName == nearest)
  }

  @Test func `an unknown call in a script has the code call-unknown`() {
    let text = "# T\n\n```script snapshot\nA: a\nappendItem x to A  ok\n```\n"
    let found = SpecParser.parse(bytes: Array(text.utf8), file: "x.md", name: "x").diagnostics
    #expect(found.map(\.mistake.code) == ["call-unknown"])
    #expect(found.map(\.mistake.nearestName) == ["appendItems"])
  }
}

extension [String] {
  /// The names without duplicates, in the order of their first occurrences.
  fileprivate var unique: [String] {
    enumerated().filter { firstIndex(of: $0.element) == $0.offset }.map(\.element)
  }
}
