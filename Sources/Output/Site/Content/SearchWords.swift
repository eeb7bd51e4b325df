internal import ElementTree
internal import Reporting
internal import SpecFormat

/// Every word of a site, section by section, as the search takes them.
///
/// It is a file that a page loads when somebody searches, so that it works from a disk.
struct SearchWords {
  /// A page with its sections.
  private struct Page: Encodable {
    var path: String
    var title: String
    var sections: [Section]
  }

  /// A heading with what stands under it, down to the next one.
  private struct Section: Encodable {
    var anchor: String
    var title: String
    var prose = ""
    var code = ""
  }

  private var pages: [Page] = []

  /// - Parameters:
  ///   - documents: The specs.
  ///   - book: The rules.
  init(of documents: [SpecDocument], and book: RuleBook) {
    pages = documents.map { Self.page(of: $0) } + book.families.map { Self.page(of: $0) }
  }
}

extension SearchWords {
  /// The file: a call of the script's function with all pages.
  var file: SiteFile {
    SiteFile(path: "words.js", text: "plumbWords(\(JSONText.line(of: pages)));\n")
  }

  private static func page(of document: SpecDocument) -> Page {
    var sections = [Section(anchor: "", title: document.title)]
    // A line of code that a page has often is in it once.
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
        Section(anchor: rule.name.anchor, title: rule.name.text, prose: rule.text)
      }
    )
  }
}
