internal import Conformance
internal import Pictures
internal import SpecFormat

/// A documentation of specs in which every example is drawn and proven: pages that open from a disk,
/// need nothing from elsewhere, and can be read without scripts.
package struct SiteWriter {
  private let content: SiteContent

  package init(_ content: SiteContent) { self.content = content }
}

extension SiteWriter {
  /// Every file of the site, each handed over as soon as it is written.
  ///
  /// - Complexity: O(*n*) for *n* bytes of the site.
  package func forEachFile(_ body: (SiteFile) throws -> Void) rethrows {
    let folder = content.documents.first?.folder ?? "Specs/"
    let files = Set(content.documents.map(\.file))
    var topics = SiteTopics()
    var pages: [SpecPage] = []
    let runs = Dictionary(grouping: content.runs, by: \.document.file)
    for (document, report) in zip(content.documents, content.report.specs) {
      let page = SpecPage(
        document: document,
        report: report,
        runs: runs[document.file] ?? [],
        content: content,
        folder: folder,
        files: files
      )
      topics.note(document, report)
      pages.append(page)
    }
    for page in pages {
      try body(SiteFile(path: page.path, text: page.text(topics: topics)))
    }
    try body(SiteFile(path: "index.html", text: IndexPage(content, topics: topics).text))
    try body(SiteFile(path: "site.css", text: SiteStyle.sheet))
    try body(SiteFile(path: "site.js", text: SiteScript.source))
  }
}
