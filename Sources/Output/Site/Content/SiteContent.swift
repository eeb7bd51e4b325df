package import Conformance
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

  package init(
    report: ConformanceReport,
    documents: [SpecDocument],
    runs: [ScenarioRun],
    sourceLinks: SourceLinks,
    kills: MutationScore? = nil
  ) {
    self.report = report
    self.documents = documents
    self.runs = runs
    self.sourceLinks = sourceLinks
    self.kills = kills
  }
}

/// One file of a site.
package struct SiteFile: Sendable, Equatable {
  /// The path relative to the site's folder, such as `views/stacks.html`.
  package var path: String
  package var text: String
}

extension SpecDocument {
  /// The folder of specs that contains the document, ending with a slash.
  var folder: String { String(file.dropLast("\(name).md".count)) }
}
