internal import Conformance
internal import Pictures
internal import Platform
internal import SpecFormat

/// Writes a documentation site of specs in which every example has a picture and a verdict.
///
/// The pages can be opened from a disk, load nothing from other servers, and are readable without
/// scripts. They are written on all cores.
package struct SiteWriter {
  /// The number of pages of a batch, which limits the memory that they need.
  private static let batchSize = 128

  private let content: SiteContent

  package init(_ content: SiteContent) {
    self.content = content
  }
}

extension SiteWriter {
  /// Calls a closure with each file of the site, in batches as soon as they are written.
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
    let shown = shownPictures(topics, cards)
      .compactMap { topics.scenario(ofPicture: $0).flatMap { pictures[$0] } }
    var jobs = specPages(topics: topics)
    jobs += RulePages.jobs(topics: topics, links: content.sourceLinks, names: names)
    jobs += NamePages(content, names: names).jobs
    jobs += MatrixPages(content)?.jobs ?? []
    jobs += TopicPages(cards, kills: content.kills).jobs
    jobs += indexPages(topics: topics, names: names, cards: cards)
    jobs += shown.map { picture in { [picture.file] } }
    jobs.append(assets(names: names, topics: topics))
    for start in stride(from: 0, to: jobs.count, by: Self.batchSize) {
      let batch = Array(jobs[start..<min(start + Self.batchSize, jobs.count)])
      for file in ThreadPool.map(batch, { $0() }).joined() { try body(file) }
    }
  }

  /// The pages of the specs, with links to the pages before and after them in their folders.
  private func specPages(topics: SiteTopics) -> [PageJob] {
    let folder = content.documents.first?.folder ?? "Specs/"
    let files = Set(content.documents.map(\.file))
    let folders = Dictionary(grouping: content.documents) { SpecTopic.folder(of: $0.name) }
    let runs = Dictionary(grouping: content.runs, by: \.document.file)
    return zip(content.documents, content.report.specs).map { document, report in
      { [content] in
        var page = SpecPage(
          document: document,
          report: report,
          runs: runs[document.file] ?? [],
          content: content,
          folder: folder,
          files: files,
          isInSite: true
        )
        page.siblings = folders[SpecTopic.folder(of: document.name)] ?? []
        return page.files(topics: topics)
      }
    }
  }

  /// The pages that lead to all others.
  private func indexPages(topics: SiteTopics, names: SiteNames, cards: [TopicCard]) -> [PageJob] {
    [
      { [content] in
        let text = IndexPage(content, topics: topics, cards: cards).text
        return [SiteFile(path: PagePath.index, text: text)]
      },
      { [SiteFile(path: PagePath.names, text: NamesPage(names).text)] },
      { [SiteFile(path: PagePath.rules, text: RulesPage(topics).text)] },
      { [content] in
        [SiteFile(path: PagePath.results, text: ResultsPage(content, topics: topics).text)]
      },
      { [specs = content.report.specs] in ScenariosPage(topics, specs: specs).files },
    ]
  }

  /// The paths of the pictures that pages show by a link, without duplicates.
  private func shownPictures(_ topics: SiteTopics, _ cards: [TopicCard]) -> [String] {
    let rules = topics.rules.flatMap { RuleScenarios.shown(of: $0.entries) }.compactMap(\.picture)
    let single = cards.count == 1 ? cards[0].shownEntries.compactMap(\.picture) : []
    var seen: Set<String> = []
    return (cards.compactMap(\.picture) + single + rules).filter { seen.insert($0).inserted }
  }

  /// The style sheet, the script and the search index.
  private func assets(names: SiteNames, topics: SiteTopics) -> PageJob {
    { [content] in
      let kills = content.kills == nil ? "" : MutationAssets.sheet
      let engines = MatrixPages(content)?.sheet ?? ""
      let fonts = content.fonts
      return fonts.siteFiles + [
        SiteFile(path: "site.css", text: SiteStyle.sheet + kills + engines + fonts.sheet),
        SearchWords(of: content.documents, topics: topics, names: names, and: .standard).file,
        SiteFile(path: "site.js", text: names.script + SiteScript.source),
      ]
    }
  }
}
