package import Conformance
package import Reporting
package import SpecFormat

/// Everything that a site is made of: the specs, what came of them, and their layouts.
package struct SiteContent: Sendable {
  /// The specs with their verdicts.
  package var report: ConformanceReport
  /// The same specs as they were read, in the same order.
  package var documents: [SpecDocument]
  /// The scenarios with their layouts, in the order of the specs.
  package var runs: [ScenarioRun]
  /// Where a line of a spec is to be found.
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
  /// Relative to the site's folder: `views/stacks.html`.
  package var path: String
  package var text: String
}

extension SpecDocument {
  /// The folder of specs that the document is in, with a slash at its end.
  var folder: String { String(file.dropLast("\(name).md".count)) }
}
