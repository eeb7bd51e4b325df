package import Conformance
internal import LayoutTree
internal import Pictures
package import Reporting
package import SpecFormat

/// The content of a site: the specs, their results, and the layouts of their scenarios.
package struct SiteContent: Sendable {
  /// The specs with their verdicts.
  package var report: ConformanceReport
  /// The parsed specs, in the order of the report.
  package var documents: [SpecDocument]
  /// The scenarios with their layouts, in the order of the specs.
  package var runs: [ScenarioRun]
  /// The links to the lines of specs.
  package var sourceLinks: SourceLinks
  /// The mutation score of the suite; `nil` for a site without one.
  package var kills: MutationScore?
  /// The results of engines on the same suite; `nil` for a site without them.
  package var engines: EngineMatrix?
  /// The name of the suite, and the version that was run.
  package var edition: SiteEdition

  package init(
    report: ConformanceReport,
    documents: [SpecDocument],
    runs: [ScenarioRun],
    sourceLinks: SourceLinks,
    kills: MutationScore? = nil,
    engines: EngineMatrix? = nil,
    edition: SiteEdition = SiteEdition()
  ) {
    self.report = report
    self.documents = documents
    self.runs = runs
    self.sourceLinks = sourceLinks
    self.kills = kills
    self.engines = engines
    self.edition = edition
  }
}

/// The suite and its version, as the first page states them.
package struct SiteEdition: Sendable {
  /// The name of the suite.
  package var name: String
  /// The commit that was run; empty if unknown.
  package var commit: String
  /// The day of the run, such as `2026-11-26`; empty if unknown.
  package var date: String
  /// The engine that was run, such as `plumb 1.4.0 on Linux`; empty if unknown.
  package var engine: String
  /// The counts of the previous run; `nil` without a history.
  package var previous: HistoryEntry?

  package init(
    name: String = "Layout",
    commit: String = "",
    date: String = "",
    engine: String = "",
    previous: HistoryEntry? = nil
  ) {
    self.name = name
    self.commit = commit
    self.date = date
    self.engine = engine
    self.previous = previous
  }
}

/// One file of a site.
package struct SiteFile: Sendable, Equatable {
  /// The path relative to the site's folder, such as `views/stacks.html`.
  package var path: String
  package var text: String
  /// The path of the file whose bytes this file has; `nil` for a text.
  package var original: String?
}

extension SiteContent {
  /// The fonts of the apps that texts of all layouts are in.
  var fonts: PictureFonts {
    PictureFonts(
      runs.flatMap { run in run.layouts.flatMap(\.tree.fonts) + (run.sweep?.fonts ?? []) }
    )
  }
}

extension PictureFonts {
  /// The copies of the fonts in a site.
  var siteFiles: [SiteFile] {
    copies.map { SiteFile(path: $0.path, text: "", original: $0.original) }
  }
}

/// Writes a page, with the files that belong to it.
typealias PageJob = @Sendable () -> [SiteFile]

extension SpecDocument {
  /// The folder of specs that contains the document, ending with a slash.
  var folder: String { String(file.dropLast("\(name).md".count)) }
}
