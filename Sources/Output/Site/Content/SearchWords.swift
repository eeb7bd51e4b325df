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
    var sections: [Section]
  }

  /// A heading with its content up to the next heading.
  private struct Section: Encodable {
    var anchor: String
    var title: String
    var prose = ""
    var code = ""
  }

  private var pages: [Page] = []

  /// - Parameters:
  ///   - documents: The specs to index.
  ///   - book: The rules to index.
  init(of documents: [SpecDocument], and book: RuleBook) {
    pages = documents.map { Self.page(of: $0) } + book.families.map { Self.page(of: $0) }
  }
}

extension SearchWords {
  /// The script file, which calls a function with all pages.
  var file: SiteFile {
    SiteFile(path: "words.js", text: "plumbWords(\(JSONText.line(of: pages)));\n")
  }

  private static func page(of document: SpecDocument) -> Page {
    var sections = [Section(anchor: "", title: document.title)]
    // A line of code that a page contains several times is indexed once.
    var lines: Set<String> = []
    for block in document.markdown.blocks {
      if let heading = block.heading {
        sections.append(Section(anchor: heading.slug, title: heading.text))
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
      sections: sections
    )
  }

  private static func page(of family: RuleFamily) -> Page {
    Page(
      path: PagePath.encoded(PagePath.page(ofFamily: family.name)),
      title: family.title,
      sections: family.rules.map { rule in
        Section(anchor: rule.name.anchor, title: rule.heading, prose: rule.text)
      }
    )
  }
}
