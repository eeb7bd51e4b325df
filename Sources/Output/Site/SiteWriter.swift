internal import Conformance
internal import Pictures
internal import SpecFormat
internal import ViewLayout

/// Writes a documentation site of specs in which every example has a picture and a verdict.
///
/// The pages can be opened from a disk, load nothing from other servers, and are readable without
/// scripts.
package struct SiteWriter {
  private let content: SiteContent
  /// The runs of each spec's scenarios, by the path of the spec.
  private let runs: [String: [ScenarioRun]]

  package init(_ content: SiteContent) {
    self.content = content
    runs = Dictionary(grouping: content.runs, by: \.document.file)
  }
}

extension SiteWriter {
  /// Calls a closure with each file of the site as soon as it is written.
  ///
  /// - Complexity: O(*n*) for *n* bytes of the site.
  package func forEachFile(_ body: (SiteFile) throws -> Void) rethrows {
    let folder = content.documents.first?.folder ?? "Specs/"
    let files = Set(content.documents.map(\.file))
    var topics = SiteTopics()
    var pages: [SpecPage] = []
    for (document, report) in zip(content.documents, content.report.specs) {
      let page = SpecPage(
        document: document,
        report: report,
        runs: runs(of: document),
        content: content,
        folder: folder,
        files: files
      )
      topics.note(document, report, pictures: try writePictures(of: document, body))
      pages.append(page)
    }
    for page in pages {
      try body(SiteFile(path: page.path, text: page.text(topics: topics)))
    }
    let rulePages = RulePages.files(topics: topics, links: content.sourceLinks)
    for file in rulePages { try body(file) }
    try body(SiteFile(path: "index.html", text: IndexPage(content, topics: topics).text))
    let kills = content.kills == nil ? "" : MutationAssets.sheet
    try body(SiteFile(path: "site.css", text: SiteStyle.sheet + kills))
    try body(SearchWords(of: content.documents, and: .standard).file)
    try body(SiteFile(path: "site.js", text: SiteScript.source))
  }

  private func runs(of document: SpecDocument) -> [ScenarioRun] { runs[document.file] ?? [] }

  /// Writes the pictures of scenarios whose clauses name rules, and returns their paths by scenario
  /// id.
  private func writePictures(
    of document: SpecDocument,
    _ body: (SiteFile) throws -> Void
  ) rethrows -> [String: String] {
    var paths: [String: String] = [:]
    let ruled = Set(document.clauses.filter { !$0.rules.isEmpty }.flatMap(\.scenarios).map(\.id))
    for run in runs(of: document) where ruled.contains(run.scenario.id) {
      guard let picture = ScenarioPicture(of: run) else { continue }
      try body(picture.file)
      paths[run.scenario.id] = picture.path
    }
    return paths
  }
}

/// The picture of a scenario as a standalone file, for pages that show it by a link.
struct ScenarioPicture {
  private let run: ScenarioRun
  private let layout: ScenarioLayout

  /// Creates the picture of a run's first layout, or returns `nil` if the run has nothing to draw.
  init?(of run: ScenarioRun) {
    guard let layout = run.layouts.first(where: { !$0.tree.nodes.isEmpty }) else { return nil }
    self.run = run
    self.layout = layout
  }
}

extension ScenarioPicture {
  /// The path relative to the site's folder, such as `pictures/views/stacks/a-row.svg`.
  var path: String {
    "pictures/\(run.document.name)/\(run.scenario.slug).svg"
  }

  var file: SiteFile {
    SiteFile(path: path, text: Picture(layout, of: run.scenario).file)
  }
}
