internal import Conformance
internal import SpecFormat

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
    let pictures = content.runs.reduce(into: [String: ScenarioPicture]()) { pictures, run in
      pictures[run.scenario.id] = ScenarioPicture(of: run)
    }
    var topics = SiteTopics()
    for (document, report) in zip(content.documents, content.report.specs) {
      topics.note(document, report, pictures: pictures)
    }
    let names = SiteNames(topics)
    let cards = TopicCard.cards(of: content, topics)
    for page in specPages(names: names) {
      for file in page.files(topics: topics) { try body(file) }
    }
    for file in RulePages.files(topics: topics, links: content.sourceLinks, names: names) {
      try body(file)
    }
    for file in NamePages(content, names: names).files { try body(file) }
    for file in TopicPages(cards, names: names).files { try body(file) }
    for file in ways(topics: topics, names: names, cards: cards) { try body(file) }
    for path in shownPictures(topics, cards) {
      if let id = topics.scenario(ofPicture: path), let picture = pictures[id] {
        try body(picture.file)
      }
    }
    try forEachAsset(names: names, topics: topics, body)
  }

  /// The pages of the specs, with links to the pages before and after them in their folders.
  private func specPages(names: SiteNames) -> [SpecPage] {
    let folder = content.documents.first?.folder ?? "Specs/"
    let files = Set(content.documents.map(\.file))
    let folders = Dictionary(grouping: content.documents) { SpecTopic.folder(of: $0.name) }
    return zip(content.documents, content.report.specs).map { document, report in
      var page = SpecPage(
        document: document,
        report: report,
        runs: runs[document.file] ?? [],
        content: content,
        folder: folder,
        files: files,
        names: names
      )
      page.siblings = folders[SpecTopic.folder(of: document.name)] ?? []
      return page
    }
  }

  /// The pages that lead to all others.
  private func ways(topics: SiteTopics, names: SiteNames, cards: [TopicCard]) -> [SiteFile] {
    [
      SiteFile(
        path: PagePath.index,
        text: IndexPage(content, topics: topics, cards: cards).text
      ),
      SiteFile(path: PagePath.names, text: NamesPage(names).text),
      SiteFile(path: PagePath.rules, text: RulesPage(topics).text),
      SiteFile(path: PagePath.results, text: ResultsPage(content, topics: topics).text),
      SiteFile(path: PagePath.scenarios, text: ScenariosPage(topics).text),
    ]
  }

  /// The paths of the pictures that pages show by a link, without duplicates.
  private func shownPictures(_ topics: SiteTopics, _ cards: [TopicCard]) -> [String] {
    let rules = topics.rules.flatMap { RuleScenarios.shown(of: $0.entries) }.compactMap(\.picture)
    var seen: Set<String> = []
    return (cards.compactMap(\.picture) + rules).filter { seen.insert($0).inserted }
  }

  private func forEachAsset(
    names: SiteNames,
    topics: SiteTopics,
    _ body: (SiteFile) throws -> Void
  ) rethrows {
    let kills = content.kills == nil ? "" : MutationAssets.sheet
    try body(SiteFile(path: "site.css", text: SiteStyle.sheet + kills))
    try body(
      SearchWords(of: content.documents, topics: topics, names: names, and: .standard).file
    )
    try body(SiteFile(path: "site.js", text: SiteScript.source))
  }
}
