import Foundation
import SpecFormat
import Testing

/// Checks that every cited rule is defined once, and that a clause shows it or the rule states why
/// not.
struct RuleCitationTests {
  private static let book = RuleBook.standard
  private static let root = PackageSpecs.root

  @Test func `every rule is defined once`() {
    let names = Self.book.pages.flatMap { page in page.rules.map { ($0.name, page.file) } }
    let places = Dictionary(grouping: names) { $0.0 }
    let repeated = places.filter { $0.value.count > 1 }
    #expect(repeated.keys.map(\.text).sorted() == [])
    #expect(names.count > 300)
  }

  @Test(arguments: ["Specs", "Docs", "Sources", "Examples", "README.md"])
  func `every rule that specs, docs, sources or examples cite is defined`(path: String) throws {
    let files = Self.files(below: path)
    #expect(!files.isEmpty)
    var missing: Set<String> = []
    for file in files {
      for name in Self.names(in: try Self.text(of: file)) where Self.book.address(of: name) == nil {
        missing.insert("\(file): \(name.text)")
      }
    }
    #expect(missing.sorted() == [])
  }

  @Test func `every rule is cited by a clause with scenarios or states why it is not`() {
    let clauses = PackageSpecs.documents.flatMap(\.clauses).filter { !$0.scenarios.isEmpty }
    let shown = Set(clauses.flatMap(\.rules))
    #expect(shown.count > 250)
    var wrong: [String] = []
    for rule in Self.book.pages.flatMap(\.rules) {
      let isExempt = rule.origin.reasonForNoClause != nil
      if shown.contains(rule.name), isExempt {
        wrong.append("\(rule.name.text) is named by a clause, and says that it is not")
      }
      if !shown.contains(rule.name), !isExempt {
        wrong.append("\(rule.name.text) is named by no clause, and does not say why")
      }
    }
    #expect(wrong == [])
  }

  @Test func `documentation pages link every cited rule to its definition`() throws {
    for file in Self.files(below: "Docs") + ["README.md"]
    where file != "Docs/Conformance.md" && file.hasSuffix(".md") {
      let document = try MarkdownDocument(bytes: Array(try Self.text(of: file).utf8))
      var wrong: [String] = []
      for block in document.blocks where block.heading == nil {
        wrong += Self.citationsWithoutLinks(in: block).map(\.text)
        for (name, address) in Self.linkedNames(in: block) {
          let target = LinkTarget(address: address, in: file)
          let linked = [target?.file, target?.anchor].compactMap(\.self).joined(separator: "#")
          let place = Self.book.address(of: name)
          if place != (address.hasPrefix("#") ? file + address : linked) {
            wrong.append("\(name.text) leads to \(address)")
          }
        }
      }
      #expect(wrong == [], "\(file)")
    }
  }
}

extension RuleCitationTests {
  /// Returns the rules that a block names outside of links and code.
  private static func citationsWithoutLinks(in block: MarkdownBlock) -> [RuleName] {
    texts(in: block).flatMap { names(in: $0) }
  }

  /// Returns the rules that are the text of a link, with the targets of the links.
  private static func linkedNames(in block: MarkdownBlock) -> [(RuleName, String)] {
    block.links.compactMap { link in
      RuleName(whole: link.content.plainText).map { ($0, link.address) }
    }
  }

  private static func texts(in block: MarkdownBlock) -> [String] {
    switch block.content {
    case .paragraph(let content): content.flatMap { texts(in: $0) }
    case .table(let table): table.cells.flatMap { $0.flatMap { texts(in: $0) } }
    default: block.children.flatMap { texts(in: $0) }
    }
  }

  private static func texts(in piece: MarkdownInline) -> [String] {
    switch piece {
    case .text(let text): [text]
    case .link, .image, .code: []
    default: piece.children.flatMap { texts(in: $0) }
    }
  }

  private static func names(in text: String) -> [RuleName] {
    RulePiece.pieces(of: text).compactMap { if case .rule(let name) = $0 { name } else { nil } }
  }

  /// Returns the text files below a folder, or the given file.
  private static func files(below path: String) -> [String] {
    let folder = root.appending(path: path)
    guard let files = FileManager.default.enumerator(atPath: folder.path) else { return [path] }
    let texts = files.compactMap { $0 as? String }
      .filter { name in [".md", ".swift", ".js", ".json"].contains { name.hasSuffix($0) } }
    return texts.isEmpty ? [path] : texts.map { "\(path)/\($0)" }.sorted()
  }

  private static func text(of file: String) throws -> String {
    try String(contentsOf: root.appending(path: file), encoding: .utf8)
  }
}
