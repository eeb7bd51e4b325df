internal import ElementTree
internal import Reporting
internal import SpecFormat

/// The search index of a site: all words, section by section.
///
/// A page loads the file when the user searches, which also works for a site opened from a disk.
struct SearchWords {
  /// A page and its sections in the search index.
  private struct Page: Encodable {
    var path: String
    var title: String
    /// The kind of page: `name`, `rule`, `article` or `spec`.
    var kind: String
    var sections: [Section]
  }

  /// A heading with its content up to the next heading.
  private struct Section: Encodable {
    var anchor: String
    var title: String
    var prose = ""
    var code = ""
    /// The evidence with its systems, such as `recorded · macOS 27`; `nil` if it has none.
    var evidence: String?
  }

  private var pages: [Page] = []

  /// - Parameters:
  ///   - documents: The specs to index.
  ///   - topics: The scenarios, with the evidence of their clauses.
  ///   - names: The names to index.
  ///   - book: The rules to index.
  init(
    of documents: [SpecDocument],
    topics: SiteTopics,
    names: SiteNames,
    and book: RuleBook
  ) {
    let entries = Dictionary(grouping: topics.entries, by: \.page)
    pages =
      names.all.compactMap { Self.page(of: $0, in: names) }
      + book.families.map { Self.page(of: $0) }
      + documents.map { Self.page(of: $0, entries[$0.name] ?? []) }
  }
}

extension SearchWords {
  /// The script file, which calls a function with all pages.
  var file: SiteFile {
    SiteFile(path: "words.js", text: "plumbWords(\"\(PackedText.packed(text))\");\n")
  }

  var text: String { JSONText.line(of: pages) }

  /// Returns the page of a name, with the titles of the rules about it as prose; `nil` for a name
  /// without a page.
  private static func page(of name: String, in names: SiteNames) -> Page? {
    guard let path = names.path(of: name) else { return nil }
    let entries = names.uses[name] ?? []
    let recorded = entries.count { $0.standing == .recorded }
    let facts = names.rules(of: name).prefix(factCount).map(\.title.plainText)
    let section = Section(
      anchor: "",
      title: name,
      prose: facts.map { "\($0). " }.joined(),
      evidence: "\(entries.count) scenario\(entries.count == 1 ? "" : "s")"
        + (recorded == 0 ? "" : ", \(recorded) recorded")
    )
    return Page(path: PagePath.encoded(path), title: name, kind: "name", sections: [section])
  }

  /// The maximum number of rules whose titles are indexed with a name.
  private static let factCount = 3

  private static func page(of document: SpecDocument, _ entries: [SiteTopics.Entry]) -> Page {
    let clauses = Dictionary(grouping: entries, by: \.clause)
    var sections = [Section(anchor: "", title: document.title)]
    // A line of code that a page contains several times is indexed once.
    var lines: Set<String> = []
    for block in document.markdown.blocks {
      if let heading = block.heading {
        let entry = Self.strongest(clauses[heading.text] ?? [])
        sections.append(
          Section(
            anchor: heading.slug,
            title: heading.text,
            evidence: entry.map {
              [$0.standing.word, $0.systems.text].filter { !$0.isEmpty }.joined(separator: " · ")
            }
          )
        )
      } else if case .fence(let fence) = block.content {
        guard fence.name == "swift" else { continue }
        let new = fence.code.split(separator: "\n")
          .map { String($0.drop { $0 == " " }) }
          .filter { !$0.isEmpty && lines.insert($0).inserted }
        sections[sections.count - 1].code += new.map { "\($0)\n" }.joined()
      } else {
        let words = block.words
        if !words.isEmpty { sections[sections.count - 1].prose += "\(words) " }
      }
    }
    sections.removeAll { $0.prose.isEmpty && $0.code.isEmpty }
    return Page(
      path: PagePath.encoded(PagePath.page(of: document.name)),
      title: document.title,
      kind: document.name.hasPrefix("articles/") ? "article" : "spec",
      sections: sections
    )
  }

  private static func strongest(_ entries: [SiteTopics.Entry]) -> SiteTopics.Entry? {
    entries.first { $0.standing == .recorded } ?? entries.first
  }

  private static func page(of family: RuleFamily) -> Page {
    Page(
      path: PagePath.encoded(PagePath.page(ofFamily: family.name)),
      title: family.title,
      kind: "rule",
      sections: family.rules.map { rule in
        Section(
          anchor: rule.name.anchor,
          title: rule.heading,
          prose: rule.text,
          evidence: rule.origin.source
        )
      }
    )
  }
}
